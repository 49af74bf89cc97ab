const LENGTH = { min: 2, max: 30 } as const;

// The api's rules, with why they are so, stand in `backend/src/shared/member-name.ts`.
const CHARACTERS = /^(?:\p{L}\p{M}{0,3}|\p{Nd}|[ '’._-])+$/u;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
const RESERVED = /^(?:admin(?:istrator)?|moderator|support|help ?desk|customer ?service|staff|system|root)[ \d._-]*$/;

/** What is wrong with a name as it was typed, in the api's codes; `sign-up-cases.json` holds both to the same. */
export function nameFault(given: string, email: string, brand: string): string | undefined {
  const name = given.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (name === '') return 'required';
  const folded = name.normalize('NFKC').toLowerCase();
  if (folded.startsWith('@')) return 'starts_with_at';
  if (email !== '' && folded === asciiLower(email.trim())) return 'same_as_email';
  const length = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)].length;
  if (length < LENGTH.min) return 'too_short';
  if (length > LENGTH.max) return 'too_long';
  const mixesScripts = SCRIPTS.filter((script) => script.test(name)).length > 1;
  if (!CHARACTERS.test(name) || !/\p{L}/u.test(name) || UNSEEN.test(name) || mixesScripts) return 'characters';
  return RESERVED.test(folded) || folded === brand.toLowerCase() ? 'reserved' : undefined;
}

const asciiLower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
