import { type Gender, type Seeking, wordsOf } from './fields';

/** Whom somebody seeks, where it is not everyone. */
export const GENDERS_SOUGHT: Readonly<Partial<Record<string, readonly Gender[]>>> = { women: ['woman'], men: ['man'] };

/** Whom members of a brand can seek: people of the genders that it offers, or everyone. */
export const seekingFor = (genders: readonly Gender[]): readonly Seeking[] =>
  wordsOf('seeking').filter((seeking) => GENDERS_SOUGHT[seeking]?.every((one) => genders.includes(one)) ?? true);

/** The choices of a brand: members who chose another word before keep it. */
export const offeredWords = (genders: readonly Gender[]) =>
  ({ gender: genders, seeking: seekingFor(genders) }) as const;
