import { OVERLAYS, languageOf } from '../../../../../../../contract/text/regional-locale';
import { loadTexts, localeOfTag } from '../../../../../platform/texts';
import { type DrawnGif } from './drawn-ids';
import english from './locales/en/words.json';

/** The words by which each is found. */
const WORDS = loadTexts<DrawnGif>(__dirname, 'words', english);

/**
 * The GIFs for a query: each of its words begins a word of theirs, in the language, however its countries say it, or in
 * English. All for an empty query.
 */
export function findDrawn(query: string, locale: string, ids: readonly DrawnGif[]): DrawnGif[] {
  const asked = wordsOf(query);
  const language = localeOfTag(locale);
  const tags = [language, ...OVERLAYS.filter((overlay) => languageOf(overlay) === language), 'en'] as const;
  return ids.filter((id) => {
    const known = tags.flatMap((tag) => wordsOf(WORDS[tag][id]));
    return asked.every((word) => known.some((one) => one.startsWith(word)));
  });
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
