import { randomBytes } from 'node:crypto';

// Crockford's alphabet: no letter that is read as a digit, and no U to spell words with.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Names a notice to whoever gave it: sixty random bits, so that nobody finds another's by counting. */
export const noticeReference = (): string => `N-${Array.from(randomBytes(12), (byte) => ALPHABET[byte % 32]).join('')}`;
