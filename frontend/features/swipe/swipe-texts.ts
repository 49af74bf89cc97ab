import { cardTexts } from '../../components/people/card-texts';
import { HOLE } from '../../components/people/hole';
import { type CurrentSite } from '../../site/current-site';

/** So many likes are given in a day at the most. */
const LIKES_A_DAY = 4;

export const swipeTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    card: cardTexts(site),
    title: t('swipe.title'),
    intro: t('swipe.intro'),
    like: t('swipe.like'),
    pass: t('swipe.pass'),
    undo: t('swipe.undo'),
    keys: t('swipe.keys'),
    left: Array.from({ length: LIKES_A_DAY }, (_, at) => t('swipe.left', { count: at + 1, time: HOLE.when })),
    none: t('swipe.none', { time: HOLE.when }),
    kept: t('swipe.kept'),
    notSaved: t('swipe.not_saved'),
    returned: t('swipe.returned', { name: HOLE.name }),
    absent: t('swipe.absent', { name: HOLE.name }),
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
