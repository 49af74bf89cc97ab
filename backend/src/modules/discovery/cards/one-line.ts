const MOST = 100;
const CHARACTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text in one line, cut at a word where it is longer than a card has room for. */
export function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(CHARACTERS.segment(line), ({ segment }) => segment);
  if (characters.length <= MOST) return line;
  const cut = characters.slice(0, MOST - 1).join('');
  return `${cut.replace(/ [^ ]*$/, '').replace(/[.,;:!?–-]+$/, '')}…`;
}
