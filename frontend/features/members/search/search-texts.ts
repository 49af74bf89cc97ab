import { type TextKey } from '../../../lib/i18n/catalogue';
import { type CurrentSite } from '../../../site/current-site';
import { type FactKind, isFactKind, PROFILE_FIELDS, wordsOf } from '../../../../contract/profile/fields';
import { cardTexts } from '../../../components/people/card-texts';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { pluralForms } from '../../../lib/i18n/plural-forms';

export const filterTexts = (site: CurrentSite) => {
  const { t, document, formats } = site;
  const { countries, search_fields } = document.settings;
  return {
    locale: formats.locale,
    any: t('members.any'),
    age: t('members.age'),
    from: t('members.age_from'),
    to: t('members.age_to'),
    youngest: t('search.age_min'),
    oldest: t('search.age_max'),
    country: t('members.country'),
    countries: countries.map((code) => ({ value: code, label: formats.countryName(code) })),
    regions: {
      region: t('members.region'),
      state: t('members.region_state'),
      province: t('members.region_province'),
      county: t('members.region_county'),
      canton: t('members.region_canton'),
      department: t('members.region_department'),
      bundesland: t('members.region_bundesland'),
      voivodeship: t('members.region_voivodeship'),
      prefecture: t('members.region_prefecture'),
    },
    distance: t('members.distance'),
    near: t('members.near_me'),
    nearPlace: t('members.near_place', { place: PLACEHOLDER.place }),
    nearOff: t('members.near_off'),
    nearFailed: t('members.near_failed'),
    interests: t('facts.interests'),
    traits: Object.fromEntries(
      search_fields.filter(isFactKind).map((kind) => [kind, traitTexts(site, kind)]),
    ) as Readonly<Partial<Record<FactKind, ReturnType<typeof traitTexts>>>>,
    with_photo: t('members.with_photo'),
    verified_only: t('verified.filter'),
    online: t('members.only_online'),
    new: t('members.only_new'),
    sort: t('members.sort'),
    sorts: {
      recommended: t('members.sort_recommended'),
      newest: t('members.sort_newest'),
      distance: t('members.sort_distance'),
      shared_interests: t('reasons.sort'),
    },
  };
};
export type FilterTexts = ReturnType<typeof filterTexts>;

function traitTexts({ t, document }: CurrentSite, kind: FactKind) {
  const words = kind === 'gender' ? document.settings.genders : wordsOf(kind);
  return {
    label: kind === 'gender' ? t('sign-up.seeking_title') : t(PROFILE_FIELDS[kind].label),
    options: words.map((value) => ({ value, label: wordOf(t, kind, value) })),
  };
}

function wordOf(t: CurrentSite['t'], kind: FactKind, value: string): string {
  if (kind === 'gender' && value !== 'non_binary')
    return t(value === 'woman' ? 'facts.seeking_women' : 'facts.seeking_men');
  return t(`${PROFILE_FIELDS[kind].label}_${value}` as TextKey);
}

const finderTexts = ({ t }: CurrentSite) => ({
  href: '/match-finder',
  title: t('finder.title'),
  text: t('finder.description'),
  link: t('finder.link'),
});

export const searchTexts = (site: CurrentSite) => {
  const { t, document, formats } = site;
  return {
    locale: formats.locale,
    offered: { fields: document.settings.search_fields, minAge: document.min_age },
    genders: document.settings.genders,
    card: cardTexts(site),
    filter: filterTexts(site),
    filters: t('members.filters'),
    close: t('members.close'),
    quick: t('search.quick'),
    near: t('search.near'),
    apply: t('members.apply'),
    show: pluralForms(formats.locale, (count) => t('search.show', { count, count_text: PLACEHOLDER.count })),
    widen: {
      verified: t('search.widen_online', { filter: t('verified.filter') }),
      online: t('search.widen_online', { filter: t('members.only_online') }),
      distance: t('search.widen_distance'),
      age: t('search.widen_age'),
      other: t('search.widen_any'),
    },
    finder: document.features.match_finder ? finderTexts(site) : null,
    reset: t('members.reset'),
    results: t('members.results', { count: PLACEHOLDER.count }),
    loading: t('members.loading'),
    similarTitle: t('members.similar_title'),
    similarText: t('members.similar_text'),
    more: t('members.more'),
    moreFailed: t('members.more_failed'),
    retry: t('errors.retry'),
    emptyTitle: t('members.empty_title'),
    emptyText: t('members.empty_text'),
    failedTitle: t('members.failed_title'),
    failed: t('errors.failed_text'),
    unreachable: t('landers.member_failed_text'),
    limited: t('sign-up.limited', { when: PLACEHOLDER.when }),
    noPlaceTitle: t('members.no_place_title'),
    noPlace: t('members.no_place_text'),
  };
};
export type SearchTexts = ReturnType<typeof searchTexts>;
