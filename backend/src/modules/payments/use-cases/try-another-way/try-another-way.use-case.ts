import { Inject, Injectable } from '@nestjs/common';
import { type PaymentMethod } from '../../../../../../contract/payments/methods';
import { Database } from '../../../../platform/database';
import { ProviderError } from '../../../../platform/payments';
import { currentTenantId } from '../../../../platform/tenancy';
import { LOGGER, type Logger } from '../../../../platform/telemetry';
import { PublishedSites } from '../../../tenants';
import { StartAttempt } from '../../attempts/start-attempt';
import { isAlive } from '../../books/transitions';
import { type OrderResponse } from '../../orders/order.response';
import { Orders } from '../../orders/orders';
import { ProviderAccounts } from '../../provider-accounts/provider-accounts';
import { CheckPayment } from '../../settling/check-payment';
import { pagesOf, type Purchaser } from '../place-order/place-order.use-case';

interface Alive {
  readonly account: string;
  readonly payment: string | null;
}

@Injectable()
export class TryAnotherWay {
  constructor(
    private readonly database: Database,
    private readonly published: PublishedSites,
    private readonly accounts: ProviderAccounts,
    private readonly attempts: StartAttempt,
    private readonly payments: CheckPayment,
    private readonly orders: Orders,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Ends the attempt that is under way, unless it was paid meanwhile, and begins one at the same price. */
  async try(purchaser: Purchaser, id: number, method: PaymentMethod): Promise<OrderResponse> {
    const order = await this.orders.find(id, purchaser.member);
    if (order.attempt !== null && order.attemptStatus !== null && isAlive(order.attemptStatus))
      await this.end(order.attempt);
    const { status } = await this.orders.find(id, purchaser.member);
    if (status === 'open') {
      const { document } = await this.published.get(purchaser.tenantId);
      await this.attempts.start(order, method, pagesOf(purchaser, id, document.notifications));
    }
    return this.orders.show(id, purchaser.member);
  }

  /**
   * Not every provider can end a payment that somebody may still be making. It counts as cancelled all the same: should it be
   * paid, it pays the order, or goes back where another one has.
   */
  private async end(attempt: string): Promise<void> {
    try {
      const [alive] = await this.database.query<Alive>(
        `select provider_account_id as account, provider_payment_id as payment from payment_attempt where id = $1::uuid`,
        [attempt],
      );
      const account = await this.accounts.get(alive?.account ?? '');
      if (alive?.payment) await account.provider.cancel(account.access, alive.payment);
      await this.payments.check(attempt);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.log.warn({ tenant: currentTenantId(), attempt, code: error.code }, 'a payment could not be ended');
    }
    await this.database.execute(
      `update payment_attempt set status = 'cancelled', next_check_at = expires_at
       where id = $1::uuid and status in ('new', 'unknown', 'open', 'pending')`,
      [attempt],
    );
  }
}
