const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** UTF-16 units that are segmented at a time: each segment keeps a copy of the whole text that was given. */
const WINDOW = 256;

/** Counts characters as a person does (grapheme clusters). Stops counting at `limit`. */
export function countGraphemes(text: string, limit = Infinity): number {
  let count = 0;
  let window = WINDOW;
  for (let at = 0; at < text.length && count < limit;) {
    // A window never ends inside a surrogate pair: its first half alone would not join what stands before it.
    const end = at + window - (isHighSurrogate(text.charCodeAt(at + window - 1)) ? 1 : 0);
    const segments = [...segmenter.segment(text.slice(at, end))];
    if (end >= text.length) return Math.min(count + segments.length, limit);
    // The last segment may go on behind the window, so the next window begins with it.
    const last = segments.at(-1)?.index ?? 0;
    count += segments.length - 1;
    at += last;
    window = last === 0 ? window * 2 : WINDOW;
  }
  return Math.min(count, limit);
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;
