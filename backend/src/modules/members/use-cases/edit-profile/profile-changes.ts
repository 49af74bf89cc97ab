import { type FieldError } from '../../../../platform/http';
import { nameFault, tidyName } from '../../../../../../contract/account/member-name';
import { type Gender, PLAIN_FIELDS, fieldOf } from '../../../../../../contract/profile/fields';
import { offeredWords } from '../../../../../../contract/profile/genders';
import { NAME_SENTENCES } from '../../../../shared/account-sentences';
import { type Town } from '../../places/place-index';
import { twoDecimals } from '../../places/place.response';
import { type ShownFields } from '../../profile/profile-fields';
import { type EditProfileRequest } from './edit-profile.request';

export interface EditRules {
  readonly shown: ShownFields;
  readonly genders: readonly Gender[];
  /** The member's earlier choices, which may stay whatever the brand offers now. */
  readonly chosen: Readonly<Record<'gender' | 'seeking', string | null>>;
  readonly brand: string;
  readonly email: string;
  /** The countries of the brand, in which its members live. */
  readonly countries: readonly string[];
  readonly townOf: (place: NonNullable<EditProfileRequest['place']>) => Town | undefined;
}

/** Columns of the profile and what they become; or everything that is wrong. */
export type Changes =
  | { readonly ok: true; readonly columns: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly faults: readonly FieldError[] };

/** The changes that a validated request makes to a profile of the brand. */
export function profileChanges(request: EditProfileRequest, rules: EditRules): Changes {
  const columns: Record<string, unknown> = {};
  const faults: FieldError[] = [...hiddenFields(request, rules.shown), ...notOffered(request, rules)];
  if (request.name !== undefined) {
    const name = tidyName(request.name);
    const fault = nameFault(name, rules.email, rules.brand);
    if (fault !== undefined) faults.push({ path: 'name', code: fault, message: NAME_SENTENCES[fault] });
    columns['name'] = name;
  }
  for (const name of PLAIN_FIELDS) {
    const { column, kind } = fieldOf(name);
    // Without a value a list is empty, and everything else is null.
    if (request[name] !== undefined) columns[column] = request[name] || (kind === 'list' ? [] : null);
  }
  if (request.place === null) Object.assign(columns, { region: null, city: null, latitude: null, longitude: null });
  if (request.place) {
    const town = placeOf(request.place, rules);
    if ('code' in town) faults.push(town);
    else Object.assign(columns, columnsOf(town));
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, columns };
}

function placeOf(place: NonNullable<EditProfileRequest['place']>, { countries, townOf }: EditRules): Town | FieldError {
  if (!countries.includes(place.country)) {
    const message = `Choose a town in one of this site’s countries: ${countries.join(', ')}.`;
    return { path: 'place', code: 'other_country', message };
  }
  return townOf(place) ?? { path: 'place', code: 'unknown_place', message: 'Send a town as /api/places lists it.' };
}

/** The town's own middle, as everybody may know it: from what a browser sends, no home can be told. */
const columnsOf = ({ country, region, name, lat, lon }: Town): Record<string, unknown> => ({
  ...{ country, region, city: name },
  ...{ latitude: twoDecimals(lat), longitude: twoDecimals(lon) },
});

function notOffered(request: EditProfileRequest, { genders, chosen }: EditRules): FieldError[] {
  const offered: Readonly<Record<'gender' | 'seeking', readonly string[]>> = offeredWords(genders);
  return (['gender', 'seeking'] as const)
    .filter((path) => {
      const word = request[path];
      return word != null && word !== chosen[path] && !offered[path].includes(word);
    })
    .map((path) => ({ path, code: 'not_offered', message: `Choose one of: ${offered[path].join(', ')}.` }));
}

function hiddenFields(request: EditProfileRequest, shown: ShownFields): FieldError[] {
  const visible: readonly string[] = [...shown.visible_profile_fields, ...shown.visible_profile_notes];
  return PLAIN_FIELDS.filter((name) => fieldOf(name).editable === 'where_shown')
    .filter((name) => request[name] !== undefined && !visible.includes(name))
    .map((path) => ({ path, code: 'not_shown', message: 'This site doesn’t have this field: remove it.' }));
}
