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

const DIGITS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'zero nul null zéro cero zer nolla noll o',
    'one een één eins un une uno jeden en én ett yksi ein',
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
  return Array.from(bare, (sign) => LOOKALIKES[sign] ?? sign).join('');
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

export const digitsIn = (word: string): string | undefined => (/^\d+$/.test(word) ? word : DIGITS[word]);
