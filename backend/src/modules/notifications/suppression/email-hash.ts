import { createHash } from 'node:crypto';

const BYTES = 10;

/** The hash by which an address is recognised, the same for all its spellings. */
export const emailHash = (address: string): Buffer =>
  createHash('sha256').update(address.toLowerCase()).digest().subarray(0, BYTES);

/** The same in SQL, of an account's `email_key`. */
export const emailHashOf = (key: string): string => `substr(sha256(convert_to(${key}, 'UTF8')), 1, ${BYTES})`;
