import { compactIban } from '../../../../contract/payments/iban';

const GROUP = /.{1,4}/g;
const MOST = 34;

interface Typed {
  readonly text: string;
  /** How many characters are before the cursor. */
  readonly cursor: number;
}

/** An IBAN in groups of four, as banks print it. The cursor stays behind the character that it was behind. */
export function groupIban({ text, cursor }: Typed): Typed {
  const iban = compactIban(text).slice(0, MOST);
  const before = compactIban(text.slice(0, cursor)).slice(0, MOST).length;
  const gaps = before === 0 ? 0 : Math.floor((before - 1) / 4);
  return { text: (iban.match(GROUP) ?? []).join(' '), cursor: before + gaps };
}
