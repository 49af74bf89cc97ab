import { type Locale } from '../../contract/text/locales';
import { OVERLAYS } from '../../contract/text/regional-locale';
import { type TermList } from '../../contract/text/terms';
import { findForbidden, isNamed, wordingsOf } from '../texts/term-search';
import { type WrittenText, languageOf } from '../texts/text-files';

/** The languages whose texts follow their list of terms. A language comes in as soon as all of its texts do. */
export const HELD_TO: readonly Locale[] = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'];

/** Words that members type to find a GIF: nobody reads them. */
const NOT_READ = /^words\./;

/**
 * The texts of these languages, with their overlays, that say something their list forbids; those that an overlay should say
 * otherwise and does not; and the exceptions of the lists that name no text. `listOf` gives the list of a language or overlay.
 */
export function termFaults(
  texts: readonly WrittenText[],
  languages: readonly Locale[],
  listOf: (tag: string) => TermList,
): readonly string[] {
  const held = texts.filter(({ key, locale }) => !NOT_READ.test(key) && isOneOf(languages, languageOf(locale)));
  const tags = [...new Set(held.map(({ locale }) => locale))];
  const faults = tags.flatMap((tag) => {
    const list = listOf(tag);
    const own = held.filter(({ locale }) => locale === tag);
    return [
      ...own.flatMap((text) => faultsOf(list, text)),
      ...(languageOf(tag) === tag ? unnamed(list, tag, own) : []),
    ];
  });
  return [...faults, ...OVERLAYS.flatMap((overlay) => inherited(overlay, held, listOf))];
}

/** A brand's own texts are by language, so no overlay can say them otherwise. */
const OF_A_BRAND = /^(?!templates\/)[^ ]+: /;

/** The texts that an overlay leaves as its language has them, though its own list has other words. */
function inherited(overlay: string, held: readonly WrittenText[], listOf: (tag: string) => TermList): string[] {
  const language = languageOf(overlay);
  const usual = listOf(language);
  const others = Object.entries(listOf(overlay)).filter(
    ([concept, term]) => JSON.stringify(term) !== JSON.stringify(usual[concept as keyof TermList]),
  );
  const list = Object.fromEntries(others) as TermList;
  const said = new Set(held.filter(({ locale }) => locale === overlay).map(({ key }) => key));
  return held
    .filter(({ locale, key }) => locale === language && !said.has(key) && !OF_A_BRAND.test(key))
    .flatMap((text) => faultsOf(list, text).map((fault) => `${overlay} lacks ${fault}`));
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
