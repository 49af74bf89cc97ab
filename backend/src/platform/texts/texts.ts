import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale, isLocale } from '../../../../contract/text/locales';
import { overlayFaults } from '../../../../contract/text/overlay-faults';
import { OVERLAYS, type Overlay, languageOf, overlayOf } from '../../../../contract/text/regional-locale';

type TextsOf<Key extends string> = Readonly<Record<Key, string>>;

const FORMS = /_(?:zero|one|two|few|many|other)$/;

/** The texts of one catalogue, by language or overlay and key. An overlay has all keys: its own texts and the language's. */
export type Texts<Key extends string> = Readonly<Record<Locale | Overlay, TextsOf<Key>>>;

/**
 * Reads `<folder>/locales/<locale>/<name>.json` for every language of the interface, and for every overlay that has the file. English
 * comes as an import, so that the compiler knows the keys. Throws where a language lacks one of them or has another, and where an
 * overlay has a text that its language has not or says alike: a process with missing texts does not start. Where English has
 * `<key>_one` and `<key>_other`, every language has the plural forms of its own; `pluralIn` picks one.
 */
export function loadTexts<Key extends string>(
  folder: string,
  name: string,
  english: Readonly<Record<Key, string>>,
): Texts<Key> {
  const fileOf = (tag: Locale | Overlay): string => join(folder, 'locales', tag, `${name}.json`);
  const languages = LOCALES.map((locale) => {
    const file = fileOf(locale);
    const read = readTexts<Key>(file);
    if (Object.keys(read).sort().join() !== keysOf(english, locale).sort().join())
      throw new Error(`${file} has other keys than English`);
    return [locale, read] as const;
  });
  const texts = Object.fromEntries(languages) as Record<Locale, TextsOf<Key>>;
  const overlays = OVERLAYS.map((tag) => [tag, overlaid(texts[languageOf(tag)], fileOf(tag))] as const);
  return { ...texts, ...(Object.fromEntries(overlays) as Record<Overlay, TextsOf<Key>>) };
}

function keysOf(english: Readonly<Record<string, string>>, locale: Locale): string[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return Object.keys(english).flatMap((key) => {
    const base = key.replace(FORMS, '');
    const isCounted = base !== key && `${base}_one` in english && `${base}_other` in english;
    if (!isCounted) return key;
    return key.endsWith('_other') ? forms.map((form) => `${base}_${form}`) : [];
  });
}

const readTexts = <Key extends string>(file: string): TextsOf<Key> =>
  JSON.parse(readFileSync(file, 'utf8')) as TextsOf<Key>;

function overlaid<Key extends string>(language: TextsOf<Key>, file: string): TextsOf<Key> {
  if (!existsSync(file)) return language;
  const own = readTexts<Key>(file);
  const [fault] = overlayFaults(language, own);
  if (fault !== undefined) throw new Error(`${file}: ${fault}`);
  return { ...language, ...own };
}

/** The texts for a tag such as `de-CH`: those of the overlay, else those of the language, else English. */
export function textsIn<Key extends string>(texts: Texts<Key>, tag: string): TextsOf<Key> {
  return texts[overlayOf(tag) ?? localeOfTag(tag)];
}

/** The keys that have plural forms, by what stands before the form. */
export type CountedKey<Key extends string, All extends string = Key> = Key extends `${infer Base}_other`
  ? `${Base}_one` extends All
    ? Base
    : never
  : never;

/** The text for so many, in the plural form of the tag's language. */
export function pluralIn<Key extends string>(
  texts: Texts<Key>,
  tag: string,
  base: CountedKey<Key>,
  count: number,
): string {
  // A language may have forms that English has not: its catalogue was checked for them as it was read.
  const forms: Readonly<Record<string, string | undefined>> = textsIn(texts, tag);
  const form = new Intl.PluralRules(localeOfTag(tag)).select(count);
  return forms[`${base}_${form}`] ?? forms[`${base}_other`] ?? '';
}

/** The language of a locale or tag such as nl-BE; English for one that the interface does not speak. */
export function localeOfTag(tag: string): Locale {
  const language = tag.slice(0, 2).toLowerCase();
  return isLocale(language) ? language : 'en';
}

/** The language that somebody reads, and the country they live in where that is known. */
export interface Reader {
  readonly locale: Locale;
  readonly country: string | null;
}

/** The reader of whom the database knows language and country. */
export const readerOf = ({ language, country }: { language: string; country: string | null }): Reader => ({
  locale: localeOfTag(language),
  country,
});

/** `{name}` in a text is replaced by the value of that name, once; a name without a value stays as it is. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
