/** How many digits the minor units of a currency take. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount in minor units, as the browser's language writes it. */
export const moneyText = (amount: number, currency: string): string =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(amount / 10 ** digitsOf(currency));

/** The amount without its currency, as a field has it: `9.99`. */
export const plainAmount = (amount: number, currency: string): string =>
  (amount / 10 ** digitsOf(currency)).toFixed(digitsOf(currency));

/** The minor units that somebody typed, with a point or a comma; undefined where it is no amount above zero. */
export function minorUnits(text: string, currency: string): number | undefined {
  const digits = digitsOf(currency);
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || part.length > digits) return undefined;
  const amount = Number(whole) * 10 ** digits + Number(part.padEnd(digits, '0'));
  return amount > 0 ? amount : undefined;
}
