import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { PhoneCountryNotServed, PhoneInvalid, PhoneNotMobile } from '../errors';

export interface MobileNumber {
  /** E.164. */
  readonly number: string;
  /** ISO 3166-1. */
  readonly country: string;
  /** Without its last five digits: what numbers of one block share. */
  readonly prefix: string;
}

/** Somewhere mobile numbers cannot be told from landlines; others cost extra, or anybody can rent thousands of them. */
const MOBILE = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);
const BLOCK_DIGITS = 5;

/** Reads a number as people write it. `home` is the country of one without its own, `served` are those of the brand. */
export function readMobileNumber(text: string, home: string, served: readonly string[]): MobileNumber {
  const parsed = parsePhoneNumberFromString(text, home as CountryCode);
  if (!parsed?.isPossible()) throw new PhoneInvalid();
  const { number, country } = parsed;
  if (!parsed.isValid() || country === undefined) throw new PhoneInvalid();
  if (!MOBILE.has(parsed.getType() ?? '')) throw new PhoneNotMobile();
  if (!served.includes(country)) throw new PhoneCountryNotServed();
  return { number, country, prefix: number.slice(0, -BLOCK_DIGITS) };
}
