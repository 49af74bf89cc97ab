import { currencyDigits } from '../../../contract/payments/currency-digits';

const AMOUNT = /^(\d{1,6})(?:[.,](\d{1,2}))?$/;

/** What somebody wrote as an amount, in minor units; undefined where it is none, or nothing. */
export function parseAmount(text: string, currency: string): number | undefined {
  const [, whole = '', part = ''] = AMOUNT.exec(text.replace(/[\s\u00a0\u202f]/g, '')) ?? [];
  const decimals = currencyDigits(currency);
  if (whole === '' || part.length > decimals) return undefined;
  const amount = Number(whole + part.padEnd(decimals, '0'));
  return amount > 0 ? amount : undefined;
}

/** The same the other way round, as its reader writes decimals and without a currency. */
export function writtenAmount(minor: number, currency: string, locale: string): string {
  const value = minor / 10 ** currencyDigits(currency);
  const digits = Number.isInteger(value) ? 0 : currencyDigits(currency);
  const options = { useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, options).format(value);
}
