import { type SessionLocale } from './stripe-types';

const LOCALES: readonly SessionLocale[] = [
  'da',
  'de',
  'en',
  'en-GB',
  'es',
  'fi',
  'fr',
  'fr-CA',
  'it',
  'nb',
  'nl',
  'pl',
  'sv',
];

/** The language of the page for a BCP 47 tag: the variety, else the language, else what the browser asks for. */
export function stripeLocale(tag: string): SessionLocale {
  return LOCALES.find((locale) => locale === tag) ?? LOCALES.find((locale) => locale === tag.split('-')[0]) ?? 'auto';
}
