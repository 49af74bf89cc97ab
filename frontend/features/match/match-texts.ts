import { HOLE } from '../../components/people/hole';
import { type CurrentSite, fictionalLabel } from '../../site/current-site';

export const matchTexts = (site: CurrentSite) => {
  const { t, document, formats, locale } = site;
  return {
    locale: formats.locale,
    titles: { match: t('likes.match_title'), welcome_like: t('likes.welcome_title', { name: HOLE.name }) },
    text: t('likes.match_text', { name: HOLE.name }),
    warning: document.settings.fictional_warning[locale] ?? t('landers.member_fictional'),
    fictional: fictionalLabel(site),
    icon: document.settings.fictional_icon,
    photo: t('landers.member_photo', { name: HOLE.name }),
    ownPhoto: t('likes.own_photo'),
    open: t('likes.open_profile'),
    write: t('chats.message'),
    goOn: t('likes.go_on'),
  };
};
export type MatchTexts = ReturnType<typeof matchTexts>;
