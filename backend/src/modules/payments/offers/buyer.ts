import { type PaymentMethod } from '../../../../../contract/payments/methods';
import { type Database } from '../../../platform/database';

/** What an offer depends on besides the brand. */
export interface Buyer {
  /** ISO 3166-1, of the profile; null until the member has said where they live. */
  readonly country: string | null;
  readonly credits: number;
  /** The way to pay that they used last. */
  readonly lastMethod: PaymentMethod | null;
}

const NOBODY: Buyer = { country: null, credits: 0, lastMethod: null };

export async function findBuyer(database: Database, member: number): Promise<Buyer> {
  const [buyer] = await database.query<Buyer>(
    `select p.country, b.balance as credits, (
       select a.method from payment_order o join payment_attempt a on a.order_id = o.id
       where o.account_id = p.id and a.status = 'paid' order by o.created_at desc limit 1
     ) as "lastMethod"
     from profile p join credit_balance b on b.account_id = p.id where p.id = $1::integer`,
    [member],
  );
  return buyer ?? NOBODY;
}
