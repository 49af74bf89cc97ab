import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { uuidV7 } from '../../../platform/outbox';
import { type RefundReport } from '../../../platform/payments';
import { currentTenantId } from '../../../platform/tenancy';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { Ledger } from '../../credits';
import { reverseTransfers } from '../books/reverse-transfers';
import { transferEntries } from '../books/transfer';
import { isNotTaken, refundFailedEntries, refundSentEntries } from '../mails/order-mails';
import { type Payable } from '../settling/payable';
import { undoSale } from './money-back-transfers';
import { type Standing, findStanding } from './order-standing';
import { REFUND_DUE_DAYS } from './refund-entries';

interface KnownRefund {
  readonly id: string;
  readonly status: 'asked' | 'sent' | 'done' | 'failed';
  readonly providerRefund: string | null;
  readonly amount: number;
  readonly credits: number;
}

/** The way in which a refund failed, as far as the provider told. */
interface Failure {
  /** Its id there, if it has one. */
  readonly providerRefund?: string;
  readonly code?: string | undefined;
  readonly words?: string | undefined;
}

const KNOWN = `
  select id, status, provider_refund_id as "providerRefund", amount, credits from money_refund
  where attempt_id = $1::uuid for update`;

/**
 * Books what a provider says of refunds of a payment, in the transaction that holds its order. Answers the balance where it
 * has changed.
 */
@Injectable()
export class BookRefunds {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async book(payable: Payable, reports: readonly RefundReport[]): Promise<number | undefined> {
    if (reports.length === 0) return undefined;
    const known = await this.database.query<KnownRefund>(KNOWN, [payable.attempt]);
    let balance: number | undefined;
    for (const report of reports) {
      const refund = known.find((one) => isOf(report, one)) ?? known.find((one) => isInPlaceOf(report, one, reports));
      if (refund) balance = (await this.follow(payable, refund, report)) ?? balance;
      else if (report.status !== 'failed') balance = (await this.takeOver(payable, report)) ?? balance;
    }
    return balance;
  }

  private async follow(payable: Payable, refund: KnownRefund, report: RefundReport): Promise<number | undefined> {
    const status = report.status === 'pending' ? 'sent' : report.status;
    if (refund.status === 'failed' || (refund.status === status && refund.providerRefund !== null)) return undefined;
    if (refund.status === 'done' && status === 'sent') return undefined;
    if (status === 'failed') {
      // The member was told that it is on its way.
      if (refund.providerRefund !== null)
        await this.database.batch(await refundFailedEntries(this.database, refund.id));
      return this.fail(payable, refund, { providerRefund: report.id, code: report.failure });
    }
    await this.database.batch([
      ...(await refundSentEntries(this.database, refund.id, isNotTaken(refund.id))),
      {
        text: `update money_refund set status = $2, provider_refund_id = $3, done_at = case when $2 = 'done' then now() end,
            provider_code = null, provider_text = null where id = $1::uuid`,
        values: [refund.id, status, report.id],
      },
      this.out(payable, refund.id, refund.amount),
    ]);
    return undefined;
  }

  /** The provider did not pay it, or will not: what was undone is done again, and staff are told. */
  async fail(
    { account, order, revision }: Pick<Payable, 'account' | 'order' | 'revision'>,
    refund: Pick<KnownRefund, 'id' | 'credits'>,
    { providerRefund, code, words }: Failure = {},
  ): Promise<number | undefined> {
    this.log.error({ tenant: currentTenantId(), order, refund: refund.id }, 'a refund has failed');
    await this.database.batch([
      {
        text: `update money_refund set status = 'failed', provider_refund_id = coalesce($2, provider_refund_id), done_at = null,
            failed_at = clock_timestamp(), provider_code = $3, provider_text = $4
          where id = $1::uuid`,
        values: [refund.id, providerRefund ?? null, code ?? null, words ?? null],
      },
      reverseTransfers(order, `refund:${refund.id}:`, 'failed'),
    ]);
    if (refund.credits === 0) return undefined;
    const { balance } = await this.ledger.moveOfOrder({
      ...{ account, order: String(order), reason: 'withdrawal', amount: refund.credits, revision },
      key: `withdrawal:${refund.id}:failed`,
    });
    return balance;
  }

  /** Made elsewhere, as on the provider's own pages: its share of the credits leaves, as far as it is unused. */
  private async takeOver(payable: Payable, report: RefundReport): Promise<number | undefined> {
    const { account, order, attempt, revision, currency } = payable;
    const standing = await findStanding(this.database, order);
    if (standing?.attempt !== attempt || report.sum.currency !== currency) return undefined;
    const amount = Math.min(report.sum.amount, standing.kept);
    if (amount < 1) return undefined;
    this.log.warn({ tenant: currentTenantId(), order, amount }, 'a refund was made at the provider, and not here');
    const [credits, refund] = [await this.shareOf(standing, amount), uuidV7()];
    const entered =
      credits === 0
        ? undefined
        : await this.ledger.moveOfOrder({
            ...{ account, order: String(order), reason: 'withdrawal', amount: -credits, revision },
            key: `withdrawal:${refund}`,
          });
    const isDone = report.status === 'done';
    await this.database.batch([
      {
        text: `insert into money_refund (id, order_id, attempt_id, reason, amount, credits, status, provider_refund_id, asked_at, due_at, done_at)
          values ($1::uuid, $2::integer, $3::uuid, 'provider', $4::integer, $5::integer, $6, $7,
            clock_timestamp(), now() + ${REFUND_DUE_DAYS} * interval '1 day', case when $6 = 'done' then now() end)`,
        values: [refund, order, attempt, amount, credits, isDone ? 'done' : 'sent', report.id],
      },
      transferEntries(undoSale(standing, `refund:${refund}`, amount, 'refunds')),
      this.out(payable, refund, amount),
    ]);
    await this.database.batch(await refundSentEntries(this.database, refund));
    return entered?.balance;
  }

  private async shareOf({ account, order, credits, amount: whole }: Standing, amount: number): Promise<number> {
    const lot = (await this.ledger.lots(account)).bought.find((one) => one.order === String(order));
    return Math.min(lot?.unused ?? 0, Math.round((credits * amount) / whole));
  }

  /** The provider has taken it: the money is no longer in our account there. */
  private out({ order, currency, providerAccount }: Payable, refund: string, amount: number) {
    const clearing = `clearing:${providerAccount}` as const;
    return transferEntries([
      { key: `refund:${refund}:out`, order, currency, amount, debit: 'refunds', credit: clearing },
    ]);
  }
}

const isOf = (report: RefundReport, { id, providerRefund }: KnownRefund): boolean =>
  id === report.key || providerRefund === report.id;

/** Somebody has paid it on the provider's own pages before we could: it is not paid twice. */
const isInPlaceOf = (report: RefundReport, refund: KnownRefund, reports: readonly RefundReport[]): boolean =>
  report.key === undefined &&
  (refund.status === 'asked' || refund.status === 'sent') &&
  refund.providerRefund === null &&
  refund.amount === report.sum.amount &&
  !reports.some(({ key }) => key === refund.id);
