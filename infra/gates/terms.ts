import { type Locale } from '../../contract/text/locales';
import { type TermList } from '../../contract/text/terms';
import { findForbidden, isNamed, wordingsOf } from '../texts/term-search';
import { type WrittenText, languageOf } from '../texts/text-files';

/** The languages whose texts follow their list of terms. A language comes in as soon as all of its texts do. */
export const HELD_TO: readonly Locale[] = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'];

/** Words that members type to find a GIF: nobody reads them. */
const NOT_READ = /^words\./;

/**
 * The texts of these languages, with their overlays, that say something their list forbids; and the exceptions of the lists
 * that name no text. `listOf` gives the list of a language or an overlay.
 */
export function termFaults(
  texts: readonly WrittenText[],
  languages: readonly Locale[],
  listOf: (tag: string) => TermList,
): readonly string[] {
  const held = texts.filter(({ key, locale }) => !NOT_READ.test(key) && isOneOf(languages, languageOf(locale)));
  const tags = [...new Set(held.map(({ locale }) => locale))];
  return tags.flatMap((tag) => {
    const list = listOf(tag);
    const own = held.filter(({ locale }) => locale === tag);
    return [
      ...own.flatMap((text) => faultsOf(list, text)),
      ...(languageOf(tag) === tag ? unnamed(list, tag, own) : []),
    ];
  });
}

const isOneOf = (languages: readonly string[], language: string): boolean => languages.includes(language);

const faultsOf = (list: TermList, { file, key, text }: WrittenText): string[] =>
  findForbidden(list, key, text).map(
    ({ concept, found, use }) => `${file} ${key}: “${found}” (${concept}), use: ${use}`,
  );

/** An exception of a text that was renamed or removed would silently hold for the next one of its name. */
function unnamed(list: TermList, tag: string, texts: readonly WrittenText[]): string[] {
  const keys = texts.map(({ key }) => key);
  const exceptions = Object.values(list).flatMap((term) =>
    wordingsOf(term).flatMap(({ except = [], only = [] }) => [...except, ...only]),
  );
  return [...new Set(exceptions)]
    .filter((name) => !keys.some((key) => isNamed([name], key)))
    .map((name) => `contract/text/terms/${tag}.json ${name}: no text has this key`);
}
