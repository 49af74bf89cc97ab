const WITHOUT = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
const THOUSANDTHS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

/**
 * How many decimals the minor units of a currency stand for, by ISO 4217, as payment providers count them. `Intl` is not
 * asked: browsers and servers differ by their versions, and some count none for HUF, COP or IDR.
 */
export function currencyDigits(currency: string): number {
  if (WITHOUT.includes(currency)) return 0;
  return THOUSANDTHS.includes(currency) ? 3 : 2;
}

/** The options of `Intl.NumberFormat` that write a sum with the decimals of its minor units. */
export function currencyStyle(currency: string) {
  const digits = currencyDigits(currency);
  return { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
}

/** An integer that counts the last of some decimals, as a decimal number: 499 with two of them is `4.99`. */
export function decimalText(amount: number, digits: number): `${number}` {
  const sign = amount < 0 ? '-' : '';
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const [whole, part] = [text.slice(0, text.length - digits), text.slice(text.length - digits)];
  return (digits === 0 ? sign + text : `${sign}${whole}.${part}`) as `${number}`;
}
