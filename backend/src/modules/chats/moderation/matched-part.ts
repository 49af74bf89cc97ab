import { type ChatRules, type ModerationRule, moderate } from './moderate';

/** A stretch of a text, in UTF-16 units as JavaScript counts them. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const OFF = { action: 'off' } as const;
const HOLD = { action: 'hold' } as const;

/**
 * The stretch of whole words that breaks the rule by itself, from where it is needed to where it is enough; null where there
 * is none. Looks at parts of the text about as often as its length has binary digits, twice.
 */
export function matchedPart(text: string, rule: ModerationRule, rules: ChatRules): TextRange | null {
  // A text is spam for being sent to many: no part of it is worse than another.
  if (rule === 'spam') return null;
  const alone: ChatRules = {
    ...rules,
    spam: { ...rules.spam, ...OFF },
    contact: { ...rules.contact, ...(rule === 'contact' ? HOLD : OFF) },
    payment: { ...rules.payment, ...(rule === 'payment' ? HOLD : OFF) },
  };
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
  const range = (first: number, last: number): TextRange => ({
    start: words[first]?.start ?? 0,
    end: words[last]?.end ?? text.length,
  });
  const breaks = (first: number, last: number): boolean => {
    const { start, end } = range(first, last);
    return moderate(text.slice(start, end), { recipients: 1 }, alone) !== null;
  };
  if (words.length === 0 || !breaks(0, words.length - 1)) return null;
  const last = firstTrue(words.length - 1, (end) => breaks(0, end));
  const first = last - firstTrue(last, (length) => breaks(last - length, last));
  return range(first, last);
}

/** The least number up to `most`, which is one, from which on it holds. */
function firstTrue(most: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}
