import { type CurrentSite, fictionalLabel } from '../../site/current-site';
import { likeTexts } from '../likes/like-texts';
import { HOLE } from './hole';

export const cardTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    locale: site.formats.locale,
    nameAge: t('landers.member_name_age', { name: HOLE.name, age: HOLE.age }),
    photo: t('landers.member_photo', { name: HOLE.name }),
    online: t('members.online'),
    isNew: t('members.new'),
    fictional: fictionalLabel(site),
    likes: likeTexts(site),
    icon: site.document.settings.fictional_icon,
  };
};
export type CardTexts = ReturnType<typeof cardTexts>;
