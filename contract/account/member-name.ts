import { countGraphemes } from '../text/graphemes';
import { emailKey } from './email-address';

export type NameFault =
  'required' | 'starts_with_at' | 'same_as_email' | 'too_short' | 'too_long' | 'characters' | 'reserved';

/** In characters as a person counts them. */
export const NAME_LENGTH = { min: 2, max: 30 } as const;

// Letters with at most three marks, digits, and what joins names. Invisible signs and signs that turn the text around are
// left out.
const CHARACTERS = /^(?:\p{L}\p{M}{0,3}|\p{Nd}|[ '’._-])+$/u;
// Letters and marks that take no space, such as Hangul's filler.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
const RESERVED = /^(?:admin(?:istrator)?|moderator|support|help ?desk|customer ?service|staff|system|root)[ \d._-]*$/;

/** The name as it is stored: letters in one form (NFC), one blank at a time. */
export const tidyName = (given: string): string => given.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** The fault of a tidy name, if any. The brand's name and words that sound like staff are reserved. */
export function nameFault(name: string, email: string, brand: string): NameFault | undefined {
  if (name === '') return 'required';
  const folded = name.normalize('NFKC').toLowerCase();
  if (folded.startsWith('@')) return 'starts_with_at';
  if (email !== '' && folded === emailKey(email.trim())) return 'same_as_email';
  const length = countGraphemes(name, NAME_LENGTH.max + 1);
  if (length < NAME_LENGTH.min) return 'too_short';
  if (length > NAME_LENGTH.max) return 'too_long';
  if (!CHARACTERS.test(name) || !/\p{L}/u.test(name) || INVISIBLE.test(name) || mixesScripts(name)) return 'characters';
  return RESERVED.test(folded) || folded === brand.toLowerCase() ? 'reserved' : undefined;
}

/** Letters of two alphabets that look alike serve only to imitate another name. */
const mixesScripts = (name: string): boolean => SCRIPTS.filter((script) => script.test(name)).length > 1;
