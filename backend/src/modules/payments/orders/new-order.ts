import { type Statement } from '../../../platform/database';
import { type Discount } from '../discounts/discount';
import { isWithinLimit } from '../spend-limit/limit-now';
import { type PackageOffer } from '../offers/package-offers';
import { type Evidence } from '../tables';

export interface NewOrder {
  readonly account: number;
  readonly offer: PackageOffer;
  readonly country: string;
  readonly evidence: Evidence;
  readonly revision: number;
  /** Which words the buyer agreed to when they asked to begin at once. */
  readonly consentText: string;
  readonly language: string;
  /** Chosen by the page: the same again is the same order. */
  readonly key: string;
}

/** How long a price holds, in minutes. Stripe's shortest session is thirty. */
const WINDOW_MINUTES = 30;

const COLUMNS = `account_id, package_id, credits, currency, list_amount, amount, country, vat_basis_points, vat_amount,
  evidence, revision, begun_at, consent_text, language, client_key, discount_amount, discount_code, expires_at`;

const VALUES = `$1::integer, $2, $3::integer, $4, $5::integer, $6::integer, $7, $8::integer, $9::integer,
  $10::jsonb, $11::integer, now(), $12, $13, $14::uuid, $15::integer, $16, now() + ${WINDOW_MINUTES} * interval '1 minute'`;

/** A known order is written as it stands: only so the answer has it, also where it was written a moment ago. */
const PLACED = `on conflict (tenant_id, account_id, client_key) do update set client_key = excluded.client_key
  returning id, amount, currency, expires_at as "expiresAt", xmax = 0 as "isNew",
    package_id = $2 and list_amount = $5::integer and amount = $6::integer and currency = $4 as "isSame"`;

/** An order that is written already cannot be refused any more. */
const MAY_BE_WRITTEN = `(
  exists (select from payment_order where account_id = $1::integer and client_key = $14::uuid)
  or ${isWithinLimit('$6::integer', '$4')})`;

/**
 * Writes an order, unless its key is known. It answers the order of that key either way, and nothing where the member's own
 * limit is why none was written.
 */
export const newOrder = (order: NewOrder): Statement => ({
  text: `insert into payment_order (${COLUMNS}) select ${VALUES} where ${MAY_BE_WRITTEN} ${PLACED}`,
  values: valuesOf(order, null),
});

/**
 * Writes an order with a discount, which it reserves in the same statement: nothing is written where the discount has ended by
 * now, an order of the member has it already, or the member's own limit is below it. The account is held first, so that reserving and using come one by one.
 */
export function newDiscountedOrder(order: NewOrder, { code, id, hours, percent }: Discount): Statement {
  return {
    text: `
      with owner as (
        select id, created_at, premium_since from account where id = $1::integer and ${MAY_BE_WRITTEN} for no key update
      ), reserved as (
        insert into discount_use (account_id, order_id, code_id, state)
        select id, next_id('payment_order_id'), $17::uuid, 'reserved' from owner
        where case when $17::uuid is null
          then premium_since is null and created_at + make_interval(hours => $18::integer) > now()
          else exists (select from discount_code c where c.id = $17::uuid and c.status = 'active' and c.percent = $19::integer
            and c.starts_at <= now() and c.expires_at > now() and coalesce(c.account_id, $1::integer) = $1::integer)
          end
        on conflict (tenant_id, account_id, code_id) where state <> 'released' do nothing
        returning order_id
      )
      insert into payment_order (id, ${COLUMNS}) select order_id, ${VALUES} from reserved ${PLACED}`,
    values: [...valuesOf(order, code), id, hours, percent],
  };
}

const valuesOf = (order: NewOrder, discountCode: string | null): unknown[] => {
  const { account, offer, country, evidence, revision, consentText, language, key } = order;
  return [
    ...[account, offer.id, offer.credits, offer.currency, offer.listAmount, offer.amount, country],
    ...[offer.vatBasisPoints, offer.vatAmount, JSON.stringify(evidence), revision, consentText, language, key],
    ...[offer.discountAmount, discountCode],
  ];
};
