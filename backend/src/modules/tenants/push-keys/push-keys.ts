import { Inject, Injectable } from '@nestjs/common';
import { DataKeys } from '../../../platform/data-keys';
import { Database } from '../../../platform/database';
import { type Site, SiteDirectory, runInTenant } from '../../../platform/tenancy';
import { type PushKeyPair, newPushKeyPair } from './key-pair';
import { privateKeySeal } from './sealed-private-key';

export interface CurrentPushKey {
  readonly version: number;
  readonly publicKey: string;
}

/** A retired key signs for as long, while the pages of its devices move over to the current one. */
export const RETIRED_DAYS = 90;

const SIGNS = `(retired_at is null or retired_at > now() - interval '${RETIRED_DAYS} days')`;

/** The keys that each tenant signs its push messages with. One for all would let push services link brands. */
@Injectable()
export class PushKeys {
  /** A rotation brings a new Site, and with it a new place here. */
  private readonly known = new WeakMap<Site, Promise<CurrentPushKey>>();

  constructor(
    private readonly database: Database,
    @Inject(DataKeys) private readonly keys: DataKeys,
    private readonly directory: SiteDirectory,
  ) {}

  /** The key that pages subscribe with. It is made where the tenant has none yet. */
  current(tenantId: number): Promise<CurrentPushKey> {
    const site = this.directory.site(tenantId);
    const known = site && this.known.get(site);
    if (known) return known;
    const key = runInTenant(tenantId, () => this.load(tenantId));
    if (site) {
      this.known.set(site, key);
      // A failure is not kept: the next caller tries again.
      key.catch(() => this.known.delete(site));
    }
    return key;
  }

  /** The version of a public key that still signs. */
  async versionOf(tenantId: number, publicKey: string): Promise<number | undefined> {
    const current = await this.current(tenantId);
    if (current.publicKey === publicKey) return current.version;
    const [row] = await runInTenant(tenantId, () =>
      this.database.query<{ version: number }>(`select version from push_key where public_key = $1 and ${SIGNS}`, [
        publicKey,
      ]),
    );
    return row?.version;
  }

  /** The pair that signs for the devices of a version; undefined once that is over. */
  async pair(tenantId: number, version: number): Promise<PushKeyPair | undefined> {
    const [row] = await runInTenant(tenantId, () =>
      this.database.query<{ public_key: string; private_key: Buffer }>(
        `select public_key, private_key from push_key where version = $1 and ${SIGNS}`,
        [version],
      ),
    );
    if (!row) return undefined;
    const privateKey = privateKeySeal(this.keys, tenantId, version).open(row.private_key);
    return { publicKey: row.public_key, privateKey };
  }

  private async load(tenantId: number): Promise<CurrentPushKey> {
    return (await this.find()) ?? this.makeFirst(tenantId);
  }

  private async find(): Promise<CurrentPushKey | undefined> {
    const [row] = await this.database.query<CurrentPushKey>(
      'select version, public_key as "publicKey" from push_key where retired_at is null',
    );
    return row;
  }

  /** For tenants from before there were keys. Of several processes at once one makes it, and all find the same. */
  private async makeFirst(tenantId: number): Promise<CurrentPushKey> {
    const { publicKey, privateKey } = newPushKeyPair();
    await this.database.execute(
      'insert into push_key (version, public_key, private_key) values (1, $1, $2) on conflict do nothing',
      [publicKey, privateKeySeal(this.keys, tenantId, 1).seal(privateKey)],
    );
    const made = await this.find();
    if (!made) throw new Error('a push key was not stored');
    return made;
  }
}
