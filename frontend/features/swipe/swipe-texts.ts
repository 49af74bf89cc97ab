import { cardTexts } from '../../components/people/card-texts';
import { PLACEHOLDER } from '../../components/people/placeholder';
import { reasonTexts } from '../../components/people/reason-texts';
import { type CurrentSite } from '../../site/current-site';

/** The most likes that can be given in a day. */
const LIKES_A_DAY = 4;

export const swipeTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    card: cardTexts(site),
    reasons: reasonTexts(site),
    title: t('swipe.title'),
    intro: t('swipe.intro'),
    like: t('swipe.like'),
    pass: t('swipe.pass'),
    undo: t('swipe.undo'),
    keys: t('swipe.keys'),
    left: Array.from({ length: LIKES_A_DAY }, (_, at) => t('swipe.left', { count: at + 1, time: PLACEHOLDER.when })),
    none: t('swipe.none', { time: PLACEHOLDER.when }),
    likesFrom: t('notices.likes_from', { time: PLACEHOLDER.when }),
    toSearch: t('navigation.search'),
    kept: t('swipe.kept'),
    notSaved: t('swipe.not_saved'),
    returned: t('swipe.returned', { name: PLACEHOLDER.name }),
    absent: t('swipe.absent', { name: PLACEHOLDER.name }),
    tooLate: t('swipe.too_late'),
    dealing: t('swipe.dealing'),
    endTitle: t('swipe.end_title'),
    endText: t('swipe.end_text'),
    search: t('swipe.end_action'),
    failedTitle: t('swipe.failed_title'),
    failedText: t('landers.member_failed_text'),
    retry: t('errors.retry'),
    unconfirmedTitle: t('swipe.unconfirmed_title'),
    unconfirmedText: t('swipe.unconfirmed_text'),
    resend: t('sign-up.resend'),
  };
};
export type SwipeTexts = ReturnType<typeof swipeTexts>;
