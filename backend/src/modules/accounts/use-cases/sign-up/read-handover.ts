import { regionCode, regionIdOf } from '../../../../../../contract/profile/country-region';
import { RegionCatalogue } from '../../../members';
import { LOOKING_FOR, type SignUpRequest } from './sign-up.request';

/** Answers that a landing page collected before sign-up. */
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

/** These are not part of the sign-up form, where they could not be corrected: invalid ones are left out. */
export function readHandover(request: SignUpRequest, { minAge, countries }: Limits): Handover {
  const { looking_for: looking, countryregion: region } = request;
  const min = whole(request.min_age, minAge, GREATEST_AGE);
  const max = whole(request.max_age, min ?? minAge, GREATEST_AGE);
  const code = regionOf(region, countries);
  const answers = {
    ...(LOOKING_FOR.some((known) => known === looking) && { looking_for: String(looking) }),
    ...(min !== null && { min_age: min }),
    ...(max !== null && { max_age: max }),
    ...(code !== undefined && { countryregion: code }),
  };
  return {
    member: whole(request.signup_member, 1, GREATEST_ID),
    answers: Object.keys(answers).length > 0 ? answers : null,
  };
}

/** The code of a region in the brand's countries: rows have codes, and what is sent is an id. */
function regionOf(given: unknown, countries: readonly string[]): string | undefined {
  const id = regionIdOf(given);
  const code = id === undefined ? undefined : regionCode(id);
  const country = code?.slice(0, 2) ?? '';
  if (!countries.includes(country)) return undefined;
  return RegionCatalogue.shared.of(country)?.regions.find((region) => region.code === code)?.code;
}

export function whole(given: unknown, least: number, greatest: number): number | null {
  const text = typeof given === 'number' ? String(given) : given;
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= greatest ? value : null;
}
