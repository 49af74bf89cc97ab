import { type CurrentSite } from '../../site/current-site';
import { exists, ROUTES } from '../../site/routes';
import { LikeIsland } from './like-island';

/** Asks once, after as many seconds as the address says. Where nobody can sign up there is nothing to ask. */
export function LikeModal({ site }: { readonly site: CurrentSite }) {
  const { t, document } = site;
  const { signups } = document.settings;
  if (!exists('signup') || signups === 'closed') return null;
  const texts = {
    title: t('frame.like_title'),
    text: t('frame.like_text'),
    signup: t('frame.like_signup'),
    later: t('frame.like_later'),
  };
  return <LikeIsland texts={texts} signup={ROUTES.signup} gated={signups === 'with_trafficsource'} />;
}
