import { likedThingTexts } from '../../components/likes/liked-thing-texts';
import { cardTexts } from '../../components/people/card-texts';
import { messageTexts } from '../../components/people/message-texts';
import { errorTexts } from '../../components/settings/error-texts';
import { type CurrentSite } from '../../site/current-site';
import { type LikeList, type TabList } from './lists';

const emptyTexts = ({ t }: CurrentSite, list: TabList) => ({
  title: t(`likes.empty_${list}_title`),
  text: t(`likes.empty_${list}_text`),
});

export const listTexts = (site: CurrentSite, list: TabList) => {
  const { t } = site;
  return {
    card: cardTexts(site),
    thing: likedThingTexts(site),
    message: messageTexts(site),
    errorState: errorTexts(site),
    isNew: t('likes.new'),
    loading: t('likes.loading'),
    failedTitle: t('likes.failed_title'),
    retry: t('errors.retry'),
    more: t('members.more'),
    moreFailed: t('members.more_failed'),
    empty: emptyTexts(site, list),
    find: t('members.title'),
  };
};
export type ListTexts = ReturnType<typeof listTexts>;

export const overviewTexts = (site: CurrentSite) => {
  const { t } = site;
  const titles: Readonly<Record<LikeList, string>> = {
    received: t('likes.received_title'),
    mutual: t('likes.mutual_title'),
    given: t('likes.given_title'),
  };
  return { ...listTexts(site, 'all'), titles, showAll: t('likes.show_all') };
};
export type OverviewTexts = ReturnType<typeof overviewTexts>;
