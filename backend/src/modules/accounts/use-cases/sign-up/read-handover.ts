import { LOOKING_FOR, type SignUpRequest } from './sign-up.request';

/** What a landing page learnt before sign-up. */
export interface Handover {
  readonly member: number | null;
  readonly answers: Readonly<Record<string, string | number>> | null;
}

interface Limits {
  readonly minAge: number;
  readonly countries: readonly string[];
}

const GREATEST_ID = 2_147_483_647;
const GREATEST_AGE = 120;

/** Nobody types these at sign-up, so nobody could mend them there: what does not fit is left out. */
export function readHandover(request: SignUpRequest, { minAge, countries }: Limits): Handover {
  const { looking_for: looking, countryregion: region } = request;
  const min = whole(request.min_age, minAge, GREATEST_AGE);
  const max = whole(request.max_age, min ?? minAge, GREATEST_AGE);
  const isRegion =
    typeof region === 'string' && /^[A-Z]{2}-[A-Z\d]{1,3}$/.test(region) && countries.includes(region.slice(0, 2));
  const answers = {
    ...(LOOKING_FOR.some((known) => known === looking) && { looking_for: String(looking) }),
    ...(min !== null && { min_age: min }),
    ...(max !== null && { max_age: max }),
    ...(isRegion && { countryregion: region }),
  };
  return {
    member: whole(request.signup_member, 1, GREATEST_ID),
    answers: Object.keys(answers).length > 0 ? answers : null,
  };
}

export function whole(given: unknown, least: number, greatest: number): number | null {
  const text = typeof given === 'number' ? String(given) : given;
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= greatest ? value : null;
}
