import { type TraitName } from '../../../../../../contract/profile/fields';

type Weights = Readonly<Record<string, number>>;
export type CastGender = 'woman' | 'man' | 'non_binary';

/** Youngest, most usual and oldest. */
type Ages = readonly [number, number, number];

/** The kinds of people that a niche's brands attract. */
export interface Niche {
  readonly genders: Readonly<Partial<Record<CastGender, number>>>;
  /** How many of a hundred seek their own gender, and how many everybody. */
  readonly own: number;
  readonly everyone: number;
  readonly ages: Readonly<Record<CastGender, Ages>>;
  readonly bodies: Readonly<Record<'woman' | 'man', Weights>>;
}

const BODIES: Niche['bodies'] = {
  woman: { slim: 22, athletic: 16, average: 34, curvy: 22, full_figured: 6 },
  man: { slim: 18, athletic: 22, average: 40, muscular: 10, full_figured: 10 },
};
const ROUND: Niche['bodies'] = {
  woman: { curvy: 48, full_figured: 44, average: 8 },
  man: { average: 46, full_figured: 26, athletic: 16, muscular: 12 },
};
const same = (ages: Ages): Niche['ages'] => ({ woman: ages, man: ages, non_binary: ages });

const PLAIN: Niche = {
  genders: { woman: 49, man: 49, non_binary: 2 },
  ...{ own: 7, everyone: 9, bodies: BODIES },
  ages: { woman: [21, 34, 66], man: [22, 36, 68], non_binary: [21, 28, 40] },
};

const NICHES: Readonly<Record<number, Niche>> = {
  1: PLAIN,
  2: { ...PLAIN, genders: { woman: 62, man: 36, non_binary: 2 }, ages: same([23, 36, 60]) },
  3: { ...PLAIN, genders: { woman: 48, man: 46, non_binary: 6 }, everyone: 20, ages: same([24, 37, 62]) },
  4: { ...PLAIN, genders: { woman: 66, man: 32, non_binary: 2 }, bodies: ROUND, ages: same([22, 36, 64]) },
  5: {
    ...PLAIN,
    genders: { woman: 66, man: 34 },
    ages: { woman: [55, 64, 79], man: [46, 63, 80], non_binary: [55, 60, 70] },
  },
  6: {
    ...PLAIN,
    genders: { woman: 66, man: 34 },
    ages: { woman: [35, 43, 58], man: [26, 37, 60], non_binary: [35, 40, 50] },
  },
  7: { ...PLAIN, genders: { man: 100 }, own: 93, everyone: 7, ages: same([21, 34, 68]) },
};

export const nicheOf = (niche: number): Niche => NICHES[niche] ?? PLAIN;

/** How often people of an age give each relationship status. */
export const relationshipsAt = (age: number): Weights => {
  if (age < 33) return { single: 86, open_relationship: 8, separated: 6 };
  if (age < 58) return { single: 52, divorced: 28, separated: 12, open_relationship: 8 };
  return { single: 24, divorced: 40, widowed: 30, separated: 6 };
};

/** How often people with this skin have each hair colour, before it turns grey. */
export const hairOf = (skin: number): Weights =>
  [
    { brown: 46, blond: 36, red: 8, black: 7, dyed: 3 },
    { brown: 58, black: 22, blond: 13, red: 4, dyed: 3 },
    { black: 62, brown: 36, dyed: 2 },
    { black: 90, brown: 10 },
    { black: 94, brown: 4, dyed: 2 },
  ][skin] ?? {};

export const eyesOf = (skin: number): Weights =>
  [
    { blue: 42, green: 18, grey: 14, brown: 18, hazel: 8 },
    { brown: 52, hazel: 16, green: 16, blue: 12, amber: 4 },
    { brown: 86, hazel: 10, amber: 4 },
  ][skin] ?? { brown: 1 };

export type Traits = Readonly<Record<TraitName, string>>;
