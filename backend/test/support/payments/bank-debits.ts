import { TellRefund } from '../../../src/modules/payments/admin/refunds/tell-refund';
import { ProviderAccountAdmin } from '../../../src/modules/payments/provider-accounts/provider-account-admin';
import { DebitFileAdmin } from '../../../src/modules/payments/direct-debit/files/debit-file-admin';
import { LeaveOutDebit } from '../../../src/modules/payments/direct-debit/files/leave-out-debit';
import { TellDebits } from '../../../src/modules/payments/direct-debit/files/tell-debits';
import { WriteDebitFile, type WrittenDebits } from '../../../src/modules/payments/direct-debit/files/write-debit-file';
import { ProviderAccounts } from '../../../src/modules/payments/provider-accounts/provider-accounts';
import { BookReport } from '../../../src/modules/payments/settling/book-report';
import { PublishedSites } from '../../../src/modules/tenants';
import { DataKeys } from '../../../src/platform/data-keys';
import { Database, PlatformDatabase } from '../../../src/platform/database';
import { BankProvider } from '../../../src/platform/payments/bank/bank-provider';
import { FIRST, OPERATOR, SECOND } from '../api';
import { rows } from '../people';
import * as paying from './paying';
import { type PaymentsApi } from './payments-api';

export const BANK_KEY = 'NL91 ABNA 0417 1643 00:ABNANL2A:Everglow Demo B.V.';
/** Far enough ahead that every debit is due. */
const LATER = new Date(Date.now() + 10 * 86_400_000);

/** The brands of a sale collect by a bank, with what staff do for that. */
export class BankDebitStaff {
  readonly files: DebitFileAdmin;
  readonly writer: WriteDebitFile;
  readonly teller: TellDebits;
  readonly refunds: TellRefund;

  private constructor(private readonly sale: PaymentsApi) {
    const { app } = sale.api.running;
    const [platform, database] = [app.get(PlatformDatabase), app.get(Database)];
    const [accounts, keys] = [app.get(ProviderAccounts, { strict: false }), app.get<DataKeys>(DataKeys)];
    const left = app.get(LeaveOutDebit, { strict: false });
    this.writer = new WriteDebitFile(database, accounts, app.get(PublishedSites), left, keys);
    this.files = new DebitFileAdmin(platform, database, accounts, keys);
    const reports = app.get(BookReport, { strict: false });
    this.teller = new TellDebits(database, accounts, reports);
    this.refunds = new TellRefund(database, accounts, reports);
  }

  /** In place of the accounts at Mollie. */
  static async connect(sale: PaymentsApi): Promise<BankDebitStaff> {
    const { api, mollie, stripe } = sale;
    const bank = new BankProvider();
    paying.useProviders(api, mollie, stripe, bank);
    const admin = api.running.app.get(ProviderAccountAdmin, { strict: false });
    for (const host of [FIRST, SECOND]) {
      await admin.setStatus(await paying.tenantOf(api, host), 'mollie', { status: 'closing' }, OPERATOR);
      await paying.connect(api, 'bank', bank, host, BANK_KEY);
    }
    return new BankDebitStaff(sale);
  }

  async write(host = FIRST, now = LATER): Promise<WrittenDebits> {
    return this.writer.write(await paying.tenantOf(this.sale.api, host), 'bank', OPERATOR, now);
  }

  async writeAgain(id: string, host = FIRST): Promise<string> {
    return (await this.files.writeAgain(await paying.tenantOf(this.sale.api, host), id, OPERATOR)).xml;
  }

  async returned(attempt: string, host = FIRST): Promise<boolean> {
    return this.teller.returned(await paying.tenantOf(this.sale.api, host), attempt, 'AM04', OPERATOR);
  }

  async paid(file: string | undefined, host = FIRST): Promise<number> {
    return this.teller.paid(await paying.tenantOf(this.sale.api, host), file ?? '', OPERATOR);
  }

  async refunded(refund: string, host = FIRST): Promise<boolean> {
    return this.refunds.made(await paying.tenantOf(this.sale.api, host), refund, OPERATOR);
  }

  /** As though the day had come on which a bank collects a file. */
  collected(file: string | undefined) {
    return rows(this.sale.api, 'update debit_file set collect_on = current_date where id = $1', [file]);
  }

  async attemptOf(order: number): Promise<string> {
    const [row] = await rows(
      this.sale.api,
      'select id from payment_attempt where order_id = $1 order by created_at desc',
      [order],
    );
    return String(row?.['id']);
  }
}
