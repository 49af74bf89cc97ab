/** The longest text of a provider that is kept, in characters. */
const LONGEST_WORDS = 200;

const LEFT_OUT = '…';
/** Parts of a text that may name a person: quotations, addresses, links, account numbers, and ids with digits in them. */
const PRIVATE = [
  /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])/gu,
  /\S*@\S*/g,
  /\b(?:https?:\/\/|www\.)\S*/gi,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){2,8}\b|\b[a-z]{2}\d{2}[a-z0-9]{8,30}\b/g,
  /\S*\d(?:[ -]?\d){4,}\S*/g,
  /\b\w*_\w*\d\w*/g,
];

/**
 * The text with which a provider refused something, fit to be kept and shown to staff: in one line, bounded, and without
 * what may be personal data.
 */
export function cleanWords(text: string): string | undefined {
  const line = text
    .slice(0, 2000)
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ');
  const clean = PRIVATE.reduce((left, pattern) => left.replace(pattern, LEFT_OUT), line).trim();
  if (!/\p{L}{2}/u.test(clean)) return undefined;
  return clean.length > LONGEST_WORDS ? `${clean.slice(0, LONGEST_WORDS - 1)}${LEFT_OUT}` : clean;
}
