import { decimalText } from '../../../contract/payments/currency-digits';

/** Why a text is no amount. */
export type AmountFault = 'not_a_number' | 'too_exact' | 'grouped';

export type ReadAmount = { readonly value: number } | { readonly fault: AmountFault };

const SEPARATORS = /[.,٫٬'’]/g;
const PLAIN = /^(\d*)(?:[.,٫](\d*))?$/;
/** Beyond it an integer is not exact. */
const MOST_DIGITS = 15;

/**
 * Reads what somebody typed as an integer that counts the last of some decimals: `4.99` and `4,99` with two of them are 499.
 * Digits are read as text, so that nothing is rounded. A single point or comma always stands before decimals.
 */
export function readAmount(typed: string, digits: number): ReadAmount {
  const text = latinDigits(typed).replaceAll(/\s/g, '');
  const [, whole = '', part = ''] = PLAIN.exec(text) ?? [];
  if (whole === '' && part === '') return { fault: isGrouped(text) ? 'grouped' : 'not_a_number' };
  if (part.length > digits || (digits === 0 && !/^\d+$/.test(text))) return { fault: 'too_exact' };
  const number = `${whole}${part.padEnd(digits, '0')}`.replace(/^0+(?=\d)/, '');
  return number.length > MOST_DIGITS ? { fault: 'not_a_number' } : { value: Number(number) };
}

const isGrouped = (text: string): boolean =>
  /^\d/.test(text) && /^\d+$/.test(text.replaceAll(SEPARATORS, '')) && text.length > 1;

/** The zeros of Arabic, Persian, Hindi, Bengali, Dzongkha, Burmese and full-width digits; the others follow them. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xf20, 0x1040, 0xff10];

const latinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((one) => code >= one && code < one + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** An amount as a field has it, in the way of a locale, by default the browser's, and without anything between thousands. */
export function writeAmount(value: number, digits: number, isShort = false, locale?: string): string {
  const format = new Intl.NumberFormat(locale, {
    ...{ useGrouping: false, maximumFractionDigits: digits },
    minimumFractionDigits: isShort ? 0 : digits,
  });
  return format.format(decimalText(value, digits));
}
