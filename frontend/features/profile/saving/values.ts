import { type components } from '../../../lib/api/schema';
import { type FactKind, type NoteField } from '../../../lib/facts';

export type OwnProfile = components['schemas']['OwnProfileResponse'];

/** A town; where it comes from the list of towns, with the point that tells it from others of its name. */
export type Town = Pick<components['schemas']['PlaceResponse'], 'country' | 'city'> &
  Partial<Pick<components['schemas']['PlaceResponse'], 'lat' | 'lon'>>;

type Words = Record<'name' | 'seeking' | FactKind | NoteField, string | null>;

/** What a member can change, each saved by itself. */
export interface Values extends Words {
  readonly interests: readonly number[];
  readonly place: Town | null;
}
export type FieldName = keyof Values;
export type Value = Values[FieldName];

/** What is written rather than chosen. */
export const isWritten = (field: FieldName): boolean =>
  field === 'name' || field === 'about_me' || field === 'looking_for';

/** What the profile says. */
export function savedValue<F extends FieldName>(profile: OwnProfile, field: F): Values[F] {
  const { country, city } = profile;
  const values: Values = { ...profile, place: country === null || city === null ? null : { country, city } };
  return values[field];
}

const bare = (value: Value): unknown => {
  if (value === '') return null;
  const isTown = typeof value === 'object' && value !== null && 'city' in value;
  return isTown ? [value.country, value.city, value.lat, value.lon] : value;
};

/** Whether two values are the same to the api. A town from the list can be another of the same name, so it is not. */
export const isSame = (one: Value, other: Value): boolean => JSON.stringify(bare(one)) === JSON.stringify(bare(other));
