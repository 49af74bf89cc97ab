import { type CurrentSite } from '../../../site/current-site';
import { exists, ROUTES } from '../../../site/routes';
import { freeMessages } from './way-on';

const LINKS = [
  { route: 'pages-terms', key: 'footer.terms' },
  { route: 'pages-privacy', key: 'footer.privacy' },
  { route: 'pricing', key: 'footer.pricing' },
] as const;

/** States what is free and what is not, beside every button that leads to sign-up. */
export function SmallPrint({ site }: { readonly site: CurrentSite }) {
  const { t } = site;
  const free = freeMessages(site);
  const links = LINKS.filter(({ route }) => exists(route));
  return (
    <div className="max-w-[46ch] text-caption text-text-muted">
      <p>
        {free > 0 ? t('landers.free', { count: free }) : t('landers.free_none')} {t('landers.adults')}
      </p>
      {links.length > 0 && (
        <p className="flex flex-wrap gap-x-5 in-[.text-center]:justify-center">
          {links.map(({ route, key }) => (
            <a
              key={route}
              href={ROUTES[route]}
              className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-4"
            >
              {t(key)}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
