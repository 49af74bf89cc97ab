import { Injectable } from '@nestjs/common';
import { type PaymentMethod } from '../../../../../../contract/payments/methods';
import { Database } from '../../../../platform/database';
import { PublishedSites } from '../../../tenants';
import { EndAttempt } from '../../attempts/end-attempt';
import { StartAttempt } from '../../attempts/start-attempt';
import { isAlive } from '../../books/transitions';
import { methodsOfDiscount } from '../../discounts/discount-use';
import { DiscountMethod } from '../../discounts/errors';
import { type OrderResponse } from '../../orders/order.response';
import { Orders } from '../../orders/orders';
import { pagesOf, type Purchaser } from '../place-order/place-order.use-case';

@Injectable()
export class TryAnotherWay {
  constructor(
    private readonly database: Database,
    private readonly published: PublishedSites,
    private readonly ended: EndAttempt,
    private readonly attempts: StartAttempt,
    private readonly orders: Orders,
  ) {}

  /**
   * Ends the attempt that is under way, unless it was paid meanwhile, and begins one at the same price. Throws where a direct
   * debit is under way that cannot be taken back.
   */
  async try(purchaser: Purchaser, id: number, method: PaymentMethod): Promise<OrderResponse> {
    const order = await this.orders.find(id, purchaser.member);
    const allowed = await methodsOfDiscount(this.database, id);
    if (allowed.length > 0 && !allowed.includes(method)) throw new DiscountMethod(allowed);
    // A debit of a paid order may be alive: its credits came before the money.
    if (order.status !== 'open') return this.orders.show(id, purchaser.member);
    if (order.attempt !== null && order.attemptStatus !== null && isAlive(order.attemptStatus))
      await this.ended.end(order.attempt);
    const { status } = await this.orders.find(id, purchaser.member);
    if (status === 'open') {
      const { document } = await this.published.get(purchaser.tenantId);
      await this.attempts.start(order, method, pagesOf(purchaser, id, document.notifications));
    }
    return this.orders.show(id, purchaser.member);
  }
}
