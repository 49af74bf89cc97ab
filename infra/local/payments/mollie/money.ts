import { type Values, asValues } from '../http/exchange';
import { refuse } from './answers';

export interface Amount {
  readonly currency: string;
  readonly value: string;
}

export function amountOf(minor: number, currency: string): Amount {
  return { currency, value: (minor / 100).toFixed(2) };
}

/** Reads `{currency, value: "10.00"}`. */
export function readAmount(values: Values, name = 'amount'): { readonly amount: number; readonly currency: string } {
  const { currency, value } = asValues(values[name]);
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
    throw refuse('The amount contains an invalid currency', `${name}.currency`);
  if (typeof value !== 'string') throw refuse('The amount contains no value', `${name}.value`);
  if (!/^\d{1,9}\.\d{2}$/.test(value))
    throw refuse(`The amount contains an invalid value for ${currency}, like 10.00`, `${name}.value`);
  const amount = Math.round(Number(value) * 100);
  if (amount === 0) throw refuse('The amount is lower than the minimum', 'amount');
  return { amount, currency };
}
