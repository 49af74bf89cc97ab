import { type Statement } from '../../../platform/database';
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

/** Writes an order, unless its key is known. It answers the order of that key either way. */
export function newOrder(order: NewOrder): Statement {
  const { account, offer, country, evidence, revision, consentText, language, key } = order;
  return {
    // What is known is written as it stands: only so the answer has it, also where it was written a moment ago.
    text: `insert into payment_order (account_id, package_id, credits, currency, list_amount, amount, country,
        vat_basis_points, vat_amount, evidence, revision, begun_at, consent_text, language, client_key, expires_at)
      values ($1::integer, $2, $3::integer, $4, $5::integer, $5::integer, $6,
        $7::integer, $8::integer, $9::jsonb, $10::integer, now(), $11, $12, $13::uuid,
        now() + ${WINDOW_MINUTES} * interval '1 minute')
      on conflict (tenant_id, account_id, client_key) do update set client_key = excluded.client_key
      returning id, amount, currency, expires_at as "expiresAt", xmax = 0 as "isNew",
        package_id = $2 and list_amount = $5::integer and currency = $4 as "isSame"`,
    values: [
      ...[account, offer.id, offer.credits, offer.currency, offer.amount, country],
      ...[offer.vatBasisPoints, offer.vatAmount, JSON.stringify(evidence), revision, consentText, language, key],
    ],
  };
}
