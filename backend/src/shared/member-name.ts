import { emailKey } from './email-key';
import { countGraphemes } from './graphemes';

export type NameFault =
  'required' | 'starts_with_at' | 'same_as_email' | 'too_short' | 'too_long' | 'characters' | 'reserved';

export const NAME_LENGTH = { min: 2, max: 30 } as const;

// Letters with at most three marks, digits, and what joins names. No sign that is invisible or turns the text around.
const CHARACTERS = /^(?:\p{L}\p{M}{0,3}|\p{Nd}|[ '’._-])+$/u;
// Letters and marks that take no place, as Hangul's filler.
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
const RESERVED = /^(?:admin(?:istrator)?|moderator|support|help ?desk|customer ?service|staff|system|root)[ \d._-]*$/;

/** The name as it is kept: one form of each letter, one blank at a time. */
export const tidyName = (given: string): string => given.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** What is wrong with a tidy name, if anything. `brand` and words that sound like staff belong to nobody. */
export function nameFault(name: string, email: string, brand: string): NameFault | undefined {
  if (name === '') return 'required';
  const folded = name.normalize('NFKC').toLowerCase();
  if (folded.startsWith('@')) return 'starts_with_at';
  if (email !== '' && folded === emailKey(email.trim())) return 'same_as_email';
  const length = countGraphemes(name, NAME_LENGTH.max + 1);
  if (length < NAME_LENGTH.min) return 'too_short';
  if (length > NAME_LENGTH.max) return 'too_long';
  if (!CHARACTERS.test(name) || !/\p{L}/u.test(name) || UNSEEN.test(name) || mixesScripts(name)) return 'characters';
  return RESERVED.test(folded) || folded === brand.toLowerCase() ? 'reserved' : undefined;
}

/** One name in letters of two alphabets that look alike: only there to look like another. */
const mixesScripts = (name: string): boolean => SCRIPTS.filter((script) => script.test(name)).length > 1;
