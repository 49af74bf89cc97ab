import { type CurrentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { PLACEHOLDER } from '../people/placeholder';
import { errorTexts } from '../settings/error-texts';

/** The way in for visitors, who like nobody yet. */
const wayIn = ({ document }: CurrentSite): string =>
  document.settings.signups === 'closed' ? ROUTES.login : ROUTES.signup;

export const likeTexts = (site: CurrentSite) => ({
  like: site.t('likes.like', { name: PLACEHOLDER.name }),
  short: site.t('likes.like_short'),
  wayIn: wayIn(site),
});
export type LikeTexts = ReturnType<typeof likeTexts>;

export const likeErrorTexts = (site: CurrentSite) => ({
  ...errorTexts(site),
  unconfirmed: site.t('likes.trouble_unconfirmed'),
  gone: site.t('likes.trouble_gone'),
  close: site.t('members.close'),
});
export type LikeErrorTexts = ReturnType<typeof likeErrorTexts>;
