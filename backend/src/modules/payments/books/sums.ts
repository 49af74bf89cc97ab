/** The VAT inside a price, in minor units, rounded half up. `basisPoints` are hundredths of a percent. */
export const vatInside = (amount: number, basisPoints: number): number =>
  Math.floor((2 * amount * basisPoints + 10_000 + basisPoints) / (2 * (10_000 + basisPoints)));

/** A share of a price, in minor units, rounded half up. */
export const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent + 50) / 100);

/**
 * Money back for unused credits, rounded up in the member's favour. The last unused credit takes the rest, so that all
 * refunds of an order are never more than was paid.
 */
export function refundFor({ amount, bought, unused, refunded }: UnusedPart): number {
  const due = Math.ceil((amount * unused) / bought);
  return Math.min(due, amount - refunded);
}

interface UnusedPart {
  /** What was paid and what has gone back, in minor units. */
  readonly amount: number;
  readonly refunded: number;
  readonly bought: number;
  readonly unused: number;
}

/**
 * The VAT of a refund: what the part that is kept afterwards no longer holds. Rounded so that all parts add up to the VAT of
 * the whole.
 */
export const vatOfRefund = (order: Taxed, refunded: number, amount: number): number =>
  vatKept(order, refunded) - vatKept(order, refunded + amount);

interface Taxed {
  readonly amount: number;
  readonly vat_amount: number;
  readonly vat_basis_points: number;
}

const vatKept = ({ amount, vat_amount, vat_basis_points }: Taxed, refunded: number): number =>
  refunded === 0 ? vat_amount : vatInside(amount - refunded, vat_basis_points);
