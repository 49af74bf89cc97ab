import { Inject, Injectable } from '@nestjs/common';
import { DataKeys } from '../../../platform/data-keys';
import { type PlatformConnection, PlatformDatabase } from '../../../platform/database';
import { ConfigSignal } from '../../../platform/tenancy';
import { type Actor } from '../actor';
import { audit } from '../audit';
import { TENANTS_TABLES } from '../tables';
import { nextVersion } from '../version';
import { newPushKeyPair } from './key-pair';
import { PushKeys } from './push-keys';
import { privateKeySeal } from './sealed-private-key';

export interface ListedPushKey {
  readonly version: number;
  readonly publicKey: string;
  readonly createdAt: Date;
  readonly retiredAt: Date | null;
}

/** Makes and replaces the keys that tenants sign push messages with. No private key leaves it. */
@Injectable()
export class PushKeyAdmin {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(DataKeys) private readonly keys: DataKeys,
    private readonly pushKeys: PushKeys,
    private readonly signal: ConfigSignal,
  ) {}

  /** Newest first; the first one is current. */
  list(tenantId: number): Promise<ListedPushKey[]> {
    return this.platform.query<ListedPushKey>(
      `select version, public_key as "publicKey", created_at as "createdAt", retired_at as "retiredAt"
       from push_key where tenant_id = $1 order by version desc`,
      [tenantId],
    );
  }

  /** In the transaction that makes the tenant, or retires the key before. */
  async add(connection: PlatformConnection, tenantId: number, version: number): Promise<void> {
    const { publicKey, privateKey } = newPushKeyPair();
    await connection.execute(
      'insert into push_key (tenant_id, version, public_key, private_key) values ($1, $2, $3, $4)',
      [tenantId, version, publicKey, privateKeySeal(this.keys, tenantId, version).seal(privateKey)],
    );
  }

  /**
   * Pages subscribe with a new key from now on; those that have subscribed move over when they are opened next. The key
   * before it signs for them until then, for `RETIRED_DAYS` at most. Answers the new version.
   */
  async rotate(tenantId: number, actor: Actor): Promise<number> {
    await this.pushKeys.current(tenantId);
    const rotated = await this.platform.transaction(async (connection) => {
      // Its lock makes rotations wait for each other.
      const next = await nextVersion(connection);
      const [last] = await connection.query<{ version: number }>(
        'update push_key set retired_at = now() where tenant_id = $1 and retired_at is null returning version',
        [tenantId],
      );
      if (!last) throw new Error('a tenant has no current push key');
      const version = last.version + 1;
      await this.add(connection, tenantId, version);
      // The processes' copies of the settings are as old as their copy of the tenant.
      await connection.repository(TENANTS_TABLES.tenant).update({ id: tenantId }, { version: String(next) });
      await audit(connection, actor, {
        action: 'push_key.rotated',
        tenantId,
        subject: `push_key:${version}`,
        details: { previous: last.version },
      });
      return { version, next };
    });
    this.signal.announce(rotated.next);
    return rotated.version;
  }
}
