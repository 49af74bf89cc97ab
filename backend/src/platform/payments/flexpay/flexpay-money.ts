import { fromDecimal } from '../decimal-amount';
import { type Money } from '../provider';

/** Currencies of a sale. */
const CURRENCIES = new Set(['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'CHF', 'DKK', 'NOK', 'SEK']);

export const isSold = (currency: string): boolean => CURRENCIES.has(currency);

/** Sums are `nnn.nn`; decimals that are zero may be left out. Undefined for what is no sum. */
export function moneyIn(amount: string | undefined, currency: string | undefined): Money | undefined {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount ?? '') ?? [];
  if (whole === undefined || currency === undefined || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return { amount: fromDecimal(`${whole}.${decimals.padEnd(2, '0')}`), currency };
}
