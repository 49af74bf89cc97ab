import { randomBytes } from 'node:crypto';

// Without letters and digits that look alike: payers read it out to their bank.
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A new reference, such as `7KQ2-M9XD-4FTR-ZB6W`: unique for the creditor, since nobody draws 80 bits twice. */
export function newReference(): string {
  const letters = [...randomBytes(16)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}
