import { z } from 'zod';
import { field } from './field';
import { LOCALES } from './locales';
import { plainText } from './values';

const numbered = (parts: readonly string[]) =>
  parts.flatMap((part) => [1, 2, 3].map((n) => part.replace('#', String(n))));

/** Texts of the catalogue that a brand may say in its own words, with the longest that fits its place. */
export const CONTENT_KEYS: Readonly<Record<string, number>> = {
  'home.hero_title': 60,
  'home.hero_text': 240,
  'home.hero_action': 32,
  'home.values_title': 60,
  'home.moments_title': 60,
  'home.moments_text': 160,
  'home.questions_title': 60,
  'home.closing_title': 60,
  ...Object.fromEntries(numbered(['home.values_#_title', 'home.questions_#_title']).map((key) => [key, 90])),
  ...Object.fromEntries(numbered(['home.values_#_text', 'home.questions_#_text']).map((key) => [key, 320])),
  ...Object.fromEntries(numbered(['home.moments_#']).map((key) => [key, 110])),
};

const contentSchema = z.strictObject(
  Object.fromEntries(Object.entries(CONTENT_KEYS).map(([key, max]) => [key, plainText(max).optional()])),
);

export const textsSchema = field(z.partialRecord(z.enum(LOCALES), contentSchema), {
  title: 'Texts',
  unit: 'text per language',
  edit: 'support',
  description: 'The brand’s own words. What is missing is said in the product’s. {name} and {min_age} are filled in.',
  example: { en: { 'home.hero_title': 'Someone is up late, too' } },
});
export type Texts = Partial<Record<(typeof LOCALES)[number], Record<string, string | undefined>>>;
