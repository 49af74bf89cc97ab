import { readEverything } from '../all-texts';
import { type TextEntry } from '../catalogues';
import { isBrandKey, pageKeyOf } from '../text-files';

/** The texts whose key or words hold all the words: where each is used, how it reads, and which brands replace it. */
export function search(words: readonly string[]): readonly string[] {
  const texts = readEverything();
  const wanted = words.map((word) => word.toLowerCase());
  const found = texts.filter((entry) => wanted.every((word) => haystack(entry).includes(word)));
  const brands = replacements(texts);
  return [...found.flatMap((entry) => told(entry, brands)), `${found.length} of ${texts.length} texts`];
}

const haystack = ({ key, texts }: TextEntry): string => [key, ...Object.values(texts)].join('\n').toLowerCase();

/** The brands and templates that say a text of the pages in their own words, by its key. */
function replacements(texts: readonly TextEntry[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { key, texts: byLocale } of texts.filter((text) => isBrandKey(text.key))) {
    const brand = key.slice(0, key.indexOf(': '));
    const own = Object.keys(byLocale).map((locale) => `${brand} (${locale})`);
    found.set(pageKeyOf(key), [...(found.get(pageKeyOf(key)) ?? []), ...own]);
  }
  return found;
}

function told({ key, used, texts }: TextEntry, brands: ReadonlyMap<string, readonly string[]>): string[] {
  const own = brands.get(key) ?? [];
  return [
    key,
    `  used      ${used.join(', ') || 'nowhere'}`,
    ...Object.entries(texts).map(([locale, text]) => `  ${locale.padEnd(8)}  ${oneLine(text)}`),
    ...(own.length === 0 ? [] : [`  replaced  ${own.join(', ')}`]),
  ];
}

export const oneLine = (text: string): string => text.replace(/\n/g, ' ⏎ ');
