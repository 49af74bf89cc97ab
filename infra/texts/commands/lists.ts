import { LOCALES } from '../../../contract/text/locales';
import { readEverything } from '../all-texts';
import { type TextEntry } from '../catalogues';
import { isBrandKey } from '../text-files';
import { oneLine } from './search';

/** Shorter texts are words: they say nothing about how long a language is. */
const SENTENCE = 12;
const LISTED = 40;

/** The texts that some language lacks, each with these languages. */
export const missing = (): readonly string[] => readEverything().flatMap(absentIn);

/** The texts of pages, mails and the api that nothing asks for. */
export const unused = (): readonly string[] =>
  readEverything()
    .filter(({ key, used }) => used.length === 0 && !isBrandKey(key))
    .map(({ key }) => key);

/** A template or a brand has the languages that it speaks. */
function absentIn({ key, texts }: TextEntry): string[] {
  if (texts['en'] === undefined || isBrandKey(key)) return [];
  const form = /_(one|other)$/.exec(key)?.[1];
  const absent = LOCALES.filter((locale) => texts[locale] === undefined && needs(locale, form));
  return absent.length === 0 ? [] : [`${key}: ${absent.join(', ')}`];
}

function needs(locale: string, form: string | undefined): boolean {
  return (
    form === undefined || new Intl.PluralRules(locale).resolvedOptions().pluralCategories.some((one) => one === form)
  );
}

/** The texts whose translations are the longest compared with English. */
export function longest(): readonly string[] {
  const ratios = readEverything().flatMap(({ key, texts: { en = '', ...others } }) =>
    Object.entries(others).map(([locale, text]) => ({ key, locale, text, ratio: text.length / en.length })),
  );
  return ratios
    .filter(({ text, ratio }) => text.length >= SENTENCE && Number.isFinite(ratio))
    .sort((a, b) => b.ratio - a.ratio)
    .slice(0, LISTED)
    .map(({ key, locale, text, ratio }) => `${ratio.toFixed(2)}  ${locale}  ${key}: ${oneLine(text).slice(0, 90)}`);
}
