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

/** The sum of a sale that the books still have, in minor units: the whole, and the VAT in it. */
export interface Kept {
  readonly kept: number;
  readonly vatKept: number;
  readonly vatBasisPoints: number;
}

/** The VAT that leaves with a part of a sale: what the rest no longer holds, so that all parts add up to the whole. */
export const vatOfPart = ({ kept, vatKept, vatBasisPoints }: Kept, part: number): number =>
  Math.min(part, Math.max(0, vatKept - vatInside(kept - part, vatBasisPoints)));
