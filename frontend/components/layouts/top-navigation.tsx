import { type ReactNode } from 'react';
import { type CurrentSite } from '../../site/current-site';
import { entryPoints } from '../../site/entry-points';
import { ROUTES } from '../../site/routes';
import { type SectionName } from '../../site/site-document';
import { Logo } from '../ui/logo';

const LINKED: readonly (SectionName & ('steps' | 'prices' | 'questions'))[] = ['steps', 'prices', 'questions'];

interface Props {
  readonly site: CurrentSite;
  /** What stands at the end of the bar, such as the language switcher. */
  readonly children?: ReactNode;
}

/** The bar of visitors. What a phone needs daily stands in the bottom bar instead. */
export function TopNavigation({ site, children }: Props) {
  const { t, document } = site;
  const sections = LINKED.filter((name) => document.theme.sections.includes(name));
  return (
    <header>
      <nav aria-label={t('navigation.main')} className="frame flex min-h-16 flex-wrap items-center gap-x-8 lg:min-h-20">
        <a
          href={ROUTES.index}
          className="flex min-h-11 items-center text-text-strong"
          aria-label={t('navigation.home')}
        >
          <Logo theme={document.theme} className="h-[min(1.75rem,8vw)] lg:h-8" />
        </a>
        <ul className="ml-auto hidden gap-7 lg:flex">
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
        <div className="ml-auto flex items-center gap-3 lg:ml-0">
          {children}
          <ul className="hidden items-center gap-3 empty:hidden lg:flex">
            {entryPoints(site).map(({ href, label }) => (
              <li key={href}>
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
