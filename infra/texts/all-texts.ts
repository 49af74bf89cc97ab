import { join } from 'node:path';
import { BackendUsages } from './backend-usages';
import { pageUsages, type TextEntry, usedIn } from './catalogues';
import { pageKeyOf, readAllTexts, type WrittenText } from './text-files';

const ROOT = join(__dirname, '../..');

/** Where a text is used: by its key as tools name it, and one of the files that it is in. */
export type UsesOf = (key: string, file: string) => readonly string[];

/** Every text: of pages, mails, the api, templates and brands, English first. */
export function readEverything(): readonly TextEntry[] {
  const used = usesOfTexts();
  return [...byKey(readAllTexts(ROOT))].map(([key, texts]) => ({
    key,
    used: used(key, texts[0]?.file ?? ''),
    texts: Object.fromEntries(texts.map(({ locale, text }) => [locale, text])),
  }));
}

/** A text of a template or a brand is used where the text of the pages is that it replaces. */
export function usesOfTexts(): UsesOf {
  const pages = pageUsages();
  const backend = new BackendUsages();
  return (key, file) =>
    file.startsWith('backend/') ? backend.find(file, key.slice(key.indexOf('.') + 1)) : usedIn(pages, pageKeyOf(key));
}

function byKey(texts: readonly WrittenText[]): ReadonlyMap<string, readonly WrittenText[]> {
  const found = new Map<string, WrittenText[]>();
  const english = texts.filter(({ locale }) => locale === 'en');
  for (const text of [...english, ...texts.filter(({ locale }) => locale !== 'en')]) {
    const others = found.get(text.key);
    if (others) others.push(text);
    else found.set(text.key, [text]);
  }
  return found;
}
