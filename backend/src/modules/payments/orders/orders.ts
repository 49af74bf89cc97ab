import { Inject, Injectable } from '@nestjs/common';
import { type PaymentMethod } from '../../../../../contract/payments/methods';
import { DataKeys } from '../../../platform/data-keys';
import { Database } from '../../../platform/database';
import { openCheckout } from '../attempts/checkout-url';
import { isDebitUnderWay } from '../attempts/debit-under-way';
import { type PayableOrder } from '../attempts/start-attempt';
import { type AttemptStatus, type OrderStatus, isAlive } from '../books/transitions';
import { OrderNotFound } from '../errors';
import { isOfPurchase } from '../money-back/unused-payment';
import { type OrderResponse } from './order.response';
import { orderState } from './order-state';

interface FoundOrder extends PayableOrder {
  readonly status: OrderStatus;
  readonly package: string;
  readonly credits: number;
  readonly listAmount: number;
  readonly discountAmount: number;
  readonly refundedAmount: number;
  readonly discount: string | null;
  readonly isOver: boolean;
  readonly attempt: string | null;
  readonly attemptStatus: AttemptStatus | null;
  readonly method: PaymentMethod | null;
  readonly checkoutUrl: Buffer | null;
  /** Whether that attempt is collected by a mandate, so that the payer has nothing more to do. */
  readonly isCollected: boolean;
  /** Whether the provider was not asked within the last two seconds. */
  readonly isStale: boolean;
}

const FIND = `
  select o.id, o.status, o.package_id as package, o.credits, o.list_amount as "listAmount",
    o.discount_amount as "discountAmount", o.discount_code as discount, o.amount, o.currency, o.country, o.expires_at as "expiresAt",
    o.expires_at <= now() as "isOver", (
      select coalesce(sum(r.amount), 0)::integer from money_refund r
      where r.order_id = o.id and r.status <> 'failed' and ${isOfPurchase('r')}) as "refundedAmount", a.id as attempt, a.status as "attemptStatus", a.method,
    exists (select from direct_debit d where d.attempt_id = a.id) as "isCollected", a.checkout_url as "checkoutUrl", coalesce(a.checked_at, a.created_at, o.created_at) < now() - interval '2 seconds' as "isStale"
  from payment_order o
  left join lateral (
    select * from payment_attempt a where a.order_id = o.id
    order by (a.status = 'paid' or a.booked_at is not null) desc, a.created_at desc limit 1
  ) a on true
  where o.id = $1::integer and o.account_id = $2::integer`;

/** Orders of the tenant in scope, as those who made them may see them. */
@Injectable()
export class Orders {
  constructor(
    private readonly database: Database,
    @Inject(DataKeys) private readonly keys: DataKeys,
  ) {}

  async find(id: number, member: number): Promise<FoundOrder> {
    const [order] = await this.database.query<FoundOrder>(FIND, [id, member]);
    if (!order) throw new OrderNotFound();
    return order;
  }

  async show(id: number, member: number): Promise<OrderResponse> {
    const order = await this.find(id, member);
    const { attempt, attemptStatus, checkoutUrl } = order;
    // While the bank is asked there is nothing more for the payer to do.
    const isOpen = attemptStatus !== null && isAlive(attemptStatus) && attemptStatus !== 'pending';
    const canBePaid = attempt !== null && isOpen && checkoutUrl !== null;
    return {
      ...{ id: order.id, state: orderState(order), package: order.package, credits: order.credits },
      ...{ list_amount: order.listAmount, discount_amount: order.discountAmount, discount: order.discount },
      ...{
        amount: order.amount,
        refunded_amount: order.refundedAmount,
        currency: order.currency,
        method: order.method,
      },
      another_way: canBePaidAnotherWay(order),
      checkout_url: canBePaid ? openCheckout(this.keys, attempt, checkoutUrl) : null,
      expires_at: order.expiresAt.toISOString(),
    };
  }
}

const canBePaidAnotherWay = ({ status, isOver, attemptStatus, method, isCollected }: FoundOrder): boolean =>
  status === 'open' &&
  !isOver &&
  (attemptStatus === null ||
    (attemptStatus !== 'held' && !isDebitUnderWay({ status: attemptStatus, method, isCollected })));
