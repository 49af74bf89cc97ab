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
}

/** @param locale BCP 47, with its country where that is known. */
export function createFormats(locale: string): Formats {
  const named = (type: 'region' | 'currency') => new Intl.DisplayNames(locale, { type, fallback: 'code' });
  return {
    locale,
    number: (value) => new Intl.NumberFormat(locale).format(value),
    money: (minor, currency) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
      return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
    },
    list: (items) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
    countryName: (code) => named('region').of(code) ?? code,
    currencyName: (code) => named('currency').of(code) ?? code,
  };
}

/** What a language calls itself, as it writes the name at the start of a line. */
export function languageName(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
