import { type ReactNode } from 'react';
import { type CurrentSite } from '../../site/current-site';
import { entryPoints } from '../../site/entry-points';
import { ROUTES } from '../../site/routes';
import { type SectionName } from '../../site/site-document';
import { Logo } from '../ui/logo';

const LINKED: readonly (SectionName & ('steps' | 'prices' | 'questions'))[] = ['steps', 'prices', 'questions'];

interface Props {
  readonly site: CurrentSite;
  /** Before the logo. */
  readonly back?: ReactNode;
  /** In place of what only visitors need. */
  readonly member?: ReactNode;
  /** Content at the end of the bar, such as the language switcher. */
  readonly children?: ReactNode;
}

/** The bar of visitors, and of members from 992 px. On phones only who has an account finds the way in here: pages lead to sign-up themselves. */
export function TopNavigation({ site, back, member, children }: Props) {
  const { t, document } = site;
  const sections = LINKED.filter((name) => document.theme.sections.includes(name));
  return (
    <header>
      <nav
        aria-label={t('navigation.main')}
        className="frame flex min-h-16 flex-wrap items-center gap-x-3 lg:min-h-20 lg:gap-x-8 lg:**:wrap-normal"
      >
        {back}
        <a
          href={ROUTES.index}
          className="flex min-h-11 items-center text-text-strong"
          aria-label={t('navigation.home')}
        >
          <Logo theme={document.theme} className="h-[min(1.75rem,6vw)] lg:h-8" />
        </a>
        <ul className="ml-auto hidden flex-wrap justify-end gap-x-7 lg:flex lg:member:hidden">
          {sections.map((name) => (
            <li key={name}>
              <a
                href={`${ROUTES.index}#${name}`}
                className="flex min-h-11 items-center text-text hover:text-text-strong hover:underline hover:underline-offset-8"
              >
                {t(`navigation.${name}`)}
              </a>
            </li>
          ))}
        </ul>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1 sm:gap-3 lg:ml-0 lg:member:ml-auto lg:member:gap-x-4">
          {member}
          {children}
          <ul className="flex items-center gap-3 empty:hidden member:hidden">
            {entryPoints(site).map(({ href, label }) => (
              <li key={href} className={href === ROUTES.login ? undefined : 'hidden lg:block'}>
                <a href={href} className="flex min-h-11 items-center font-semibold text-primary-text">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </header>
  );
}
