import { Inject, Injectable } from '@nestjs/common';
import { DataKeys } from '../../../../platform/data-keys';
import { Database, PlatformDatabase } from '../../../../platform/database';
import { runInTenant } from '../../../../platform/tenancy';
import { type Actor, audit } from '../../../tenants';
import { ProviderAccounts } from '../../provider-accounts/provider-accounts';
import { DebitFileGone, DebitFileNotFound } from './errors';
import { type SignedDebit, contentOf, hashOf } from './file-content';
import { writePain008 } from './pain-008';
import { type WrittenFile } from './write-debit-file';

export interface ListedDebitFile {
  readonly id: string;
  readonly account: string;
  /** `YYYY-MM-DD` */
  readonly collectOn: string;
  readonly debits: number;
  /** In cents. */
  readonly amount: number;
  readonly paid: number;
  readonly returned: number;
}

interface KeptFile extends Omit<WrittenFile, 'xml'> {
  readonly account: string;
  readonly createdAt: string;
  readonly description: string;
  readonly contentHash: Buffer;
}

const LIST = `
  select f.id, f.provider_account_id as account, f.collect_on::text as "collectOn", f.debits, f.amount::double precision as amount,
    (select count(*)::integer from direct_debit d join payment_attempt a on a.id = d.attempt_id
      where d.file_id = f.id and d.returned_at is null and a.status = 'paid') as paid,
    (select count(*)::integer from direct_debit d where d.file_id = f.id and d.returned_at is not null) as returned
  from debit_file f order by f.created_at desc, f.id limit 100`;

const FILE = `
  select id, provider_account_id as account, collect_on::text as "collectOn", debits, amount::double precision as amount,
    to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') as "createdAt", description,
    content_hash as "contentHash"
  from debit_file where id = $1`;

/** In the order of the file. */
const FILED = `
  select a.id as attempt, o.amount, m.id as mandate, m.reference, m.creditor_id as "creditorId", m.proof,
    to_char(m.signed_at at time zone 'UTC', 'YYYY-MM-DD') as "signedOn", d.is_first as "isFirst"
  from direct_debit d join payment_attempt a on a.id = d.attempt_id join payment_order o on o.id = a.order_id
  join mandate m on m.id = d.mandate_id where d.file_id = $1 order by a.id`;

/** Shows staff the files that a brand's banks were given. */
@Injectable()
export class DebitFileAdmin {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly database: Database,
    private readonly accounts: ProviderAccounts,
    @Inject(DataKeys) private readonly keys: DataKeys,
  ) {}

  /** The newest first. */
  list(tenantId: number): Promise<ListedDebitFile[]> {
    return runInTenant(tenantId, () => this.database.query<ListedDebitFile>(LIST));
  }

  /** Writes a file again, the same to the byte, or not at all. Whoever gets it is written down. */
  async writeAgain(tenantId: number, id: string, actor: Actor): Promise<WrittenFile> {
    const file = await runInTenant(tenantId, () => this.read(id));
    await audit(this.platform, actor, {
      ...{ action: 'payments.debit_file_read', tenantId, subject: `provider_account:${file.account}` },
      details: { file: id },
    });
    return file;
  }

  private async read(id: string): Promise<WrittenFile & { readonly account: string }> {
    const [file] = await this.database.query<KeptFile>(FILE, [id]);
    if (!file) throw new DebitFileNotFound();
    const filed = await this.database.query<SignedDebit>(FILED, [id]);
    const { access } = await this.accounts.get(file.account);
    const xml = writePain008(contentOf(this.keys, file, access.apiKey, filed));
    if (!hashOf(xml).equals(file.contentHash)) throw new DebitFileGone();
    const { account, collectOn, debits, amount } = file;
    return { id, account, collectOn, debits, amount, xml };
  }
}
