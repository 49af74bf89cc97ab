import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { type OrdersResponse, type PaidOrder } from './orders.response';

interface PaidOrderRow extends Omit<PaidOrder, 'paid_at'> {
  readonly paid_at: Date;
}

const MOST = 50;

/** The orders that a member has paid, also those that were refunded since. */
@Injectable()
export class ListOrders {
  constructor(private readonly database: Database) {}

  async list(member: number): Promise<OrdersResponse> {
    const rows = await this.database.query<PaidOrderRow>(
      `select o.id, o.package_id as package, o.credits, o.amount, o.currency, o.paid_at, (
         select a.method from payment_attempt a 
         where a.order_id = o.id and (a.status = 'paid' or a.booked_at is not null) order by a.created_at limit 1
       ) as method
       from payment_order o where o.account_id = $1::integer and o.paid_at is not null
       order by o.created_at desc limit ${MOST}`,
      [member],
    );
    return { orders: rows.map(({ paid_at: at, ...order }) => ({ ...order, paid_at: at.toISOString() })) };
  }
}
