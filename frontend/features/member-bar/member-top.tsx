import { type CurrentSite } from '../../site/current-site';
import { exists, ROUTES } from '../../site/routes';
import { Icon } from './icon';
import { placesOf } from './places';
import { Slot } from './slot';

const LINK =
  'relative flex min-h-11 items-center gap-2 text-text hover:text-text-strong hover:underline hover:underline-offset-8 ' +
  'aria-[current]:font-semibold aria-[current]:text-text-strong';

/** The member's part of the bar above, from 992 px. */
export function MemberTop({ site }: { readonly site: CurrentSite }) {
  const { t } = site;
  return (
    <>
      <ul data-member-places className="hidden flex-wrap justify-end gap-x-5 lg:flex lg:visitor:hidden">
        {placesOf(site).map(({ href, label, badge }) => (
          <li key={href}>
            <a href={href} className={LINK}>
              {label}
              {badge !== undefined && <Slot name={badge} />}
            </a>
          </li>
        ))}
        <li className="hidden paid:block">
          <a href={ROUTES[exists('credits') ? 'credits' : 'transactions']} className={LINK}>
            {t('navigation.credits')}
            <Slot name="credits" />
          </a>
        </li>
        {exists('premium') && (
          <li className="paid:hidden">
            <a href={ROUTES.premium} className={`${LINK} font-semibold text-primary-text`}>
              {t('navigation.get_premium')}
            </a>
          </li>
        )}
      </ul>
      <button
        type="button"
        popoverTarget="account"
        className="hidden min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-text-strong hover:bg-surface-2 lg:flex lg:visitor:hidden"
      >
        <Icon name="person" />
        {t('navigation.account')}
      </button>
    </>
  );
}
