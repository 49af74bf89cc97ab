// Letters that are no letter with a mark, as those write them who have no such key.
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};

/** A place's name as it is looked for: without accents, capitals and signs, one blank between words. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim();
}

/** A folded name from one of its words on. */
export function fromWord(folded: string, word: number): string {
  let at = 0;
  for (let n = 0; n < word; n++) at = folded.indexOf(' ', at) + 1;
  return folded.slice(at);
}
