import { openerTexts } from '../../../components/openers/opener-texts';
import { cardTexts } from '../../../components/people/card-texts';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { type CurrentSite } from '../../../site/current-site';
import { STEP_HOLE } from './step-hole';

export const matchesTexts = (site: CurrentSite) => {
  const { t, document } = site;
  return {
    offered: { fields: document.settings.search_fields, minAge: document.min_age },
    card: cardTexts(site),
    openers: openerTexts(site),
    write: t('chats.message_named', { name: PLACEHOLDER.name }),
    progress: t('sign-up.progress', STEP_HOLE),
    steps: {
      photo: { title: t('first-steps.photo_title'), text: t('first-steps.photo_text') },
      prompt: { title: t('first-steps.prompt_title'), text: t('first-steps.prompt_text') },
    },
    skip: t('first-steps.skip'),
    goOn: t('first-steps.go_on'),
    title: t('finder.matches_title'),
    more: t('first-steps.more'),
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
