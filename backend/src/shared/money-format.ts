import { currencyDigits, currencyStyle } from '../../../contract/payments/currency-digits';

/** A sum as a language and country write it. `minor` counts the currency's smallest unit. */
export function moneyIn(tag: string, minor: number, currency: string): string {
  const format = new Intl.NumberFormat(tag, currencyStyle(currency));
  return format.format(minor / 10 ** currencyDigits(currency));
}

/** A rate as a language and country write it: 2100 basis points are 21 %. */
export const rateIn = (tag: string, basisPoints: number): string =>
  new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);
