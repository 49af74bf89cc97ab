import { TRAITS } from '../../../../../contract/profile/fields';

/** The parts of a profile that its completeness counts. */
export interface Told {
  readonly photo: boolean;
  /** An answer to a question, or a text of one's own. */
  readonly words: boolean;
  readonly town: boolean;
  /** How many traits and interests, of which the list of interests counts as one. */
  readonly facts: number;
}

/** Signing up has told a name, an age and whom one looks for. */
const BEGUN = 30;
const PHOTO = 25;
const WORDS = 20;
const TOWN = 10;
const FACT = 3;
/** More facts than these are welcome, and change nothing. */
const FACTS = 5;

/**
 * How complete a profile is, in percent: by what others look for, and the same for the same answers on every brand. Whoever has
 * told all that a brand asks is done.
 */
export function percentOf({ photo, words, town, facts }: Told, isWhole: boolean): number {
  if (isWhole) return 100;
  const told = (photo ? PHOTO : 0) + (words ? WORDS : 0) + (town ? TOWN : 0) + FACT * Math.min(facts, FACTS);
  return BEGUN + told;
}

/** The facts that a profile tells. */
export const factsIn = (
  profile: Readonly<Record<(typeof TRAITS)[number], string | null>> & { readonly interests: readonly number[] },
): number => TRAITS.filter((name) => profile[name] !== null).length + (profile.interests.length > 0 ? 1 : 0);
