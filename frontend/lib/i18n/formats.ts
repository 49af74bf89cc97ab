import { currencyDigits, currencyStyle } from '../../../contract/payments/currency-digits';

/** Numbers, money, lists and names as a locale writes them. */
export interface Formats {
  /** BCP 47, with its country where that is known. */
  readonly locale: string;
  readonly number: (value: number) => string;
  /** `minor` counts the currency's smallest unit. */
  readonly money: (minor: number, currency: string) => string;
  readonly list: (items: readonly string[]) => string;
  readonly countryName: (code: string) => string;
  readonly currencyName: (code: string) => string;
  /** A day, by the clock of Greenwich. */
  readonly date: (day: Date) => string;
  /** A moment by the clock of a place, such as `Europe/Brussels`. */
  readonly dateTime: (moment: Date, timeZone: string) => string;
  /** How long ago or in how long, in the largest unit that fits: “yesterday”, “in 3 hours”. */
  readonly relative: (moment: Date, now: Date) => string;
}

/** @param locale BCP 47, with its country where that is known. */
export function createFormats(locale: string): Formats {
  const named = (type: 'region' | 'currency') => new Intl.DisplayNames(locale, { type, fallback: 'code' });
  return {
    locale,
    number: (value) => new Intl.NumberFormat(locale).format(value),
    money: (minor, currency) => {
      const format = new Intl.NumberFormat(locale, currencyStyle(currency));
      return format.format(minor / 10 ** currencyDigits(currency));
    },
    list: (items) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
    countryName: (code) => named('region').of(code) ?? code,
    currencyName: (code) => named('currency').of(code) ?? code,
    date: (day) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day),
    dateTime: (moment, timeZone) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(moment),
    relative: (moment, now) => {
      const seconds = (moment.getTime() - now.getTime()) / 1000;
      const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
      return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(seconds / length), unit);
    },
  };
}

/** In seconds, the largest first. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Returns the name of a language in that language, capitalised for the start of a line. */
export function languageName(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
