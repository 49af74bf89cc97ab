import { cardTexts } from '../../../components/people/card-texts';
import { type CurrentSite } from '../../../site/current-site';

export const matchesTexts = (site: CurrentSite) => {
  const { t, document } = site;
  return {
    offered: { fields: document.settings.search_fields, minAge: document.min_age },
    card: cardTexts(site),
    text: t('finder.matches_text'),
    similarTitle: t('members.similar_title'),
    similarText: t('members.similar_text'),
    loading: t('members.loading'),
    emptyTitle: t('members.empty_title'),
    emptyText: t('swipe.end_text'),
    failedTitle: t('members.failed_title'),
    failedText: t('landers.member_failed_text'),
    retry: t('errors.retry'),
  };
};
export type MatchesTexts = ReturnType<typeof matchesTexts>;
