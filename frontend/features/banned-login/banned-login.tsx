import { type CurrentSite } from '../../site/current-site';
import { exists, ROUTES } from '../../site/routes';
import { DATE } from './banned-date';
import { BannedIsland } from './banned-island';

/**
 * Explains to a banned member who tries to sign in that their access was closed, or until when it is: shown if the address says
 * `?banned`, or once a sign-in form has called `tellBanned`.
 */
export function BannedLogin({ site }: { readonly site: CurrentSite }) {
  const { t } = site;
  const texts = {
    title: t('frame.banned_title'),
    text: t('frame.banned_text'),
    blocked: { title: t('frame.blocked_title'), text: t('frame.blocked_text', { date: DATE }) },
    locale: site.locale,
    rules: exists('pages-ban') ? { href: ROUTES['pages-ban'], label: t('frame.banned_rules') } : null,
    appeal: t('frame.banned_appeal'),
  };
  return <BannedIsland texts={texts} />;
}
