import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { type PaymentReport, type PaymentMode } from '../../../platform/payments';
import { Realtime } from '../../../platform/realtime';
import { currentTenantId } from '../../../platform/tenancy';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { Ledger } from '../../credits';
import { PublishedSites } from '../../tenants';
import { postbackEntry } from '../../traffic';
import { type AttemptStatus, attemptAfter, orderAfter } from '../books/transitions';
import { transferEntries } from '../books/transfer';
import { DebitEvents } from '../direct-debit/debits/debit-events';
import { useDiscount } from '../discounts/discount-use';
import { confirmationEntries, returnedEntries } from '../mails/order-mails';
import { BookDisputes } from '../money-back/book-disputes';
import { BookRefunds } from '../money-back/book-refunds';
import { refreshStatus } from '../money-back/order-standing';
import { refundEntries, waitingRefundEntries } from '../money-back/refund-entries';
import { isToBook, withReturn } from './early-credits';
import { type Payable, holdPayable } from './payable';

/** A payment of which a refund is on its way is looked at again; a bank takes a debit back within thirteen months. */
const FOLLOW = `
  update payment_attempt set status = $2, provider_status = $3, provider_other_id = coalesce($4, provider_other_id),
    failure = coalesce($5, failure), next_check_at = case
      when not $6::boolean then next_check_at
      when exists (select from money_refund where attempt_id = $1::uuid and status = 'sent') then now() + interval '6 hours'
      when $2 = 'paid' and method = 'sepa_debit' and created_at > now() - interval '14 months' then now() + interval '7 days'
    end
  where id = $1::uuid`;

const PAID = `update payment_attempt set status = 'paid' where id = $1::uuid`;

/** News for the member's open pages, after the commit. */
interface Booked {
  readonly account: number;
  readonly order: number;
  readonly status: string;
  /** The balance, where it has changed. */
  readonly credits?: number;
}

/**
 * Books what a provider says of a payment, in one transaction: the attempt, the order, credits, money and what follows. Told
 * the same again, or something older, it changes nothing.
 */
@Injectable()
export class BookReport {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly refunds: BookRefunds,
    private readonly disputes: BookDisputes,
    private readonly debits: DebitEvents,
    private readonly published: PublishedSites,
    @Inject(Realtime) private readonly realtime: Realtime,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async book(attempt: string, report: PaymentReport, mode: PaymentMode): Promise<void> {
    await this.bookTold(attempt, mode, () => Promise.resolve(report));
  }

  /**
   * As `book`, where what is to be said depends on how the payment stands: `tell` is asked in the transaction, while account,
   * order and attempt are held. Undefined books nothing.
   */
  async bookTold(
    attempt: string,
    mode: PaymentMode,
    tell: (payable: Payable) => Promise<PaymentReport | undefined>,
  ): Promise<void> {
    const booked = await this.database.transaction(async () => {
      const payable = await holdPayable(this.database, attempt);
      const report = payable && (await tell(payable));
      return report && this.bookHeld(payable, report, mode);
    });
    if (!booked) return;
    const { account, credits, ...order } = booked;
    this.realtime.publish(account, { event: 'order', data: order });
    if (credits !== undefined) this.realtime.publish(account, { event: 'credits', data: { credits } });
  }

  /** Answers what is new. */
  private async bookHeld(payable: Payable, report: PaymentReport, mode: PaymentMode): Promise<Booked | undefined> {
    const told = isOurs(payable, report, mode) ? report.status : 'held';
    const status = attemptAfter(payable.attemptStatus, told);
    const isNew = status !== payable.attemptStatus;
    const paid =
      isNew && isToBook(payable, status) ? await this.bookPaid(payable, report, status !== 'paid') : undefined;
    // Money that goes back of it is looked for at the attempt that paid.
    if (paid && hasMoneyBack(report)) await this.database.execute(PAID, [payable.attempt]);
    const returned = told === status ? withReturn(payable, status, report) : undefined;
    // A payment that was just booked stands as it was booked, unless something of it has gone back already.
    const back =
      returned && (!paid || hasMoneyBack(returned)) ? await this.bookMoneyBack(payable, returned) : undefined;
    await this.database.execute(FOLLOW, [
      ...[payable.attempt, status, report.statusAtProvider],
      ...[report.otherId ?? null, report.failure ?? null, isOver(status)],
    ]);
    if (isNew && status === 'paid' && payable.bookedAt !== null)
      await this.database.batch(await waitingRefundEntries(this.database, payable.attempt));
    if (isNew && status === 'held') this.logHeld(payable, report);
    if (payable.method === 'sepa_debit') await this.debits.follow(payable, isNew ? status : undefined, report);
    if (back) return { ...paid, ...back };
    return (
      paid ?? (isNew ? { account: payable.account, order: payable.order, status: payable.orderStatus } : undefined)
    );
  }

  /** Refunds and disputes of the payment. Answers what has changed of the order. */
  private async bookMoneyBack(payable: Payable, report: PaymentReport): Promise<Booked | undefined> {
    const { account, order } = payable;
    const refunded = await this.refunds.book(payable, report.refunds);
    const disputed = await this.disputes.book(payable, report.disputes);
    const before = payable.orderStatus;
    const status = await refreshStatus(this.database, order);
    const credits = disputed ?? refunded;
    if (status === undefined || (status === before && credits === undefined)) return undefined;
    return { account, order, status, ...(credits !== undefined && { credits }) };
  }

  /** @param isAhead whether the money has not come yet. */
  private async bookPaid(payable: Payable, report: PaymentReport, isAhead: boolean): Promise<Booked> {
    const { account, order, orderStatus } = payable;
    const isGone = payable.accountStatus === null || payable.accountStatus === 'blocked';
    const status = orderAfter(orderStatus, 'paid');
    if (isGone || status === orderStatus || isPaidBefore(orderStatus)) {
      const reason = isGone ? 'no_account' : 'duplicate';
      const mail = await returnedEntries(this.database, payable.attempt, reason);
      await this.database.batch([...refundEntries(payable, reason), ...mail]);
      return { account, order, status: orderStatus };
    }
    const { document } = await this.published.get(currentTenantId());
    const { providerAccount, attempt, currency, amount, vatAmount, country } = payable;
    const paid = { order, currency, debit: `clearing:${providerAccount}` } as const;
    await this.database.batch([
      {
        text: `update payment_order set status = 'paid', paid_at = now(),
            evidence = evidence || jsonb_strip_nulls(jsonb_build_object('payment', $2::text))
          where id = $1::integer`,
        values: [order, report.payerCountry ?? null],
      },
      useDiscount(order),
      {
        text: 'update payment_attempt set booked_at = now() where id = $1::uuid',
        values: [attempt],
      },
      transferEntries([
        { ...paid, key: `paid:${attempt}:net`, credit: 'prepaid', amount: amount - vatAmount },
        { ...paid, key: `paid:${attempt}:vat`, credit: `vat:${country}`, amount: vatAmount },
      ]),
      ...postbackEntry('first_purchase', document.postbacks, { text: 'select $1::integer', values: [account] }),
    ]);
    const { credits, revision } = payable;
    const { balance } = await this.ledger.purchase({ account, credits, payment: String(order), revision });
    const booked = { order, attempt, before: orderStatus, isAhead };
    await this.database.batch(await confirmationEntries(this.database, this.published, booked));
    return { account, order, status, credits: balance };
  }

  private logHeld({ order, attempt, providerAccount }: Payable, { status }: PaymentReport): void {
    this.log.error(
      { tenant: currentTenantId(), order, attempt, account: providerAccount, status },
      'a payment is not what was ordered: it is held until staff have looked at it',
    );
  }
}

const hasMoneyBack = ({ refunds, disputes }: PaymentReport): boolean => refunds.length + disputes.length > 0;

const isPaidBefore = (status: Payable['orderStatus']): boolean =>
  status !== 'open' && status !== 'expired' && status !== 'cancelled';

/** Nothing more is expected of these by themselves; an event brings them back. */
const isOver = (status: AttemptStatus): boolean =>
  status === 'paid' || status === 'held' || status === 'failed' || status === 'expired' || status === 'cancelled';

/** Whether it is the very payment that we asked for. */
const isOurs = (
  { attempt, amount, currency }: Payable,
  { sum, mode, attempt: named }: PaymentReport,
  own: PaymentMode,
) => named === attempt && sum.amount === amount && sum.currency === currency && mode === own;
