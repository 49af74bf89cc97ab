const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters as a person counts them, and as the api does: without the blanks that it does not keep. */
export function countGraphemes(text: string): number {
  const kept = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return [...segmenter.segment(kept)].length;
}
