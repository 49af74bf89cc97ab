import { openerTexts } from '../../components/openers/opener-texts';
import { PLACEHOLDER } from '../../components/people/placeholder';
import { reasonTexts } from '../../components/people/reason-texts';
import { type CurrentSite } from '../../site/current-site';

export const matchTexts = (site: CurrentSite) => {
  const { t, formats } = site;
  return {
    locale: formats.locale,
    title: t('likes.match_title'),
    text: t('likes.match_text', { name: PLACEHOLDER.name }),
    photo: t('landers.member_photo', { name: PLACEHOLDER.name }),
    ownPhoto: t('likes.own_photo'),
    open: t('likes.open_profile'),
    write: t('chats.message'),
    goOn: t('likes.go_on'),
    openers: openerTexts(site),
    reasons: reasonTexts(site),
  };
};
export type MatchTexts = ReturnType<typeof matchTexts>;
