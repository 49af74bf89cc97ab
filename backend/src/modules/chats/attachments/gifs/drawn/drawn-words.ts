import { loadTexts, localeOfTag } from '../../../../../platform/texts';
import { type DrawnGif } from './drawn-ids';
import english from './locales/en/words.json';

/** The words by which each is found. */
const WORDS = loadTexts<DrawnGif>(__dirname, 'words', english);

/** The GIFs for a query: each of its words begins a word of theirs, in the language or in English. All for an empty query. */
export function findDrawn(query: string, locale: string, ids: readonly DrawnGif[]): DrawnGif[] {
  const asked = wordsOf(query);
  return ids.filter((id) => {
    const known = [WORDS[localeOfTag(locale)], WORDS.en].flatMap((words) => wordsOf(words[id]));
    return asked.every((word) => known.some((one) => one.startsWith(word)));
  });
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
