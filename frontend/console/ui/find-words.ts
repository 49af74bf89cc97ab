/** Spaces, and the marks within hosts, addresses and short names. */
const BETWEEN = /[\s.:/-]+/;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(BETWEEN).filter(Boolean);

/** Whether each word of what is sought begins a word of the text. Nothing sought fits everything. */
export function fitsWords(sought: string, text: string): boolean {
  const words = wordsOf(text);
  return wordsOf(sought).every((one) => words.some((word) => word.startsWith(one)));
}
