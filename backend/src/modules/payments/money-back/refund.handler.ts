import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { DeliveryError, type OutboxEntry, OutboxHandlers } from '../../../platform/outbox';
import { ProviderError, type RefundReport } from '../../../platform/payments';
import { currentTenantId } from '../../../platform/tenancy';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { ProviderAccounts } from '../provider-accounts/provider-accounts';
import { transferEntries } from '../books/transfer';
import { isNotTaken, refundSentEntries } from '../mails/order-mails';
import { CheckPayment } from '../settling/check-payment';
import { holdPayable } from '../settling/payable';
import { BookRefunds } from './book-refunds';
import { refreshStatus } from './order-standing';
import { REFUND_KIND, type RefundPayload } from './refund-entries';

interface AskedRefund {
  readonly order: number;
  readonly attempt: string;
  readonly providerAccount: string;
  readonly payment: string;
  readonly amount: number;
  readonly currency: string;
}

/**
 * From here on it may have been paid: only the provider's word ends it. A payment that its bank has is not paid back, and a
 * direct debit not before it is collected: until then the refund stays asked for.
 */
const BEGIN = `
  update money_refund r set status = 'sent' from payment_attempt a, payment_order o
  where r.id = $1::uuid and r.status in ('asked', 'sent') and r.provider_refund_id is null
    and a.id = r.attempt_id and o.id = r.order_id
    and (r.status = 'sent' or a.status = 'paid' and not exists (
      select from payment_dispute d where d.attempt_id = r.attempt_id and d.status <> 'won'))
  returning r.order_id as "order", r.attempt_id as attempt, a.provider_account_id as "providerAccount",
    a.provider_payment_id as payment, r.amount, o.currency`;

/** Should nothing be heard of it, the provider is asked. */
const LOOK_AGAIN = `
  update payment_attempt set next_check_at = now() + interval '1 hour'
  where id = (select attempt_id from money_refund where id = $1::uuid and status = 'sent')`;

const SENT = `
  update money_refund set status = $2, provider_refund_id = $3, provider_code = null, provider_text = null, done_at = case when $2 = 'done' then now() end
  where id = $1::uuid and status = 'sent' and provider_refund_id is null`;

/** Kept for staff while the refund is not paid. */
const NOT_TAKEN = `
  update money_refund set provider_code = $2, provider_text = $3
  where id = $1::uuid and status = 'sent' and provider_refund_id is null`;

const FIND = `
  select r.order_id as "order", a.provider_account_id as "providerAccount"
  from money_refund r join payment_attempt a on a.id = r.attempt_id
  where r.id = $1::uuid and r.status in ('asked', 'sent') and r.provider_refund_id is null and a.status = 'paid'`;

/**
 * Asks providers to pay money back. The refund's id is the key of the call, so that asking again pays once. Where there is no
 * call for it the refund stays asked for, until the provider tells that staff have made it.
 */
@Injectable()
export class RefundHandler implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly database: Database,
    private readonly accounts: ProviderAccounts,
    private readonly payments: CheckPayment,
    private readonly refunds: BookRefunds,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.handlers.register(REFUND_KIND, (entry) => this.deliver(entry));
  }

  private async deliver({ payload }: OutboxEntry): Promise<void> {
    const { refund } = payload as RefundPayload;
    const [found] = await this.database.query<Pick<AskedRefund, 'order' | 'providerAccount'>>(FIND, [refund]);
    if (!found) return;
    const { provider, access } = await this.accounts.get(found.providerAccount);
    if (provider.refunds === 'by_hand') {
      this.log.warn({ tenant: currentTenantId(), order: found.order, refund }, 'staff have to make a refund by hand');
      return;
    }
    const [asked] = await this.database.query<AskedRefund>(BEGIN, [refund]);
    if (!asked) return;
    const { payment, amount, currency } = asked;
    try {
      const report = await provider.refund(access, { payment, key: refund, sum: { amount, currency } });
      await this.sent(refund, asked, report);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.log.error({ tenant: currentTenantId(), refund, code: error.code }, 'a provider did not take a refund');
      if (error.fault === 'refused') return this.refused(refund, asked, error);
      await this.database.execute(NOT_TAKEN, [refund, error.code, error.words ?? null]);
      throw new DeliveryError('deferred', error.code, { cause: error });
    }
  }

  /** The provider has taken it: the money is no longer in our account there. */
  private async sent(refund: string, asked: AskedRefund, report: RefundReport): Promise<void> {
    const { order, currency, amount, providerAccount } = asked;
    const transfer = { order, currency, amount, debit: 'refunds', credit: `clearing:${providerAccount}` } as const;
    await this.database.batch([
      ...(await refundSentEntries(this.database, refund, isNotTaken(refund))),
      { text: SENT, values: [refund, report.status === 'done' ? 'done' : 'sent', report.id] },
      transferEntries([{ ...transfer, key: `refund:${refund}:out` }]),
      { text: LOOK_AGAIN, values: [refund] },
    ]);
  }

  /** It may have been paid in another way, which the payment tells; else it has failed. */
  private async refused(refund: string, { attempt }: AskedRefund, { code, words }: ProviderError): Promise<void> {
    await this.payments.check(attempt);
    await this.database.transaction(async () => {
      const payable = await holdPayable(this.database, attempt);
      const [left] = await this.database.query<{ id: string; credits: number }>(
        `select id, credits from money_refund where id = $1::uuid and status = 'sent' and provider_refund_id is null`,
        [refund],
      );
      if (!payable || !left) return;
      await this.refunds.fail(payable, left, { code, words });
      await refreshStatus(this.database, payable.order);
    });
  }
}
