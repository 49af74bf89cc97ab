export const QUESTIONS = ['looking_for', 'ages', 'region'] as const;
export type Question = (typeof QUESTIONS)[number];

export const LOOKING_FOR = ['lasting', 'light', 'talk', 'open'] as const;
export type LookingFor = (typeof LOOKING_FOR)[number];

export interface Ages {
  readonly min: number;
  /** None: any age from `min` on. */
  readonly max: number | null;
}

/** The answers so far; `null` if a question was skipped. */
export interface Answers {
  readonly looking_for?: LookingFor | null;
  readonly ages?: Ages | null;
  /** A region's id. */
  readonly region?: number | null;
}

const STARTS = [18, 30, 40, 50, 60] as const;

/** Ranges to choose from, beginning where the site's members may begin. */
export function ageRanges(minAge: number): readonly Ages[] {
  return STARTS.map((start, i) => {
    const next = STARTS[i + 1];
    return { min: Math.max(start, minAge), max: next === undefined ? null : next - 1 };
  }).filter(({ min, max }) => max === null || max >= min);
}

/** As sign-up takes it over: fields of the search, and only those that were answered. */
export function asHandover({ looking_for: looking, ages, region }: Answers): string {
  const fields = {
    ...(looking != null && { looking_for: looking }),
    ...(ages != null && { min_age: ages.min, ...(ages.max !== null && { max_age: ages.max }) }),
    ...(region != null && { countryregion: region }),
  };
  return Object.keys(fields).length === 0 ? '' : JSON.stringify(fields);
}
