import type { TenantDocument } from './schema/document';
import type { Locale } from '../../../../../contract/text/locales';

type Source = Pick<TenantDocument, 'settings' | 'company' | 'min_age'>;

/** The placeholders of a brand's own texts, with their values by language. */
const VALUES: Readonly<Record<string, (source: Source, locale: Locale) => string>> = {
  name: ({ settings }) => settings.name,
  min_age: ({ min_age }) => String(min_age),
  company: ({ company }) => company.name,
  address: ({ company }, locale) => postAddress(company, locale),
  register: ({ company }) => company.register,
  register_number: ({ company }) => company.kvk,
  representative: ({ company }) => company.representative,
  vat_numbers: ({ company }) => company.vat_numbers.join(', '),
  support_email: ({ settings }) => settings.support_email,
  support_phone: ({ settings }) => settings.support_phone,
  legal_email: ({ company }) => company.email,
  refund_days: ({ settings }) => String(settings.refund_days),
};

export const PLACEHOLDERS: readonly string[] = Object.keys(VALUES).map((name) => `{${name}}`);

const PLACEHOLDER = new RegExp(`\\{(${Object.keys(VALUES).join('|')})\\}`, 'g');

function postAddress({ address, zip, city, country }: Source['company'], locale: Locale): string {
  const land = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  return `${address}, ${zip} ${city}, ${land}`;
}

/** Anything in braces that is no placeholder, and a brace without its other half. */
export function unknownPlaceholders(text: string): string[] {
  return text.replaceAll(PLACEHOLDER, '').match(/\{[^{}]*\}|[{}]/g) ?? [];
}

/** Values are filled in once: what looks like a placeholder in one of them stays as it is. */
export function fillIn(text: string, source: Source, locale: Locale): string {
  return fill(text, source, locale, (value) => value);
}

/** The same for Markdown: a value is words and never markup, whatever signs are in it. */
export function fillInMarkdown(text: string, source: Source, locale: Locale): string {
  return fill(text, source, locale, escapeMarkdown);
}

function fill(text: string, source: Source, locale: Locale, as: (value: string) => string): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => {
    const value = VALUES[name];
    return value ? as(value(source, locale)) : whole;
  });
}

function escapeMarkdown(value: string): string {
  return value.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&').replaceAll(/\s+/g, ' ');
}

/** A text per language, filled in. */
export function fillInEach(texts: Localised, source: Source, as: typeof fillIn = fillIn): Localised {
  const entries = Object.entries(texts) as [Locale, string][];
  return Object.fromEntries(entries.map(([locale, text]) => [locale, as(text, source, locale)]));
}

type Localised = Partial<Record<Locale, string>>;
