import {
  type ChoiceName,
  type FactField,
  FACT_FIELDS,
  fieldOf,
  isFactField,
  isFactKind,
  isNoteField,
  NOTE_FIELDS,
  type NoteField,
  PROFILE_FIELDS,
  wordsOf,
} from '../../../contract/profile/fields';
import { offeredWords } from '../../../contract/profile/genders';
import { MOST_PROMPTS } from '../../../contract/profile/prompts';
import { type TextKey } from '../../lib/i18n/catalogue';
import { type CurrentSite } from '../../site/current-site';
import { promptTexts } from './prompts/prompt-texts';

/** Filled in by the browser. */
export const PLACEHOLDER = {
  percent: '{percent}',
  number: '{number}',
  count: '{count}',
  when: '{when}',
  age: '{age}',
} as const;

/** The facts that are asked only where the brand shows them. A stored revision may name some that this build does not have. */
const isAskedWhereShown = (field: string): field is FactField =>
  isFactField(field) && fieldOf(field).editable === 'where_shown';

const savingTexts = ({ t, formats }: CurrentSite) => ({
  locale: formats.locale,
  saving: t('profile.saving'),
  saved: t('settings.saved'),
  retry: t('errors.retry'),
  found: t('profile.found'),
  foundDiffers: t('profile.found_differs'),
  foundSave: t('profile.found_save'),
  foundDiscard: t('profile.found_discard'),
  failed: t('settings.not_saved'),
  unreachable: t('sign-up.unreachable'),
  limited: t('sign-up.limited', { when: PLACEHOLDER.when }),
  faults: {
    name: t('sign-up.fault_name'),
    name_starts_with_at: t('sign-up.fault_name_at'),
    name_same_as_email: t('sign-up.fault_name_email'),
    name_reserved: t('sign-up.fault_name_reserved'),
    place: t('profile.city_choose'),
  } as Readonly<Record<string, string>>,
  /** By the code of a problem. */
  refusals: {
    prompt_limit_reached: t('prompts.limit', { most: MOST_PROMPTS }),
    prompt_not_found: t('prompts.no_longer_asked'),
  } as Readonly<Record<string, string>>,
});
export type SavingTexts = ReturnType<typeof savingTexts>;

const noteTexts = ({ t, formats }: CurrentSite, field: NoteField) => ({
  field,
  most: PROFILE_FIELDS[field].most,
  label: t(PROFILE_FIELDS[field].label),
  hint: t(`profile.${field}_hint`),
  count: t('profile.count', { number: PLACEHOLDER.number, most: formats.number(PROFILE_FIELDS[field].most) }),
  tooLong: t('profile.too_long', { number: PLACEHOLDER.number }),
});
export type NoteTexts = ReturnType<typeof noteTexts>;

const choiceTexts = ({ t }: CurrentSite, field: ChoiceName) => ({
  field,
  label: t(PROFILE_FIELDS[field].label),
  options: wordsOf(field).map((value) => ({ value, label: t(`${PROFILE_FIELDS[field].label}_${value}` as TextKey) })),
});
export type ChoiceTexts = ReturnType<typeof choiceTexts> & { readonly offered?: readonly string[] };

/** Of the words that a brand no longer offers, the page shows the member's own alone. */
const genderTexts = (site: CurrentSite, field: 'gender' | 'seeking') => ({
  ...choiceTexts(site, field),
  offered: offeredWords(site.document.settings.genders)[field] as readonly string[],
});

const townTexts = ({ t, document, formats }: CurrentSite) => ({
  label: t('facts.city'),
  hint: t('profile.city_hint'),
  country: t('members.country'),
  countries: document.settings.countries,
  locale: formats.locale,
  found: t('members.results', { count: PLACEHOLDER.count }),
  none: t('profile.city_none'),
  unreachable: t('profile.city_failed'),
  choose: t('profile.city_choose'),
});
export type TownTexts = ReturnType<typeof townTexts>;

const birthTexts = ({ t, formats }: CurrentSite) => ({
  locale: formats.locale,
  label: t('facts.date_of_birth'),
  why: t('profile.birth_why', { age: PLACEHOLDER.age }),
});
export type BirthTexts = ReturnType<typeof birthTexts>;

const interestsTexts = ({ t }: CurrentSite) => ({
  label: t('facts.interests'),
  choose: t('profile.interests_choose'),
  count: t('profile.interests_count', { number: PLACEHOLDER.number, most: PROFILE_FIELDS.interests.most }),
});
export type InterestsTexts = ReturnType<typeof interestsTexts>;

const completenessTexts = ({ t, formats }: CurrentSite) => ({
  locale: formats.locale,
  percent: t('profile.percent', { percent: PLACEHOLDER.percent }),
  whole: t('profile.whole'),
  missing: t('profile.missing'),
  names: {
    prompts: t('prompts.name'),
    ...Object.fromEntries(
      ['photo', 'city', ...FACT_FIELDS, ...NOTE_FIELDS].map((name) => [name, t(`facts.${name}` as TextKey)]),
    ),
  } as Readonly<Record<string, string>>,
});
export type CompletenessTexts = ReturnType<typeof completenessTexts>;

/** All that the page of a brand says and asks, in the brand's order. */
export function editorTexts(site: CurrentSite) {
  const { t, document } = site;
  const { visible_profile_fields: shown, visible_profile_notes: notes } = document.settings;
  const facts = shown.filter(isAskedWhereShown);
  return {
    saving: savingTexts(site),
    completeness: completenessTexts(site),
    preview: t('profile.preview'),
    unseen: t('profile.unseen'),
    loadFailed: t('settings.load_failed'),
    loading: t('settings.loading'),
    retry: t('errors.retry'),
    basics: t('profile.group_basics'),
    words: t('profile.group_words'),
    more: t('profile.group_more'),
    name: { label: t('facts.name'), hint: t('sign-up.name_hint') },
    birth: birthTexts(site),
    gender: { ...genderTexts(site, 'gender'), hint: t('profile.gender_hint') },
    seeking: genderTexts(site, 'seeking'),
    town: townTexts(site),
    prompts: promptTexts(site),
    notes: notes.filter(isNoteField).map((field) => noteTexts(site, field)),
    facts: facts.map((field) => (isFactKind(field) ? choiceTexts(site, field) : { field })),
    interests: interestsTexts(site),
    untold: t('profile.untold'),
    clear: t('profile.clear'),
    done: t('profile.done'),
  };
}
export type EditorTexts = ReturnType<typeof editorTexts>;
