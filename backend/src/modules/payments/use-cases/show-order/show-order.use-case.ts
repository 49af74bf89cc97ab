import { Inject, Injectable } from '@nestjs/common';
import { ProviderError } from '../../../../platform/payments';
import { currentTenantId } from '../../../../platform/tenancy';
import { LOGGER, type Logger } from '../../../../platform/telemetry';
import { isAlive } from '../../books/transitions';
import { type OrderResponse } from '../../orders/order.response';
import { Orders } from '../../orders/orders';
import { CheckPayment } from '../../settling/check-payment';

@Injectable()
export class ShowOrder {
  constructor(
    private readonly orders: Orders,
    private readonly payments: CheckPayment,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async show(id: number, member: number): Promise<OrderResponse> {
    const { attempt, attemptStatus, isStale } = await this.orders.find(id, member);
    if (attempt !== null && attemptStatus !== null && isAlive(attemptStatus) && isStale) await this.check(attempt);
    return this.orders.show(id, member);
  }

  /** Where the provider does not answer the page says what is known. */
  private async check(attempt: string): Promise<void> {
    try {
      await this.payments.check(attempt);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.log.warn({ tenant: currentTenantId(), attempt, code: error.code }, 'a provider did not tell of a payment');
    }
  }
}
