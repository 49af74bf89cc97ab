import { z } from 'zod';
import { field } from './field';
import { LOCALES } from '../../../../../../contract/text/locales';
import { PAGE_KEYS } from './page-keys';
import { markdown, plainText } from './values';

const numbered = (parts: readonly string[]) =>
  parts.flatMap((part) => [1, 2, 3].map((n) => part.replace('#', String(n))));

const HOME_KEYS: Readonly<Record<string, number>> = {
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

const titled = (...keys: readonly string[]): [string, number][] => keys.map((key) => [`landers.${key}_title`, 60]);
const told = (...keys: readonly string[]): [string, number][] => keys.map((key) => [`landers.${key}`, 200]);

/** Heads of landers, without those that are filled in while they are shown (such as a member's name). */
const LANDER_KEYS: Readonly<Record<string, number>> = Object.fromEntries<number>([
  ...titled('alonetonight', 'collagelanding', 'gallery', 'iconslanding', 'maplanding'),
  ...titled('swipe', 'video', 'transitions', 'socialnetwork', 'member_plain'),
  ...titled(...numbered(['transitions_#', 'socialnetwork_#'])),
  ...['swipe', 'video', 'transitions'].map((key): [string, number] => [`landers.${key}_page_title`, 80]),
  ['landers.member3_done', 60],
  ['landers.member4_entrance', 60],
  ...told('collagelanding_text', 'gallery_lead', 'swipe_text', 'transitions_text', 'member4_text'),
  ...told(...numbered(['transitions_#_text', 'socialnetwork_#_text'])),
]);

const PAGE_MARKDOWN = /_text(_(one|few|many|other))?$/;

/** The public pages and the keys of their texts, as the catalogue has them: each is a block that a brand may replace. */
export const PAGES: readonly { readonly page: string; readonly keys: readonly string[] }[] = Object.entries(
  PAGE_KEYS,
).map(([page, keys]) => ({ page, keys }));

/** Whether a text of a public page is Markdown: all blocks are, titles and single lines are not. */
export function isMarkdownKey(key: string): boolean {
  return !(key in HOME_KEYS) && !(key in LANDER_KEYS) && PAGE_MARKDOWN.test(key);
}

/** The longest block of a page, in characters. */
export const LONGEST_BLOCK = 8000;

function longest(key: string): number {
  if (isMarkdownKey(key)) return LONGEST_BLOCK;
  if (key.endsWith('.description')) return 170;
  return key.endsWith('title') ? 120 : 600;
}

/** Texts of the catalogue that a brand may say in its own words, with the longest that fits its place. */
export const CONTENT_KEYS: Readonly<Record<string, number>> = {
  ...HOME_KEYS,
  ...LANDER_KEYS,
  ...Object.fromEntries(
    PAGES.flatMap(({ page, keys }) => keys.map((key) => `${page}.${key}`)).map((key) => [key, longest(key)]),
  ),
};

/** The texts of one language. */
export const contentSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(CONTENT_KEYS).map(([key, max]) => [
      key,
      (isMarkdownKey(key) ? markdown(max) : plainText(max)).optional(),
    ]),
  ),
);

export const textsSchema = field(z.partialRecord(z.enum(LOCALES), contentSchema), {
  title: 'Texts',
  default: {},
  unit: 'text per language',
  edit: 'support',
  description:
    'The brand’s own words. What is missing is said in the product’s. Placeholders such as {name} and {min_age} are filled in.',
  example: { en: { 'home.hero_title': 'Someone is up late, too' } },
});
export type Texts = Partial<Record<(typeof LOCALES)[number], Record<string, string | undefined>>>;
