import { type Database } from '../../../platform/database';
import { type AttemptStatus, type OrderStatus } from '../books/transitions';

/** An attempt with its order, both held until the transaction ends, and how the buyer's account stands. */
export interface Payable {
  readonly attempt: string;
  readonly attemptStatus: AttemptStatus;
  readonly method: string;
  /** `submitted`: before the money is there. */
  readonly creditsWhen: 'submitted' | 'paid';
  /** When its money and credits were booked. */
  readonly bookedAt: Date | null;
  readonly providerAccount: string;
  readonly order: number;
  readonly orderStatus: OrderStatus;
  readonly account: number;
  /** Null where the account was erased. */
  readonly accountStatus: string | null;
  readonly credits: number;
  readonly amount: number;
  readonly currency: string;
  readonly country: string;
  readonly vatBasisPoints: number;
  readonly vatAmount: number;
  readonly revision: number;
}

/** Holds the account first, then the order, then the attempt: everything that changes an order does so in this order. */
export async function holdPayable(database: Database, attempt: string): Promise<Payable | undefined> {
  const [, , [held]] = (await database.batch([
    {
      text: `select from account where id = (
          select o.account_id from payment_attempt a join payment_order o on o.id = a.order_id where a.id = $1::uuid)
        for no key update`,
      values: [attempt],
    },
    {
      text: `select from payment_order where id = (select order_id from payment_attempt where id = $1::uuid) for update`,
      values: [attempt],
    },
    { text: HELD, values: [attempt] },
  ])) as unknown as [unknown, unknown, Payable[]];
  return held;
}

const HELD = `
  select a.id as attempt, a.status as "attemptStatus", a.method, a.credits_when as "creditsWhen",
    a.booked_at as "bookedAt", a.provider_account_id as "providerAccount",
    o.id as "order", o.status as "orderStatus", o.account_id as account, owner.status as "accountStatus",
    o.credits, o.amount, o.currency, o.country, o.vat_basis_points as "vatBasisPoints", o.vat_amount as "vatAmount",
    o.revision
  from payment_attempt a join payment_order o on o.id = a.order_id
  left join account owner on owner.id = o.account_id
  where a.id = $1::uuid for update of a`;
