import { type NoticeTexts } from '../../components/likes/list-notices';
import { cardTexts } from '../../components/people/card-texts';
import { PLACEHOLDER } from '../../components/people/placeholder';
import { errorTexts } from '../../components/settings/error-texts';
import { type CurrentSite, fictionalLabel } from '../../site/current-site';

const noticeTexts = (site: CurrentSite, list: 'visitors' | 'activity'): NoticeTexts => {
  const { t } = site;
  return {
    errorState: errorTexts(site),
    failedTitle: t(`activity.${list}_failed_title`),
    retry: t('errors.retry'),
    loading: t(`activity.${list}_loading`),
    empty: { title: t(`activity.${list}_empty_title`), text: t(`activity.${list}_empty_text`) },
    find: t('members.title'),
  };
};

const moreTexts = ({ t, formats }: CurrentSite) => ({
  locale: formats.locale,
  isNew: t('likes.new'),
  more: t('members.more'),
  moreFailed: t('members.more_failed'),
});

export const visitorsTexts = (site: CurrentSite) => ({
  ...moreTexts(site),
  ...noticeTexts(site, 'visitors'),
  card: cardTexts(site),
});
export type VisitorsTexts = ReturnType<typeof visitorsTexts>;

export const historyTexts = (site: CurrentSite) => {
  const { t } = site;
  const name = PLACEHOLDER.name;
  return {
    ...moreTexts(site),
    ...noticeTexts(site, 'activity'),
    icon: site.document.settings.fictional_icon,
    fictional: fictionalLabel(site),
    happened: {
      like: t('activity.did_like', { name }),
      match: t('activity.did_match', { name }),
      visit: t('activity.did_visit', { name }),
      reply: t('activity.did_reply', { name }),
    },
  };
};
export type HistoryTexts = ReturnType<typeof historyTexts>;
