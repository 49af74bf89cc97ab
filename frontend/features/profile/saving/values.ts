import { type components } from '../../../lib/api/schema';
import {
  type ChoiceName,
  type ListName,
  PROFILE_FIELDS,
  type ProfileField,
  type TextName,
} from '../../../../contract/profile/fields';
import { ANSWER_LENGTH } from '../../../../contract/profile/prompts';

export type OwnProfile = components['schemas']['OwnProfileResponse'];

/** A town; where it comes from the list of towns, with the point that tells it from others of its name. */
export type Town = Pick<components['schemas']['PlaceResponse'], 'country' | 'city'> &
  Partial<Pick<components['schemas']['PlaceResponse'], 'lat' | 'lon'>>;

type Words = Record<'name' | ChoiceName | TextName, string | null>;

/** The answer to one question, by the question's code. */
export type PromptField = `prompt-${string}`;

/** The values that a member can change; each is saved separately. */
export interface Values extends Words, Record<ListName, readonly number[]> {
  readonly place: Town | null;
  readonly [answer: PromptField]: string | null;
}
export type FieldName = keyof Values;
export type Value = Values[FieldName];

export const promptField = (code: string): PromptField => `prompt-${code}`;
export const isPrompt = (field: FieldName): field is PromptField => field.startsWith('prompt-');
export const codeOf = (field: PromptField): string => field.slice('prompt-'.length);

/** Whether a field is written rather than chosen. */
export const isWritten = (field: FieldName): boolean => field === 'name' || lengthOf(field) !== undefined;

/** The longest text of a field that is written, in characters as a person counts them; the name has a rule of its own. */
export function lengthOf(field: FieldName): number | undefined {
  if (field === 'place') return undefined;
  if (isPrompt(field)) return ANSWER_LENGTH;
  const { kind, most }: ProfileField = PROFILE_FIELDS[field];
  return kind === 'text' ? most : undefined;
}

/** Returns the value of a field in the profile. */
export function savedValue<F extends FieldName>(profile: OwnProfile, field: F): Values[F] {
  if (isPrompt(field)) return answerTo(profile, field) as Values[F];
  const { country, city } = profile;
  const values: Values = { ...profile, place: country === null || city === null ? null : { country, city } };
  return values[field];
}

const answerTo = ({ prompts }: OwnProfile, field: PromptField): string | null =>
  prompts.find(({ code }) => code === codeOf(field))?.answer ?? null;

const bare = (value: Value): unknown => {
  if (value === '') return null;
  const isTown = typeof value === 'object' && value !== null && 'city' in value;
  return isTown ? [value.country, value.city, value.lat, value.lon] : value;
};

/** Whether two values are the same to the api. A town from the list can be another of the same name, so it is not. */
export const isSame = (one: Value, other: Value): boolean => JSON.stringify(bare(one)) === JSON.stringify(bare(other));
