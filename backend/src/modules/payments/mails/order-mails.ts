import { type PaymentMethod } from '../../../../../contract/payments/methods';
import { type Database, type Statement } from '../../../platform/database';
import { currentTenantId } from '../../../platform/tenancy';
import { readerOf } from '../../../platform/texts';
import { mailEntry } from '../../notifications';
import { type PublishedSites } from '../../tenants';
import { type OrderStatus } from '../books/transitions';
import { type UnusedPayment, isOfPurchase } from '../money-back/unused-payment';
import { receiptNumberEntry } from '../receipts/receipt-number';

interface Owner {
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly homeCountry: string | null;
  readonly timeZone: string | null;
}

interface OwnedOrder extends Owner {
  readonly package: string;
  readonly credits: number;
  readonly currency: string;
  readonly listAmount: number;
  readonly discountAmount: number;
  readonly amount: number;
  readonly vatBasisPoints: number;
  readonly vatAmount: number;
  readonly revision: number;
  readonly begunAt: Date;
  readonly paidAt: Date;
  readonly method: PaymentMethod;
}

const OWNER = `p.name, a.email, a.language, p.country as "homeCountry", a.time_zone as "timeZone"`;

/** No row where the account was erased: there is nobody left to write to. */
const ORDER = `
  select ${OWNER}, o.package_id as package, o.credits, o.currency, o.list_amount as "listAmount",
    o.discount_amount as "discountAmount", o.amount, o.vat_basis_points as "vatBasisPoints", o.vat_amount as "vatAmount",
    o.revision, o.begun_at as "begunAt", o.paid_at as "paidAt", paid.method
  from payment_order o join account a on a.id = o.account_id join profile p on p.id = a.id
  join payment_attempt paid on paid.order_id = o.id and paid.id = $2::uuid
  where o.id = $1::integer`;

const PAYMENT = `
  select ${OWNER}, o.id as "order", o.amount, o.currency, paid.method
  from payment_attempt paid join payment_order o on o.id = paid.order_id
  join account a on a.id = o.account_id join profile p on p.id = a.id
  where paid.id = $1::uuid`;

const REFUND = `
  select ${OWNER}, o.id as "order", r.amount, o.currency, paid.method
  from money_refund r join payment_attempt paid on paid.id = r.attempt_id join payment_order o on o.id = r.order_id
  join account a on a.id = o.account_id join profile p on p.id = a.id
  where r.id = $1::uuid and ${isOfPurchase('r')}`;

const TRANSFERRED = `
  select ${OWNER}, o.id as "order", r.amount, o.currency, r.transfer_reference as reference
  from money_refund r join payment_order o on o.id = r.order_id
  join account a on a.id = o.account_id join profile p on p.id = a.id where r.id = $1::uuid`;

const recipient = ({ email, language, homeCountry }: Owner) => ({
  address: email,
  ...readerOf({ language, country: homeCountry }),
});

interface PaidOrder {
  readonly order: number;
  readonly attempt: string;
  /** How the order stood before. */
  readonly before: OrderStatus;
  /** Whether the credits come before the money. */
  readonly isAhead: boolean;
}

/**
 * The statements that number the receipt of an order that was paid just now and confirm it by mail, for the end of the
 * transaction that books it: once booked, once confirmed.
 */
export async function confirmationEntries(
  database: Database,
  published: PublishedSites,
  { order, attempt, before, isAhead }: PaidOrder,
): Promise<Statement[]> {
  const [found] = await database.query<OwnedOrder>(ORDER, [order, attempt]);
  const number = receiptNumberEntry(order);
  if (!found) return [number];
  const { settings } = await published.document(currentTenantId(), found.revision);
  const mail = mailEntry({
    mail: 'order_confirmation',
    params: {
      ...{ order, name: found.name, package: found.package, credits: found.credits, currency: found.currency },
      ...{ list_amount: found.listAmount, discount_amount: found.discountAmount, amount: found.amount },
      ...{ vat_basis_points: found.vatBasisPoints, vat_amount: found.vatAmount, method: found.method },
      ...{ begun_at: found.begunAt.toISOString(), paid_at: found.paidAt.toISOString(), time_zone: found.timeZone },
      ...{
        refund_days: settings.refund_days,
        late: before !== 'open',
        cancelled: before === 'cancelled',
        debit: isAhead,
      },
    },
    person: recipient(found),
  });
  return [number, mail];
}

interface Moved extends Owner {
  readonly order: number;
  readonly amount: number;
  readonly currency: string;
  readonly method: PaymentMethod;
}

interface Transferred extends Omit<Moved, 'method'> {
  readonly reference: string;
}

/** The statement that tells a payer that a payment goes back by itself, for the transaction that asks for it. */
export async function returnedEntries(
  database: Database,
  attempt: string,
  reason: UnusedPayment,
): Promise<Statement[]> {
  const [found] = await database.query<Moved>(PAYMENT, [attempt]);
  if (!found) return [];
  const { name, order, amount, currency, method } = found;
  const params = { name, order, amount, currency, method, reason };
  return [mailEntry({ mail: 'payment_returned', params, person: recipient(found) })];
}

/**
 * The statement that tells a member that the provider has taken their refund. Of payments that go back by themselves they
 * know already.
 */
export const refundSentEntries = (database: Database, refund: string, onlyIf?: Statement): Promise<Statement[]> =>
  tell(database, 'refund_sent', refund, onlyIf);

/** The statement that tells a member that a refund which was sent has not arrived. */
export const refundFailedEntries = (database: Database, refund: string): Promise<Statement[]> =>
  tell(database, 'refund_failed', refund);

async function tell(
  database: Database,
  mail: 'refund_sent' | 'refund_failed',
  refund: string,
  onlyIf?: Statement,
): Promise<Statement[]> {
  const [found] = await database.query<Moved>(REFUND, [refund]);
  if (!found) return [];
  const { name, order, amount, currency, method } = found;
  const params = { name, order, amount, currency, method };
  return [mailEntry({ mail, params, person: recipient(found) }, onlyIf)];
}

/** The statement that tells a payer that our bank has transferred what the provider did not pay back. */
export async function refundTransferredEntries(database: Database, refund: string): Promise<Statement[]> {
  const [found] = await database.query<Transferred>(TRANSFERRED, [refund]);
  if (!found) return [];
  const { name, order, amount, currency, reference } = found;
  const params = { name, order, amount, currency, reference };
  return [mailEntry({ mail: 'refund_transferred', params, person: recipient(found) })];
}

/** The condition under which a refund is news: before the statement that says that the provider has it. */
export const isNotTaken = (refund: string): Statement => ({
  text: 'select from money_refund where id = $1::uuid and provider_refund_id is null for update',
  values: [refund],
});
