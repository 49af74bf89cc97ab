import { type Money } from '../provider';

/** The content of the `referenceID` of a payment, which is our id of it. */
export interface FlexPayReference {
  readonly attempt: string;
  readonly expiresAt: Date;
  readonly sum: Money;
}

/**
 * FlexPay knows nothing of a payment until it is paid, so the reference itself says which attempt it is of, until when it may
 * be paid, and what was asked for. The payer cannot change it: it is signed.
 */
export const referenceOf = ({ attempt, expiresAt, sum: { amount, currency } }: FlexPayReference): string =>
  `${attempt}-${Math.floor(expiresAt.getTime() / 1000).toString(36)}-${amount}${currency}`;

/** Undefined for a reference of somebody else's. */
export function readReference(reference: string): FlexPayReference | undefined {
  const [, attempt, until, amount, currency] =
    /^([\w-]{1,64})-([0-9a-z]{6,7})-([1-9]\d{0,8})([A-Z]{3})$/.exec(reference) ?? [];
  if (attempt === undefined || until === undefined || amount === undefined || currency === undefined) return undefined;
  const expiresAt = new Date(Number.parseInt(until, 36) * 1000);
  return { attempt, expiresAt, sum: { amount: Number(amount), currency } };
}
