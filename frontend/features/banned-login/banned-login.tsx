import { type CurrentSite } from '../../site/current-site';
import { exists, ROUTES } from '../../site/routes';
import { BannedIsland } from './banned-island';

/**
 * Explains to a banned member who tries to sign in that their access was closed: shown if the address says `?banned`,
 * or once a sign-in form has dispatched the event `banned-login` at the window.
 */
export function BannedLogin({ site }: { readonly site: CurrentSite }) {
  const { t } = site;
  const links = [
    { route: 'pages-ban', label: t('frame.banned_rules') },
    { route: 'complaints', label: t('frame.banned_appeal') },
  ] as const;
  const texts = {
    title: t('frame.banned_title'),
    text: t('frame.banned_text'),
    links: links.filter(({ route }) => exists(route)).map(({ route, label }) => ({ href: ROUTES[route], label })),
  };
  return <BannedIsland texts={texts} />;
}
