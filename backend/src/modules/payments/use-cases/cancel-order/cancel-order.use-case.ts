import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { EndAttempt } from '../../attempts/end-attempt';
import { isAlive } from '../../books/transitions';
import { RELEASE_ENDED } from '../../discounts/discount-use';
import { type OrderResponse } from '../../orders/order.response';
import { Orders } from '../../orders/orders';

/** An order that is being paid at this moment stays open. */
const CANCEL = `
  with ended as (
    update payment_order o set status = 'cancelled'
    where o.id = $1::integer and o.account_id = $2::integer and o.status = 'open'
      and not exists (select from payment_attempt a where a.order_id = o.id
        and a.status in ('new', 'unknown', 'open', 'pending', 'paid', 'held'))
    returning o.tenant_id, o.id
  )
  ${RELEASE_ENDED}`;

@Injectable()
export class CancelOrder {
  constructor(
    private readonly database: Database,
    private readonly ended: EndAttempt,
    private readonly orders: Orders,
  ) {}

  /** Ends the payment that is under way and the order, and gives its discount back. What is paid meanwhile stays paid, and a direct debit that cannot be taken back stays under way. */
  async cancel(id: number, member: number): Promise<OrderResponse> {
    const { status, attempt, attemptStatus } = await this.orders.find(id, member);
    if (status === 'open' && attempt !== null && attemptStatus !== null && isAlive(attemptStatus))
      await this.ended.end(attempt);
    await this.database.execute(CANCEL, [id, member]);
    return this.orders.show(id, member);
  }
}
