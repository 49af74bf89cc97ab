import { type CurrentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { HOLE } from '../people/hole';
import { troubleTexts } from '../settings/trouble';

/** The way in for visitors, who like nobody yet. */
const wayIn = ({ document }: CurrentSite): string =>
  document.settings.signups === 'closed' ? ROUTES.login : ROUTES.signup;

export const likeTexts = (site: CurrentSite) => ({
  like: site.t('likes.like', { name: HOLE.name }),
  wayIn: wayIn(site),
});
export type LikeTexts = ReturnType<typeof likeTexts>;

export const likeTroubleTexts = (site: CurrentSite) => ({
  ...troubleTexts(site),
  unconfirmed: site.t('likes.trouble_unconfirmed'),
  gone: site.t('likes.trouble_gone'),
  close: site.t('members.close'),
});
export type LikeTroubleTexts = ReturnType<typeof likeTroubleTexts>;
