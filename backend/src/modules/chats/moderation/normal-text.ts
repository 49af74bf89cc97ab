/** More than the longest message is not looked at. */
const MOST = 10_000;

// Letters that look like Latin ones: Cyrillic, Greek, and what stands for letters.
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'аa вb еe ёe кk мm нh оo рp сc тt уy хx іi ѕs јj ԛq ԝw'.split(' '),
    ...'αa βb εe ηn ιi κk μm νv οo ρp τt υu χx'.split(' '),
    ...'@a $s ıi łl øo đd ßs æa œo'.split(' '),
  ].map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);

/** The code points of zero in other scripts: Arabic, Persian, Devanagari, Bengali, Thai. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];

const DIGITS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'zero nul null zéro cero zer nolla noll o',
    'one een één eins un une uno jeden en én ett yksi ein l',
    'two twee zwei zwo deux due dos dwa två kaksi',
    'three drie drei trois tre tres trzy kolme',
    'four vier quatre quattro cuatro cztery fire fyra neljä',
    'five vijf fünf cinq cinque cinco pięć fem viisi',
    'six zes sechs sei seis sześć seks sex kuusi',
    'seven zeven sieben sept sette siete siedem syv sju seitsemän',
    'eight acht huit otto ocho osiem otte åtte åtta kahdeksan',
    'nine negen neun neuf nove nueve dziewięć ni nio yhdeksän',
  ].flatMap((words, digit) => words.split(' ').map((word) => [fold(word), String(digit)])),
);

/** Without case, accents, signs that nobody sees, and letters of other alphabets that look like ours. In one pass. */
export function fold(text: string): string {
  const bare = text
    .slice(0, MOST)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '');
  return Array.from(bare, (sign) => LOOKALIKES[sign] ?? figureOf(sign) ?? sign).join('');
}

function figureOf(sign: string): string | undefined {
  const code = sign.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? undefined : String(code - zero);
}

/** The words of a folded text; letters that stand alone, one after the other, are read as the word that they spell. */
export function wordsOf(folded: string): string[] {
  const words: string[] = [];
  let spelled = '';
  const flush = (): void => {
    if (spelled !== '') words.push(spelled);
    spelled = '';
  };
  for (const [word] of folded.matchAll(/\p{L}+|\p{N}+/gu)) {
    if (word.length === 1 && /\p{L}/u.test(word)) {
      spelled += word;
      continue;
    }
    flush();
    words.push(word);
  }
  flush();
  return words;
}

/** The words of a text with one space between them and around, for comparison. */
export const phraseOf = (text: string): string => ` ${wordsOf(fold(text)).join(' ')} `;

export const phrasesOf = (texts: readonly string[]): readonly string[] => texts.map(phraseOf);

/** Maps a digit within a word to the letter that it looks like. A one is not listed because it may be an l or an i. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Words with figures among their letters, as they are meant. */
export function disguisedIn(folded: string): string[] {
  const mixed = Array.from(folded.matchAll(/[\p{L}\d]+/gu), ([word]) => word).filter((word) => /\d\p{L}/u.test(word));
  const read = mixed.map((word) => word.replace(/[03457]/g, (figure) => LETTERS[figure] ?? figure));
  return [...read.map((word) => word.replaceAll('1', 'l')), ...read.map((word) => word.replaceAll('1', 'i'))];
}

export const digitsIn = (word: string): string | undefined => (/^\d+$/.test(word) ? word : DIGITS[word]);
