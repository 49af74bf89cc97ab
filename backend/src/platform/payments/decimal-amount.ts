/**
 * The amount of a currency with two decimals as text: 1050 is `10.50`. Throws a RangeError for anything but a whole number
 * from 0.
 */
export function toDecimal(amount: number): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('no amount in minor units');
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** As `fromDecimal`, with a minus before what is below zero. */
export const fromSignedDecimal = (value: string): number =>
  value.startsWith('-') ? -fromDecimal(value.slice(1)) || 0 : fromDecimal(value);

/** As `toDecimal`, with a minus before what is below zero. */
export const toSignedDecimal = (amount: number): string => (amount < 0 ? `-${toDecimal(-amount)}` : toDecimal(amount));

/** The other way round. Throws a RangeError where the text has not exactly two decimals, or more digits than a number holds. */
export function fromDecimal(value: string): number {
  const amount = /^\d{1,14}\.\d\d$/.test(value) ? Number(value.replace('.', '')) : NaN;
  if (!Number.isSafeInteger(amount)) throw new RangeError('no amount with two decimals');
  return amount;
}
