/** Who can be searched for. */
const GENDERS = ['woman', 'man', 'non_binary'] as const;
const SEEKING = ['women', 'men', 'everyone'] as const;

/**
 * A field of a profile. Its name is the key of the row: the same in the API, in settings and in addresses of searches. Names and words
 * are stored, so neither is ever renamed.
 */
export interface ProfileField {
  /** The column of `profile`, and where searches use it also of `listing`. */
  readonly column: string;
  /** The key of its label in the pages' texts; a word of a choice has the label `<label>_<word>`. */
  readonly label: `${'facts' | 'members'}.${string}`;
  /**
   * A choice is one of `words`, a list has at most `most` interests, a text is plain and at most `most` characters long; each of these
   * may be empty. The others have rules of their own.
   */
  readonly kind: 'choice' | 'list' | 'text' | 'name' | 'date' | 'place';
  readonly words?: readonly string[];
  readonly most?: number;
  /** Whether members change it: `where_shown` only on brands that show it. */
  readonly editable: 'always' | 'where_shown' | 'never';
  readonly visibleTo: 'everyone' | 'members' | 'oneself';
  /** Its part of the profile page; the brand chooses which facts and notes it shows. */
  readonly page: 'head' | 'facts' | 'notes' | null;
  /**
   * An index finds it, or a condition is checked on what an index has found. The filters have the field's name unless others are given.
   * Visitors may only ask for what a card shows.
   */
  readonly search: {
    readonly by: 'index' | 'condition';
    readonly askedBy: 'everyone' | 'members';
    readonly filters?: readonly string[];
  } | null;
  /** Set where it says something of two people that they chose the same word: the colour of their eyes does not. */
  readonly compared?: true;
  /** Set where a word says little without the label: “average”, “brown”, “no”. */
  readonly labelled?: true;
  /** The name in the member's export of their data; null if it is not in it. */
  readonly exported: string | null;
}

/** A choice that members may make, see of others and search by. */
const FACT = {
  kind: 'choice',
  editable: 'where_shown',
  visibleTo: 'members',
  page: 'facts',
  search: { by: 'condition', askedBy: 'members' },
} as const;

const NOTE = {
  kind: 'text',
  most: 2000,
  editable: 'where_shown',
  visibleTo: 'members',
  page: 'notes',
  search: null,
} as const;

const HEAD = { visibleTo: 'everyone', page: 'head' } as const;
const INDEXED = { by: 'index', askedBy: 'everyone' } as const;

/** Every field of a profile. Requests, answers, forms, searches, the export and the demo's people are made from these rows. */
export const PROFILE_FIELDS = {
  name: {
    ...HEAD,
    column: 'name',
    label: 'facts.name',
    exported: 'name',
    kind: 'name',
    editable: 'always',
    search: null,
  },
  gender: {
    ...FACT,
    column: 'gender',
    label: 'facts.gender',
    exported: 'gender',
    words: GENDERS,
    editable: 'always',
    search: INDEXED,
  },
  seeking: {
    column: 'seeking',
    label: 'facts.seeking',
    exported: 'seeking',
    kind: 'choice',
    words: SEEKING,
    editable: 'always',
    visibleTo: 'oneself',
    page: null,
    search: null,
  },
  country: {
    ...HEAD,
    column: 'country',
    label: 'members.country',
    exported: 'country',
    kind: 'place',
    editable: 'always',
    search: INDEXED,
  },
  countryregion: {
    ...HEAD,
    column: 'region',
    label: 'members.region',
    exported: 'region',
    kind: 'place',
    editable: 'always',
    search: INDEXED,
  },
  city: {
    ...HEAD,
    column: 'city',
    label: 'facts.city',
    exported: 'city',
    kind: 'place',
    editable: 'always',
    visibleTo: 'members',
    search: null,
  },
  // Others see the age.
  date_of_birth: {
    column: 'birth_date',
    label: 'facts.date_of_birth',
    exported: 'birth_date',
    kind: 'date',
    editable: 'never',
    visibleTo: 'oneself',
    page: null,
    search: { ...INDEXED, filters: ['min_age', 'max_age'] },
  },
  sexuality: {
    ...FACT,
    column: 'sexuality',
    label: 'facts.sexuality',
    exported: 'sexuality',
    words: ['straight', 'gay', 'lesbian', 'bisexual', 'pansexual', 'asexual', 'queer', 'questioning'],
  },
  relationship_status: {
    ...FACT,
    column: 'relationship_status',
    label: 'facts.relationship_status',
    exported: 'relationship_status',
    compared: true,
    words: ['single', 'divorced', 'widowed', 'separated', 'open_relationship', 'in_relationship', 'married'],
  },
  body_type: {
    ...FACT,
    column: 'body_type',
    label: 'facts.body_type',
    exported: 'body_type',
    labelled: true,
    words: ['slim', 'athletic', 'average', 'curvy', 'full_figured', 'muscular'],
  },
  hair_color: {
    ...FACT,
    column: 'hair_color',
    label: 'facts.hair_color',
    exported: 'hair_color',
    labelled: true,
    words: ['black', 'brown', 'blond', 'red', 'grey', 'white', 'dyed', 'bald'],
  },
  eye_color: {
    ...FACT,
    column: 'eye_color',
    label: 'facts.eye_color',
    exported: 'eye_color',
    labelled: true,
    words: ['brown', 'blue', 'green', 'grey', 'hazel', 'amber'],
  },
  smoker: {
    ...FACT,
    column: 'smoker',
    label: 'facts.smoker',
    exported: 'smoker',
    compared: true,
    labelled: true,
    words: ['no', 'sometimes', 'yes'],
  },
  interests: {
    ...FACT,
    column: 'interests',
    label: 'facts.interests',
    exported: 'interests',
    kind: 'list',
    most: 20,
  },
  about_me: { ...NOTE, column: 'about', label: 'facts.about_me', exported: 'about_me' },
  looking_for: { ...NOTE, column: 'looking_for', label: 'facts.looking_for', exported: 'looking_for' },
} as const satisfies Readonly<Record<string, ProfileField>>;

type Rows = typeof PROFILE_FIELDS;
export type ProfileFieldName = keyof Rows;
export type Gender = (typeof GENDERS)[number];
export type Seeking = (typeof SEEKING)[number];

/** The names of the rows that have these values. */
type NamesWith<Values> = { [Name in ProfileFieldName]: Rows[Name] extends Values ? Name : never }[ProfileFieldName];

const NAMES = Object.keys(PROFILE_FIELDS) as ProfileFieldName[];

/** The row of a field, whatever its kind. */
export const fieldOf = (name: ProfileFieldName): ProfileField => PROFILE_FIELDS[name];

const namesWith = <const Values extends Partial<ProfileField>>(values: Values): readonly NamesWith<Values>[] =>
  NAMES.filter((name) =>
    Object.entries(values).every(([key, value]) => fieldOf(name)[key as keyof ProfileField] === value),
  ) as NamesWith<Values>[];

export type ChoiceName = NamesWith<{ kind: 'choice' }>;
export type TextName = NamesWith<{ kind: 'text' }>;
export type ListName = NamesWith<{ kind: 'list' }>;
/** The fields that one rule for each kind covers. */
export type PlainName = ChoiceName | ListName | TextName;
export type FactField = NamesWith<{ page: 'facts' }>;
export type NoteField = NamesWith<{ page: 'notes' }>;
/** The facts that are choices: each word has a text. */
export type FactKind = FactField & ChoiceName;
/** The choices that members make only where the brand shows them. */
export type TraitName = NamesWith<{ kind: 'choice'; editable: 'where_shown' }>;
/** The choices that two people may have made alike. */
export type ComparedTrait = NamesWith<{ kind: 'choice'; compared: true }>;
/** The traits that searches check as a condition. */
export type SearchedTrait = NamesWith<{ kind: 'choice'; search: { by: 'condition' } }>;

export const CHOICE_FIELDS: readonly ChoiceName[] = namesWith({ kind: 'choice' });
export const FACT_FIELDS: readonly FactField[] = namesWith({ page: 'facts' });
export const NOTE_FIELDS: readonly NoteField[] = namesWith({ page: 'notes' });
export const TRAITS: readonly TraitName[] = namesWith({ kind: 'choice', editable: 'where_shown' });
export const COMPARED_TRAITS: readonly ComparedTrait[] = namesWith({ kind: 'choice', compared: true });
/** The facts whose words need their label beside them. */
export const LABELLED_FACTS: readonly FactField[] = namesWith({ page: 'facts', labelled: true });
export const PLAIN_FIELDS = NAMES.filter((name): name is PlainName =>
  ['choice', 'list', 'text'].includes(fieldOf(name).kind),
);
export const SEARCHED_TRAITS: readonly SearchedTrait[] = TRAITS.filter(
  (name) => fieldOf(name).search?.by === 'condition',
);

/** The words of a choice. */
export const wordsOf = <Name extends ChoiceName>(name: Name): Rows[Name]['words'] => PROFILE_FIELDS[name].words;

export const isFactField = (name: string): name is FactField => FACT_FIELDS.some((field) => field === name);
export const isNoteField = (name: string): name is NoteField => NOTE_FIELDS.some((field) => field === name);
export const isFactKind = (name: string): name is FactKind => isFactField(name) && fieldOf(name).kind === 'choice';

type FiltersOf<Name extends ProfileFieldName> = Rows[Name]['search'] extends { readonly filters: readonly (infer F)[] }
  ? F
  : Rows[Name]['search'] extends null
    ? never
    : Name;
/** The filters of a search: the fields' own, and how far away somebody lives. */
export type FilterField = { [Name in ProfileFieldName]: FiltersOf<Name> }[ProfileFieldName] | 'distance';

const filtersAskedBy = (who: 'everyone' | 'members'): FilterField[] =>
  NAMES.flatMap((name) => {
    const { search } = fieldOf(name);
    return search?.askedBy === who ? ((search.filters ?? [name]) as FilterField[]) : [];
  });

/** The filters that visitors may use as well. */
export const PUBLIC_FILTERS: readonly FilterField[] = filtersAskedBy('everyone');
/** The filters that only members may use: they reveal what a card does not show. */
export const MEMBER_FILTERS: readonly FilterField[] = ['distance', ...filtersAskedBy('members')];
export const FILTER_FIELDS: readonly FilterField[] = [...PUBLIC_FILTERS, ...MEMBER_FILTERS];
