import { type CurrentSite } from '../../../site/current-site';
import { filterTexts } from '../search/search-texts';
import { STEP } from './step-holes';

export const finderTexts = (site: CurrentSite) => {
  const { t, document } = site;
  return {
    offered: { fields: document.settings.search_fields, minAge: document.min_age },
    filter: filterTexts(site),
    titles: {
      gender: t('sign-up.seeking_title'),
      place: t('finder.place_title'),
      age: t('finder.age_title'),
      interests: t('finder.interests_title'),
    },
    hint: t('finder.hint'),
    progress: t('sign-up.progress', STEP),
    back: t('sign-up.back'),
    next: t('sign-up.next'),
    finish: t('members.apply'),
  };
};
export type FinderTexts = ReturnType<typeof finderTexts>;
