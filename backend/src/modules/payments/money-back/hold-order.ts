import { type Database } from '../../../platform/database';
import { type Standing, findStanding } from './order-standing';

/**
 * Holds the account first, then the order, then the balance, as everything that changes an order does. Undefined where it was
 * not paid, or is none of the tenant's.
 */
export async function holdOrder(database: Database, order: number): Promise<Standing | undefined> {
  const [owner] = await database.query<{ account: number }>(
    'select account_id as account from payment_order where id = $1::integer',
    [order],
  );
  if (!owner) return undefined;
  await database.batch([
    { text: 'select from account where id = $1::integer for no key update', values: [owner.account] },
    { text: 'select from payment_order where id = $1::integer for update', values: [order] },
    { text: 'select from credit_balance where account_id = $1::integer for update', values: [owner.account] },
  ]);
  return findStanding(database, order);
}
