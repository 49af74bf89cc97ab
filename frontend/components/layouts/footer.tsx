import { type CurrentSite } from '../../site/current-site';
import { exists, type RouteName, ROUTES } from '../../site/routes';
import { Logo } from '../ui/logo';
import { CompanyLine } from './company-line';
import { UsNotice } from './us-notice';

const LINKS = [
  { route: 'pages-terms', key: 'footer.terms' },
  { route: 'pages-privacy', key: 'footer.privacy' },
  { route: 'pages-cookies', key: 'footer.cookies' },
  { route: 'pages-ban', key: 'footer.ban' },
  { route: 'pricing', key: 'footer.pricing' },
  { route: 'complaints', key: 'footer.complaints' },
  { route: 'pages-return-policy', key: 'footer.returns' },
  { route: 'withdraw', key: 'withdrawal.action' },
  { route: 'pages-faq', key: 'footer.faq' },
  { route: 'pages-service', key: 'footer.service' },
] as const satisfies readonly { route: RouteName; key: string }[];

/** Links to the rules and the company behind the site, for the inside of a footer. */
export function Footer({ site }: { readonly site: CurrentSite }) {
  const { t, document, locale } = site;
  const own = document.pages
    .filter(({ footer }) => footer)
    .map(({ token, title }) => ({ href: `/${token}`, label: title[locale] ?? token }));
  const links = [
    ...LINKS.filter(({ route }) => exists(route)).map(({ route, key }) => ({ href: ROUTES[route], label: t(key) })),
    ...own,
  ];
  return (
    <div className="frame grid grid-cols-[minmax(0,1fr)] gap-8 py-12 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <div className="text-text-strong">
        <Logo theme={document.theme} className="h-6" />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <ul className="flex flex-wrap gap-x-6">
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <UsNotice site={site} />
        <CompanyLine site={site} />
      </div>
    </div>
  );
}
