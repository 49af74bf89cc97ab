import { type Database } from '../../../platform/database';
import { type PayableOrder } from '../attempts/start-attempt';
import { type Discount } from '../discounts/discount';
import { HOLD_LIMITED } from '../spend-limit/limit-now';
import { refuseBeyondLimit } from '../spend-limit/spend-limits';
import { type NewOrder, newDiscountedOrder, newOrder } from './new-order';

export interface PlacedOrder extends Omit<PayableOrder, 'country'> {
  readonly isNew: boolean;
  /** Whether it is what was asked for. */
  readonly isSame: boolean;
}

const WITHOUT_ORDER = 'discount_use_tenant_id_order_id_fkey';

/** Undefined where the discount could not be reserved. Throws SpendLimitReached and SpendLimitCurrency. */
export async function writeOrder(
  database: Database,
  order: NewOrder,
  discount?: Discount,
): Promise<PlacedOrder | undefined> {
  const { account, offer } = order;
  const held = { text: HOLD_LIMITED, values: [account] };
  const written = database.batch([held, discount ? newDiscountedOrder(order, discount) : newOrder(order)]);
  const [, rows] = await written.catch((error: unknown): [] => {
    // Another order of the same key came in between, so that the discount was reserved for none.
    if (discount && (error as { constraint?: unknown }).constraint === WITHOUT_ORDER) return [];
    throw error;
  });
  const [placed] = (rows ?? []) as unknown as PlacedOrder[];
  if (!placed) await refuseBeyondLimit(database, account, offer);
  return placed;
}

/** The order of a key, as far as there is one; `isSame` tells whether it is of this package and price. */
export async function findOrderOfKey(
  database: Database,
  member: number,
  wish: { readonly key: string; readonly package: string; readonly amount: number },
): Promise<PlacedOrder | undefined> {
  const [known] = await database.query<PlacedOrder>(
    `select id, amount, currency, expires_at as "expiresAt", false as "isNew",
       package_id = $3 and amount = $4::integer as "isSame"
     from payment_order where account_id = $1::integer and client_key = $2::uuid`,
    [member, wish.key, wish.package, wish.amount],
  );
  return known;
}
