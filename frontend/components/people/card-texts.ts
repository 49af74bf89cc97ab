import { type CurrentSite, fictionalLabel } from '../../site/current-site';
import { likeTexts } from '../likes/like-texts';
import { PLACEHOLDER } from './placeholder';

export const cardTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    locale: site.formats.locale,
    nameAge: t('landers.member_name_age', { name: PLACEHOLDER.name, age: PLACEHOLDER.age }),
    photo: t('landers.member_photo', { name: PLACEHOLDER.name }),
    online: t('members.online'),
    isNew: t('members.new'),
    verified: t('verified.mark'),
    fictional: fictionalLabel(site),
    likes: likeTexts(site),
    icon: site.document.settings.fictional_icon,
  };
};
export type CardTexts = ReturnType<typeof cardTexts>;
