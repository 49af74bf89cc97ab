import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { type PaymentMode, type PaymentReport } from '../../../../platform/payments';
import { runInTenant } from '../../../../platform/tenancy';
import { type ActInScope, type Actor, auditInScope } from '../../../tenants';
import { ProviderAccounts } from '../../provider-accounts/provider-accounts';
import { BookReport } from '../../settling/book-report';
import { type Payable } from '../../settling/payable';
import { toldReport } from '../../settling/told-report';
import { DebitFileNotDue, DebitFileNotFound, DebitNotFiled } from './errors';
import { type ReturnReason } from './return-reasons';

interface FiledBy {
  readonly account: string;
  readonly isDue: boolean;
}

const FILE = `
  select provider_account_id as account, collect_on <= (now() at time zone 'UTC')::date as "isDue"
  from debit_file where id = $1`;

const UNPAID = `
  select d.attempt_id as attempt from direct_debit d join payment_attempt a on a.id = d.attempt_id
  where d.file_id = $1 and d.returned_at is null and a.status <> 'paid' order by d.attempt_id`;

/** Books what the statements of a bank say of the debits that a file has asked it for. Told again, it books nothing more. */
@Injectable()
export class TellDebits {
  constructor(
    private readonly database: Database,
    private readonly accounts: ProviderAccounts,
    private readonly reports: BookReport,
  ) {}

  /** The bank has sent one back, before or after it was paid. Answers whether that is new. */
  async returned(tenantId: number, attempt: string, reason: ReturnReason, actor: Actor): Promise<boolean> {
    const details = { reason };
    const act = { action: 'payments.debit_returned', subject: `payment_attempt:${attempt}`, details };
    return runInTenant(tenantId, async () => {
      const [filed] = await this.database.query<{ file: string; account: string }>(
        `select d.file_id as file, f.provider_account_id as account
         from direct_debit d join debit_file f on f.id = d.file_id where d.attempt_id = $1::uuid`,
        [attempt],
      );
      if (!filed) throw new DebitNotFiled();
      const reportOf = (payable: Payable, mode: PaymentMode) => returnOf(payable, reason, mode);
      return this.tell(attempt, filed.account, reportOf, { actor, act });
    });
  }

  /**
   * The bank has paid everything of a file that it has not sent back. Answers how many debits that is new of. Each is booked by
   * itself, and the first one together with the audit entry for all: no booking is without an entry.
   */
  async paid(tenantId: number, file: string, actor: Actor): Promise<number> {
    return runInTenant(tenantId, async () => {
      const [found] = await this.database.query<FiledBy>(FILE, [file]);
      if (!found) throw new DebitFileNotFound();
      if (!found.isDue) throw new DebitFileNotDue();
      const debits = await this.database.query<{ attempt: string }>(UNPAID, [file]);
      const details = { debits: debits.length };
      const act = { action: 'payments.debits_paid', subject: `debit_file:${file}`, details };
      let told = 0;
      for (const { attempt } of debits) {
        const written = told === 0 ? { actor, act } : undefined;
        if (await this.tell(attempt, found.account, paymentOf, written)) told += 1;
      }
      return told;
    });
  }

  /** A debit that came back stays so: whichever is told first of both holds the rows. */
  private async tell(
    attempt: string,
    accountId: string,
    reportOf: (payable: Payable, mode: PaymentMode) => PaymentReport | undefined,
    written: { readonly actor: Actor; readonly act: ActInScope } | undefined,
  ): Promise<boolean> {
    const { mode } = (await this.accounts.get(accountId)).access;
    let isNew = false;
    await this.reports.bookTold(attempt, mode, async (payable) => {
      const open = await this.database.query(
        'select from direct_debit where attempt_id = $1::uuid and returned_at is null',
        [attempt],
      );
      const report = open.length === 0 ? undefined : reportOf(payable, mode);
      isNew = report !== undefined;
      if (isNew && written) await this.database.batch([auditInScope(written.actor, written.act)]);
      return report;
    });
    return isNew;
  }
}

const paymentOf = (payable: Payable, mode: PaymentMode): PaymentReport | undefined =>
  payable.attemptStatus === 'paid' ? undefined : toldReport(payable, { status: 'paid' }, mode);

/** Reports a return: a debit that was paid already is lost as a dispute. */
function returnOf(payable: Payable, reason: ReturnReason, mode: PaymentMode): PaymentReport {
  const { attempt, attemptStatus, amount, currency } = payable;
  if (attemptStatus !== 'paid') return toldReport(payable, { status: 'failed', failure: reason }, mode);
  const disputes = [{ id: `bank:${attempt}`, status: 'lost', sum: { amount, currency } } as const];
  return toldReport(payable, { status: 'paid', failure: reason, disputes }, mode);
}
