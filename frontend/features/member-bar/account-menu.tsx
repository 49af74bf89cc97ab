import { type CurrentSite } from '../../site/current-site';
import { exists, type RouteName, ROUTES } from '../../site/routes';
import { Slot } from './slot';

const LINK =
  'flex min-h-12 items-center justify-between gap-3 rounded-control px-4 hover:bg-surface-2 ' +
  'aria-[current]:font-semibold aria-[current]:text-primary-text';

/** Opens and closes by itself, also before the scripts are there: a sheet on phones, a list below its button on screens. */
export function AccountMenu({ site }: { readonly site: CurrentSite }) {
  const { t } = site;
  const links = [
    { route: 'profile', label: t('navigation.my_profile'), shown: '' },
    { route: 'transactions', label: t('navigation.my_credits'), shown: '' },
    { route: 'credits', label: t('navigation.credits'), shown: 'hidden paid:block lg:paid:hidden' },
    { route: 'premium', label: t('navigation.get_premium'), shown: 'paid:hidden lg:hidden' },
    { route: 'notifications', label: t('navigation.settings'), shown: '' },
  ] as const satisfies readonly { route: RouteName; label: string; shown: string }[];
  return (
    <nav
      aria-label={t('navigation.account')}
      popover="auto"
      id="account"
      className="fixed inset-x-0 top-auto bottom-0 m-0 w-full rounded-t-box bg-surface-1 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-text shadow-raised backdrop:bg-surface-3/60 lg:absolute lg:inset-auto lg:top-18 lg:right-[max(2.5rem,50vw-35rem)] lg:w-72 lg:rounded-box lg:border lg:border-hairline lg:backdrop:bg-transparent"
    >
      <p className="min-h-12 px-4 py-3 font-semibold wrap-anywhere text-text-strong">
        <Slot name="name" />
      </p>
      <ul data-member-places className="border-t border-hairline pt-2">
        {links
          .filter(({ route }) => exists(route))
          .map(({ route, label, shown }) => (
            <li key={route} className={shown}>
              <a href={ROUTES[route]} className={LINK}>
                {label}
                {route === 'transactions' && <Slot name="balance" />}
              </a>
            </li>
          ))}
        <li>
          <a href="/api/logout.php" rel="nofollow" data-log-out className={LINK}>
            {t('navigation.logout')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
