import {
  type FactField,
  type NoteField,
  PLAIN_FIELDS,
  type ProfileFieldName,
  fieldOf,
} from '../../../../../contract/profile/fields';

/** The brand's settings that decide what its profiles show. */
export interface ShownFields {
  readonly visible_profile_fields: readonly FactField[];
  readonly visible_profile_notes: readonly NoteField[];
}

/** SQL: the choices, lists and texts of a profile `p` under their names in the API, that `wanted` lets through. */
export const columnsOf = (wanted: (name: ProfileFieldName) => boolean): string =>
  PLAIN_FIELDS.filter(wanted)
    .map((name) => `p.${fieldOf(name).column} as ${name}`)
    .join(', ');
