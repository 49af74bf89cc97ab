/** The hyphen of “e-mail” and its kin, with a letter on each side. */
const SHORT_HALF = /\b(\p{L}-\p{L})/iu;

/** Splits a heading around what may not be broken at its hyphen: every second part is such a piece. */
export const splitAtShortHalves = (text: string): readonly string[] => text.split(SHORT_HALF);
