import { type Fault } from '../../../../platform/http';
import { type NameFault, nameFault, tidyName } from '../../../../shared/member-name';
import { type Town } from '../../places/place-index';
import { twoDecimals } from '../../places/place.response';
import { type ShownFields } from '../../profile/profile-fields';
import { type EditProfileRequest } from './edit-profile.request';

export interface EditRules {
  readonly shown: ShownFields;
  readonly brand: string;
  readonly email: string;
  readonly townOf: (place: NonNullable<EditProfileRequest['place']>) => Town | undefined;
}

/** Columns of the profile and what they become; or everything that is wrong. */
export type Changes =
  | { readonly ok: true; readonly columns: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly faults: readonly Fault[] };

const NAME_MESSAGES: Readonly<Record<NameFault, string>> = {
  required: 'Give it: it is needed.',
  starts_with_at: 'A name does not start with @.',
  same_as_email: 'A name is not the e-mail address.',
  too_short: 'Too short.',
  too_long: 'Too long.',
  characters: 'Use letters, digits, blanks, dots, dashes and apostrophes, of one alphabet.',
  reserved: 'Nobody may use this name.',
};

const WORDS = ['sexuality', 'relationship_status', 'body_type', 'hair_color', 'eye_color'] as const;

/** What a checked request changes on a profile of the brand. */
export function profileChanges(request: EditProfileRequest, rules: EditRules): Changes {
  const columns: Record<string, unknown> = {};
  const faults: Fault[] = hiddenFields(request, rules.shown);
  if (request.name !== undefined) {
    const name = tidyName(request.name);
    const fault = nameFault(name, rules.email, rules.brand);
    if (fault !== undefined) faults.push({ path: 'name', code: fault, message: NAME_MESSAGES[fault] });
    columns['name'] = name;
  }
  for (const field of ['gender', 'seeking', ...WORDS] as const)
    if (request[field] !== undefined) columns[field] = request[field];
  if (request.interests !== undefined) columns['interests'] = request.interests ?? [];
  if (request.about_me !== undefined) columns['about'] = request.about_me || null;
  if (request.looking_for !== undefined) columns['looking_for'] = request.looking_for || null;
  if (request.place === null) Object.assign(columns, { region: null, city: null, latitude: null, longitude: null });
  if (request.place) {
    const town = rules.townOf(request.place);
    if (town) Object.assign(columns, columnsOf(town));
    else faults.push({ path: 'place', code: 'unknown_place', message: 'Give a town as /api/places gives it.' });
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, columns };
}

/** The town's own middle, as everybody may know it: from what a browser sends, no home can be told. */
const columnsOf = ({ country, region, name, lat, lon }: Town): Record<string, unknown> => ({
  ...{ country, region, city: name },
  ...{ latitude: twoDecimals(lat), longitude: twoDecimals(lon) },
});

function hiddenFields(request: EditProfileRequest, shown: ShownFields): Fault[] {
  const visible: readonly string[] = [...shown.visible_profile_fields, ...shown.visible_profile_notes];
  return ([...WORDS, 'interests', 'about_me', 'looking_for'] as const)
    .filter((field) => request[field] !== undefined && !visible.includes(field))
    .map((path) => ({ path, code: 'not_shown', message: 'This site shows no such thing.' }));
}
