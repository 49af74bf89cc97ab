import { type CurrentSite } from '../../site/current-site';
import { AccountMenu } from './account-menu';
import { BarParts } from './bar-parts';
import { barTexts } from './bar-texts';
import { Icon } from './icon';
import { placesOf } from './places';
import { Slot } from './slot';

const ITEM =
  'relative flex min-h-[63px] w-full flex-col items-center justify-center gap-0.5 text-center text-[min(0.75rem,3.75vw)] leading-tight tracking-tight sm:text-[min(0.875rem,2.5vw)] sm:tracking-normal ' +
  'whitespace-nowrap text-text-muted aria-[current]:text-primary-text sm:aria-[current]:font-semibold';
const BADGE = 'absolute top-1 left-1/2 ml-1.5';

/** The daily places under the thumb, below 992 px; and the menu that both bars open. */
export function MemberBottom({ site }: { readonly site: CurrentSite }) {
  const { t } = site;
  return (
    <>
      <div className="h-(--bar-height) visitor:hidden lg:hidden" />
      <nav
        aria-label={t('navigation.member_menu')}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-surface-1 pb-[env(safe-area-inset-bottom)] visitor:hidden lg:hidden"
      >
        <ul data-member-places className="mx-auto flex max-w-xl">
          {placesOf(site).map(({ href, label, icon, badge }) => (
            <li key={href} className="min-w-[44px] flex-auto">
              <a href={href} className={ITEM}>
                <Icon name={icon} />
                {label}
                {badge !== undefined && <Slot name={badge} className={BADGE} />}
              </a>
            </li>
          ))}
          <li className="min-w-[44px] flex-auto">
            <button type="button" popoverTarget="account" className={ITEM}>
              <Icon name="person" />
              {t('navigation.me')}
              <Slot name="credits" className={`${BADGE} hidden paid:block`} />
            </button>
          </li>
        </ul>
      </nav>
      <AccountMenu site={site} />
      <BarParts texts={barTexts(site)} />
    </>
  );
}
