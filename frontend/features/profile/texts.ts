import { FACTS, type FactKind, type NoteField, SEEKING } from '../../lib/facts';
import { type TextKey } from '../../lib/i18n/catalogue';
import { MOST_INTERESTS, NOTE_LENGTH } from '../../lib/profile-limits';
import { type CurrentSite } from '../../site/current-site';

/** Filled in by the browser. */
export const HOLE = {
  percent: '{percent}',
  number: '{number}',
  count: '{count}',
  when: '{when}',
  age: '{age}',
} as const;

/** Always to be changed, whatever the brand shows. */
const ALWAYS: ReadonlySet<string> = new Set(['gender']);

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
  limited: t('sign-up.limited', { when: HOLE.when }),
  faults: {
    name: t('sign-up.fault_name'),
    name_starts_with_at: t('sign-up.fault_name_at'),
    name_same_as_email: t('sign-up.fault_name_email'),
    name_reserved: t('sign-up.fault_name_reserved'),
    place: t('profile.city_choose'),
  } as Readonly<Record<string, string>>,
});
export type SavingTexts = ReturnType<typeof savingTexts>;

const noteTexts = ({ t, formats }: CurrentSite, field: NoteField) => ({
  field,
  label: t(`facts.${field}`),
  hint: t(`profile.${field}_hint`),
  count: t('profile.count', { number: HOLE.number, most: formats.number(NOTE_LENGTH) }),
  tooLong: t('profile.too_long', { number: HOLE.number }),
});
export type NoteTexts = ReturnType<typeof noteTexts>;

const choiceTexts = ({ t }: CurrentSite, field: FactKind | 'seeking') => ({
  field,
  label: t(`facts.${field}`),
  options: (field === 'seeking' ? SEEKING : FACTS[field]).map((value) => ({
    value,
    label: t(`facts.${field}_${value}` as TextKey),
  })),
});
export type ChoiceTexts = ReturnType<typeof choiceTexts>;

const townTexts = ({ t, document, formats }: CurrentSite) => ({
  label: t('facts.city'),
  hint: t('profile.city_hint'),
  country: t('members.country'),
  countries: document.settings.countries,
  locale: formats.locale,
  found: t('members.results', { count: HOLE.count }),
  none: t('profile.city_none'),
  unreachable: t('profile.city_failed'),
  choose: t('profile.city_choose'),
});
export type TownTexts = ReturnType<typeof townTexts>;

const birthTexts = ({ t, formats }: CurrentSite) => ({
  locale: formats.locale,
  label: t('facts.date_of_birth'),
  why: t('profile.birth_why', { age: HOLE.age }),
  help: t('footer.service'),
});
export type BirthTexts = ReturnType<typeof birthTexts>;

const interestsTexts = ({ t }: CurrentSite) => ({
  label: t('facts.interests'),
  choose: t('profile.interests_choose'),
  count: t('profile.interests_count', { number: HOLE.number, most: MOST_INTERESTS }),
});
export type InterestsTexts = ReturnType<typeof interestsTexts>;

const completenessTexts = ({ t, formats }: CurrentSite) => ({
  locale: formats.locale,
  percent: t('profile.percent', { percent: HOLE.percent }),
  whole: t('profile.whole'),
  missing: t('profile.missing'),
  names: Object.fromEntries(
    [...(Object.keys(FACTS) as FactKind[]), 'interests', 'photo', 'city', 'about_me', 'looking_for'].map((name) => [
      name,
      t(`facts.${name}` as TextKey),
    ]),
  ),
});
export type CompletenessTexts = ReturnType<typeof completenessTexts>;

/** All that the page of a brand says and asks, in the brand's order. */
export function editorTexts(site: CurrentSite) {
  const { t, document } = site;
  const { visible_profile_fields: shown, visible_profile_notes: notes } = document.settings;
  const facts = shown.filter((field) => !ALWAYS.has(field));
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
    gender: { ...choiceTexts(site, 'gender'), hint: t('profile.gender_hint') },
    seeking: choiceTexts(site, 'seeking'),
    town: townTexts(site),
    notes: notes.map((field) => noteTexts(site, field)),
    facts: facts.map((field) => (field === 'interests' ? { field } : choiceTexts(site, field))),
    interests: interestsTexts(site),
    untold: t('profile.untold'),
    clear: t('profile.clear'),
    done: t('profile.done'),
  };
}
export type EditorTexts = ReturnType<typeof editorTexts>;
