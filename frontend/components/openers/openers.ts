/** Who is written to, as their card tells it. */
interface OpenedTo {
  readonly city: string | null;
  /** The first line of their own words. */
  readonly words: string | null;
}

export const OPENER_HOLE = { words: '{words}', city: '{city}' } as const;

export interface OpenerTexts {
  readonly words: string;
  readonly city: string;
  /** Questions that anybody can be asked. */
  readonly questions: readonly string[];
}

const COUNT = 3;
/** Longer words are quoted only as far as this. */
const LONGEST_QUOTE = 60;

function quoted(words: string): string {
  const letters = [...new Intl.Segmenter().segment(words)].map(({ segment }) => segment);
  if (letters.length <= LONGEST_QUOTE) return words;
  const cut = letters.slice(0, LONGEST_QUOTE).join('');
  // A whole word, where there is one.
  return `${cut.replace(/\s+\S*$/u, '')}…`;
}

/** Up to three first sentences: from what the other has said first, and nothing that their card does not say. */
export function openersFor({ city, words }: OpenedTo, texts: OpenerTexts): readonly string[] {
  return [
    ...(words ? [texts.words.replace(OPENER_HOLE.words, () => quoted(words))] : []),
    ...(city ? [texts.city.replace(OPENER_HOLE.city, () => city)] : []),
    ...texts.questions,
  ].slice(0, COUNT);
}
