import { type ReactNode } from 'react';
import { type CurrentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { Logo } from '../ui/logo';
import { SkipLink } from './skip-link';

interface Props {
  readonly site: CurrentSite;
  readonly children: ReactNode;
}

/** For signing up: only the logo leads away. Terms and privacy are linked where they are agreed to. */
export function SignUpLayout({ site, children }: Props) {
  const { t, document } = site;
  return (
    <>
      <SkipLink label={t('common.skip_link')} />
      <header className="frame flex min-h-14 items-center lg:min-h-20">
        <a
          href={ROUTES.index}
          className="flex min-h-11 items-center text-text-strong"
          aria-label={t('navigation.home')}
        >
          <Logo theme={document.theme} className="h-[min(1.75rem,6vw)] lg:h-8" />
        </a>
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  );
}
