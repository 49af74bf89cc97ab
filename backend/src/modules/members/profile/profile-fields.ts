export const SEEKING = ['women', 'men', 'everyone'] as const;

/** What a brand can show as facts, as in its setting `visible_profile_fields`. */
export const FACT_FIELDS = [
  'gender',
  'sexuality',
  'relationship_status',
  'body_type',
  'hair_color',
  'eye_color',
  'interests',
] as const;
export type FactField = (typeof FACT_FIELDS)[number];

/** And as texts, as in `visible_profile_notes`. */
export const NOTE_FIELDS = ['about_me', 'looking_for'] as const;
export type NoteField = (typeof NOTE_FIELDS)[number];

export const NOTE_LENGTH = 2000;
export const MOST_INTERESTS = 20;

/** What of a brand's settings decides what its profiles tell. */
export interface ShownFields {
  readonly visible_profile_fields: readonly FactField[];
  readonly visible_profile_notes: readonly NoteField[];
}
