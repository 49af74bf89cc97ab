const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** UTF-16 units looked at in one go: each segment keeps a copy of all that was given to be segmented. */
const WINDOW = 256;

/** Characters as a person counts them. Stops counting at `limit`. */
export function countGraphemes(text: string, limit = Infinity): number {
  let count = 0;
  let window = WINDOW;
  for (let at = 0; at < text.length && count < limit;) {
    // Not between the halves of a sign: the first alone would not join what stands before it.
    const end = at + window - (isFirstHalf(text.charCodeAt(at + window - 1)) ? 1 : 0);
    const segments = [...segmenter.segment(text.slice(at, end))];
    if (end >= text.length) return Math.min(count + segments.length, limit);
    // The last one may go on behind the window.
    const last = segments.at(-1)?.index ?? 0;
    count += segments.length - 1;
    at += last;
    window = last === 0 ? window * 2 : WINDOW;
  }
  return Math.min(count, limit);
}

const isFirstHalf = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;
