import { Inject, Injectable } from '@nestjs/common';
import { HourlyWork, PlatformDatabase } from '../../../platform/database';
import { PROVIDER_NAMES, PaymentProviders } from '../../../platform/payments';
import { LOGGER, type Logger, gauge } from '../../../platform/telemetry';
import { DUE_REFUND_WORK } from '../admin/refunds/due-refund-work';
import { BooksCheck } from './books-check';

interface Overdue {
  readonly held: number;
  readonly refunds: number;
  /** Those that staff have to make on the provider's pages. */
  readonly byHand: number;
}

/**
 * Payments that staff have to look at, refunds that the law wants paid within a day, and those that wait for staff. A refund
 * of a direct debit waits until there is money to pay back.
 */
const OVERDUE = `
  select (select count(*)::integer from payment_attempt where status = 'held') as held,
    (select count(*)::integer from money_refund w
      join payment_attempt a on a.tenant_id = w.tenant_id and a.id = w.attempt_id
      join provider_account p on p.tenant_id = a.tenant_id and p.id = a.provider_account_id
      where ${DUE_REFUND_WORK.where} and w.due_at < now() + interval '1 day') as refunds,
    (select count(*)::integer from money_refund r
      join payment_attempt a on a.tenant_id = r.tenant_id and a.id = r.attempt_id
      join provider_account p on p.tenant_id = a.tenant_id and p.id = a.provider_account_id
      where r.status = 'asked' and a.status = 'paid' and p.provider = any($1::text[]) and not exists (select from payment_dispute d
        where d.tenant_id = r.tenant_id and d.attempt_id = r.attempt_id and d.status <> 'won')) as "byHand"`;

/** Looks at the books of all tenants each hour. The command line names the orders (docs/operations.md). */
@Injectable()
export class HourlyBooksCheck extends HourlyWork {
  private differences = 0;
  private overdue: Overdue = { held: 0, refunds: 0, byHand: 0 };
  private checkedAt = Date.now();

  constructor(
    private readonly books: BooksCheck,
    private readonly platform: PlatformDatabase,
    @Inject(PaymentProviders) private readonly providers: PaymentProviders,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super('the books of payments could not be checked', log);
    gauge('payment_differences', 'Orders whose credits and money did not agree, when they were last checked', () => {
      return this.differences;
    });
    gauge('payments_held', 'Payments that are not what was ordered and wait for staff', () => {
      return this.overdue.held;
    });
    gauge('refunds_due', 'Refunds that are not paid and are due within a day', () => {
      return this.overdue.refunds;
    });
    gauge('refunds_by_hand', 'Refunds that staff have to make on the pages of a provider', () => this.overdue.byHand);
    gauge('payment_check_age_seconds', 'Seconds since the books of all orders were checked', () => {
      return (Date.now() - this.checkedAt) / 1000;
    });
  }

  protected override async work(): Promise<void> {
    const { orders, differences } = await this.books.run(() => this.stopped);
    const [overdue] = await this.platform.query<Overdue>(OVERDUE, [
      PROVIDER_NAMES.filter((name) => this.providers.byName(name).refunds === 'by_hand'),
    ]);
    if (this.stopped) return;
    this.differences = differences.length;
    if (overdue) this.overdue = overdue;
    this.checkedAt = Date.now();
    for (const { tenant, order, faults } of differences)
      this.log.error({ tenant, order, faults }, 'credits and money of an order do not agree');
    this.log.info({ orders, differences: differences.length, ...this.overdue }, 'the books of payments were checked');
  }
}
