import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { DeliveryError, type OutboxEntry, OutboxHandlers } from '../../../platform/outbox';
import { ProviderError, type RefundReport } from '../../../platform/payments';
import { currentTenantId } from '../../../platform/tenancy';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { ProviderAccounts } from '../provider-accounts/provider-accounts';
import { transferEntries } from '../books/transfer';
import { REFUND_KIND, type RefundPayload } from './refund-entries';

interface AskedRefund {
  readonly order: number;
  readonly providerAccount: string;
  readonly payment: string;
  readonly amount: number;
  readonly currency: string;
}

const FIND = `
  select r.order_id as "order", a.provider_account_id as "providerAccount", a.provider_payment_id as payment, r.amount,
    o.currency
  from money_refund r join payment_attempt a on a.id = r.attempt_id join payment_order o on o.id = r.order_id
  where r.id = $1::uuid and r.status = 'asked'`;

/** Should nothing be heard of it, the provider is asked. */
const LOOK_AGAIN = `
  update payment_attempt set next_check_at = now() + interval '1 hour'
  where id = (select attempt_id from money_refund where id = $1::uuid and status = 'sent')`;

/** Asks providers to pay money back. The refund's id is the key of the call, so that asking again pays once. */
@Injectable()
export class RefundHandler implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly database: Database,
    private readonly accounts: ProviderAccounts,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.handlers.register(REFUND_KIND, (entry) => this.deliver(entry));
  }

  private async deliver({ payload }: OutboxEntry): Promise<void> {
    const { refund } = payload as RefundPayload;
    const [asked] = await this.database.query<AskedRefund>(FIND, [refund]);
    if (!asked) return;
    const { provider, access } = await this.accounts.get(asked.providerAccount);
    const { payment, amount, currency } = asked;
    const report = await provider
      .refund(access, { payment, key: refund, sum: { amount, currency } })
      .catch((error: unknown): never => {
        if (!(error instanceof ProviderError)) throw error;
        this.log.error({ tenant: currentTenantId(), refund, code: error.code }, 'a provider did not take a refund');
        throw new DeliveryError('deferred', error.code, { cause: error });
      });
    await this.sent(refund, asked, report);
  }

  /** The provider has taken it: the money is no longer in our account there. */
  private async sent(refund: string, asked: AskedRefund, report: RefundReport): Promise<void> {
    const { order, currency, amount, providerAccount } = asked;
    const isDone = report.status === 'done';
    await this.database.batch([
      {
        text: `update money_refund set status = $2, provider_refund_id = $3, done_at = case when $4::boolean then now() end
          where id = $1::uuid and status = 'asked'`,
        values: [refund, isDone ? 'done' : 'sent', report.id, isDone],
      },
      transferEntries([
        {
          key: `refund:${refund}:out`,
          order,
          currency,
          amount,
          debit: 'refunds',
          credit: `clearing:${providerAccount}`,
        },
      ]),
      { text: LOOK_AGAIN, values: [refund] },
    ]);
  }
}
