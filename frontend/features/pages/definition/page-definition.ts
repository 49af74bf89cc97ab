import type ban from '../../../locales/en/ban.json';
import type cookies from '../../../locales/en/cookies.json';
import type faq from '../../../locales/en/faq.json';
import type pricing from '../../../locales/en/pricing.json';
import type privacy from '../../../locales/en/privacy.json';
import type returns from '../../../locales/en/returns.json';
import type service from '../../../locales/en/service.json';
import type terms from '../../../locales/en/terms.json';
import { type TextKey } from '../../../lib/i18n/catalogue';
import { type SiteDocument } from '../../../site/site-document';

interface English {
  terms: typeof terms;
  privacy: typeof privacy;
  cookies: typeof cookies;
  ban: typeof ban;
  returns: typeof returns;
  faq: typeof faq;
  service: typeof service;
  pricing: typeof pricing;
}
export type PageName = keyof English;

type Titled<Texts, Key> = Key extends `${infer Name}_title`
  ? `${Name}_text` extends keyof Texts
    ? Name
    : never
  : never;

/** The blocks of each page by name: those that have `<name>_title` and `<name>_text` in the page's namespace. */
interface BlockNames {
  terms: Titled<typeof terms, keyof typeof terms>;
  privacy: Titled<typeof privacy, keyof typeof privacy>;
  cookies: Titled<typeof cookies, keyof typeof cookies>;
  ban: Titled<typeof ban, keyof typeof ban>;
  returns: Titled<typeof returns, keyof typeof returns>;
  faq: Titled<typeof faq, keyof typeof faq>;
  service: Titled<typeof service, keyof typeof service>;
  pricing: Titled<typeof pricing, keyof typeof pricing>;
}

type When = (document: SiteDocument) => boolean;

/** A part that code renders below a block's text. */
export type Figure = 'cookie-table' | 'french-guarantee' | 'price-lists';

interface Options {
  /** Left out: always shown. */
  readonly when?: When;
  readonly figure?: Figure;
  /** The text is a form to copy. */
  readonly form?: boolean;
}

export interface BlockEntry<N extends PageName> extends Options {
  readonly name: BlockNames[N];
  /** Sentences that follow the text where the brand's settings call for them. */
  readonly further?: readonly { readonly key: keyof English[N] & string; readonly when: When }[];
}

export type Entry<N extends PageName> = BlockNames[N] | BlockEntry<N>;

export interface Block extends Options {
  /** Its address within its page. The page's name keeps it apart from what a layout calls its parts. */
  readonly id: string;
  readonly title: TextKey;
  readonly text: TextKey;
  readonly further: readonly { readonly key: TextKey; readonly when: When }[];
}

/** A static page: its blocks in their order. */
export interface PageDefinition {
  readonly page: PageName;
  readonly blocks: readonly Block[];
}

const keyOf = (page: string, key: string): TextKey => `${page}.${key}` as TextKey;

export function defineBlocks<N extends PageName>(page: N, entries: readonly Entry<N>[]): readonly Block[] {
  return entries.map((entry) => {
    const { name, further = [], ...options }: BlockEntry<N> = typeof entry === 'object' ? entry : { name: entry };
    return {
      ...options,
      id: `${page}-${name}`.replaceAll('_', '-'),
      title: keyOf(page, `${name}_title`),
      text: keyOf(page, `${name}_text`),
      further: further.map(({ key, when }) => ({ key: keyOf(page, key), when })),
    };
  });
}

export function definePage<N extends PageName>(page: N, entries: readonly Entry<N>[]): PageDefinition {
  return { page, blocks: defineBlocks(page, entries) };
}

/** Returns the blocks of a list that a brand shows. */
export function shownBlocks(blocks: readonly Block[], document: SiteDocument): readonly Block[] {
  return blocks.filter(({ when }) => when?.(document) ?? true);
}

/** The texts of a block that a brand's visitors read. */
export function textsOf({ text, further }: Block, document: SiteDocument): readonly TextKey[] {
  return [text, ...further.filter(({ when }) => when(document)).map(({ key }) => key)];
}

/** Blocks are Markdown; titles and single lines are not. */
export const isMarkdown = (key: TextKey): boolean => key.endsWith('_text');
