import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale, isLocale } from '../../../../contract/text/locales';

/** The texts of one catalogue, by language and key. */
export type Texts<Key extends string> = Readonly<Record<Locale, Readonly<Record<Key, string>>>>;

/**
 * Reads `<folder>/locales/<locale>/<name>.json` for every language of the interface. English comes as an import, so that the compiler
 * knows the keys. Throws where a language lacks one of them or has another: a process with missing texts does not start.
 */
export function loadTexts<Key extends string>(
  folder: string,
  name: string,
  english: Readonly<Record<Key, string>>,
): Texts<Key> {
  const wanted = Object.keys(english).sort().join();
  const texts = LOCALES.map((locale) => {
    const file = join(folder, 'locales', locale, `${name}.json`);
    const read = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<Key, string>>;
    if (Object.keys(read).sort().join() !== wanted) throw new Error(`${file} has other keys than English`);
    return [locale, read] as const;
  });
  return Object.fromEntries(texts) as unknown as Texts<Key>;
}

/** The language of a locale or tag such as nl-BE; English for one that the interface does not speak. */
export function localeOfTag(tag: string): Locale {
  const language = tag.slice(0, 2).toLowerCase();
  return isLocale(language) ? language : 'en';
}

/** `{name}` in a text is replaced by the value of that name, once; a name without a value stays as it is. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
