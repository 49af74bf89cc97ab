import { currencyDigits, currencyStyle, decimalText } from '../../../contract/payments/currency-digits';
import { amounts as texts } from '../texts/amounts';
import { type AmountFault, readAmount, writeAmount } from './amount';

/** An amount in minor units, as the browser's language writes it. */
export const moneyText = (amount: number, currency: string): string =>
  new Intl.NumberFormat(undefined, currencyStyle(currency)).format(decimalText(amount, currencyDigits(currency)));

/** The amount without its currency, as a field has it: `9.99`. */
export const plainAmount = (amount: number, currency: string): string => writeAmount(amount, currencyDigits(currency));

/** The minor units that somebody typed, with a point or a comma; undefined where it is no amount above zero. */
export function minorUnits(text: string, currency: string): number | undefined {
  const read = readAmount(text, currencyDigits(currency));
  return 'value' in read && read.value > 0 ? read.value : undefined;
}

/** Says in words why a typed amount cannot be read; undefined where it can. */
export function moneyFault(text: string, currency: string): string | undefined {
  const digits = currencyDigits(currency);
  const read = readAmount(text, digits);
  return 'fault' in read ? amountFaultText(read.fault, digits) : undefined;
}

/** As long as the decimals are. */
const EXAMPLES = [5, 49, 499, 4990];

export function amountFaultText(fault: AmountFault, digits: number): string {
  if (fault === 'too_exact') return texts.too_exact[digits] ?? texts.too_exact[0];
  return texts[fault].replace('{example}', writeAmount(EXAMPLES[digits] ?? 0, digits));
}
