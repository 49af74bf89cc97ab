import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { OutboxHint } from '../../../../platform/outbox';
import { type PaymentReport, type Period, ProviderError } from '../../../../platform/payments';
import { currentTenantId } from '../../../../platform/tenancy';
import { LOGGER, type Logger } from '../../../../platform/telemetry';
import { type ProviderAccount, ProviderAccounts } from '../../provider-accounts/provider-accounts';
import { checkEntry } from '../../settling/check-entry';
import { bookLines } from './book-lines';
import { BOOKED, type Difference, findDifferences } from './find-differences';
import { type OurDay, readOurDay } from './our-day';
import { type ProviderStatement, readStatement } from './provider-statement';
import { withReports } from './with-reports';
import { keepDifferences } from './keep-differences';

const DAY_MS = 86_400_000;
/** These may come of a report that was missed: the payment is asked for again. */
const CHECKED = /^(?:payment_not_booked|(?:refund|dispute)_(?:unknown|status))$/;

/**
 * Compares a day of the tenant in scope at one provider, both ways, and books what the provider keeps and pays out. Whatever
 * differs is written down and told; nothing of it is mended. Compared again, it books nothing twice.
 */
@Injectable()
export class CompareDay {
  constructor(
    private readonly database: Database,
    private readonly accounts: ProviderAccounts,
    @Inject(OutboxHint) private readonly hint: OutboxHint,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Never inside a transaction: it waits for the provider. Throws ProviderError where that does not answer. */
  async compare(accountId: string, day: string): Promise<readonly Difference[]> {
    const period = { from: new Date(`${day}T00:00:00Z`), until: new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS) };
    const account = await this.accounts.get(accountId);
    if (account.provider.reports === 'by_hand') {
      // Staff have told what the books say: there is nothing else to compare them with.
      await this.compared(accountId, day, false);
      return [];
    }
    const statement = await readStatement(account, period);
    const ours = await readOurDay(this.database, accountId, period, statement);
    const found = findDifferences(period, ours, await this.complete(account, period, ours, statement));
    const orderOf = ordersOf(ours);
    await this.database.transaction(async () => {
      for (const statementOf of bookLines(accountId, statement.balance, orderOf))
        await this.database.batch(statementOf);
      await this.keep(accountId, day, found);
      await this.compared(accountId, day, statement.told.has('balance'));
    });
    this.hint.give();
    return found;
  }

  private async compared(account: string, day: string, hasBalance: boolean): Promise<void> {
    await this.database.execute(
      `insert into payment_comparison (provider_account_id, day, compared_at, has_balance)
       values ($1, $2::date, now(), $3)
       on conflict (tenant_id, provider_account_id, day) do update
         set compared_at = excluded.compared_at, has_balance = excluded.has_balance`,
      [account, day, hasBalance],
    );
  }

  /**
   * A payment that we booked that day may have been made on another one at the provider, where clocks differ or an
   * answer was lost: it is read by itself before anything counts as missing.
   */
  private async complete(
    account: ProviderAccount,
    period: Period,
    ours: OurDay,
    statement: ProviderStatement,
  ): Promise<ProviderStatement> {
    const missing = findDifferences(period, ours, statement).filter(({ kind }) => kind.endsWith('_missing'));
    const attempts = new Set(missing.map(({ attempt }) => attempt));
    const paid = await this.paymentsOf([...attempts].flatMap((attempt) => attempt ?? []));
    const reports: PaymentReport[] = [];
    for (const payment of paid) {
      const report = await account.provider.read(account.access, payment).catch((error: unknown) => {
        if (error instanceof ProviderError && error.fault === 'absent') return undefined;
        throw error;
      });
      if (report) reports.push(report);
    }
    return withReports(statement, reports);
  }

  private async paymentsOf(attempts: readonly string[]): Promise<string[]> {
    if (attempts.length === 0) return [];
    const rows = await this.database.query<{ payment: string }>(
      `select provider_payment_id as payment from payment_attempt
       where id = any($1::uuid[]) and provider_payment_id is not null`,
      [attempts],
    );
    return rows.map(({ payment }) => payment);
  }

  private async keep(account: string, day: string, found: readonly Difference[]): Promise<void> {
    const fresh = await keepDifferences(this.database, { account, day, found });
    for (const { kind, order } of fresh)
      this.log.error({ tenant: currentTenantId(), account, day, kind, order }, 'a provider and the books do not agree');
    const attempts = found.flatMap(({ kind, attempt, ours }) =>
      attempt !== undefined && (CHECKED.test(kind) || ours === BOOKED) ? [attempt] : [],
    );
    await this.database.batch([...new Set(attempts)].map((attempt) => checkEntry(attempt)));
  }
}

/** Which order a payment at the provider is of, by either of its ids. */
function ordersOf({ payments }: OurDay): (payment: string) => number | undefined {
  const orders = new Map<string, number>();
  for (const { payment, otherId, order } of payments)
    for (const id of [payment, otherId]) if (id !== null) orders.set(id, order);
  return (payment) => orders.get(payment);
}
