import { type PaymentMethod } from '../../../../../contract/payments/methods';
import { type Database, type Statement } from '../../../platform/database';

/** Gives back the discounts of orders that a statement ends; they stand in its `ended`. */
export const RELEASE_ENDED = `
  update discount_use u set state = 'released' from ended e
  where u.tenant_id = e.tenant_id and u.order_id = e.id and u.state = 'reserved'`;

/**
 * The discount of a paid order is used. That of one that was paid after it had ended may be used by another order meanwhile:
 * the price holds all the same, and nothing is used twice. Only with the account held, as whoever reserves one does.
 */
export const useDiscount = (order: number): Statement => ({
  text: `
    update discount_use u set state = 'used' where u.order_id = $1::integer and (u.state = 'reserved' or not exists (
      select from discount_use other where other.account_id = u.account_id
        and other.code_id is not distinct from u.code_id and other.state <> 'released'))`,
  values: [order],
});

/** The ways to pay that the discount of an order is for; none for all of them. */
export async function methodsOfDiscount(database: Database, order: number): Promise<readonly PaymentMethod[]> {
  const [code] = await database.query<{ methods: readonly PaymentMethod[] }>(
    'select c.methods from discount_use u join discount_code c on c.id = u.code_id where u.order_id = $1::integer',
    [order],
  );
  return code?.methods ?? [];
}
