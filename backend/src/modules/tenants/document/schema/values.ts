import { z } from 'zod';
import { COUNTRIES, CURRENCIES } from '../../../../../../contract/payments/tender';
import { LOCALES } from '../../../../../../contract/text/locales';

/** Plain text of one line or paragraph. Markup has no place in it: it is shown as written. */
export function plainText(max: number, min = 1) {
  return z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^[^<>\p{Cc}]*$/u, 'Write plain text: take out markup and control characters.');
}

/** A Markdown text of any number of lines. HTML has no place in it. */
export function markdown(max: number) {
  return z
    .string()
    .overwrite((text) => text.replaceAll('\r\n', '\n').trim())
    .min(1)
    .max(max)
    .regex(/^(?:[^<>\p{Cc}]|\n)*$/u, 'Write plain text or Markdown: take out HTML and control characters.');
}

export function localisedMarkdown(max: number) {
  return z.partialRecord(z.enum(LOCALES), markdown(max));
}

/** A text per language. */
export function localised(max: number) {
  return z.partialRecord(z.enum(LOCALES), plainText(max));
}

export const locale = () => z.enum(LOCALES);
export const country = () => z.enum(COUNTRIES);
export const currency = () => z.enum(CURRENCIES);

export function perCountry<T extends z.ZodType>(value: T) {
  return z.partialRecord(country(), value);
}

/** Integer minor units of a currency, VAT included. */
export const minorUnits = () => z.int().min(1).max(100_000_000);
export const percent = (max = 100) => z.int().min(0).max(max);
export const credits = () => z.int().min(0).max(10_000);

export const slug = () =>
  z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, 'Use 2 to 40 small letters, digits and hyphens, beginning with a letter.');

/** An international number, spaces and dashes as people write them. */
export const phone = () =>
  z.string().regex(/^\+[1-9][0-9 ()-]{6,22}$/, 'Give an international phone number, such as +31 85 000 0000.');

export const email = () => z.email('Give an e-mail address, such as support@example.com.').max(254);
export const httpsUrl = () =>
  z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'Give an address that begins with https://.' })
    .max(300);

/** A list without repetition. */
export function setOf<T extends z.ZodType>(item: T, min = 0, max = 300) {
  return z
    .array(item)
    .min(min)
    .max(max)
    .refine((items) => new Set(items).size === items.length, 'Something is listed twice: keep each once.');
}
