import { type ReactNode } from 'react';
import { type CurrentSite } from '../../site/current-site';
import { Logo } from '../ui/logo';
import { Disclaimer } from './disclaimer';
import { Footer } from './footer';

interface Props {
  readonly site: CurrentSite;
  readonly children: ReactNode;
}

/** For landing pages: the logo, the page, the law. */
export function LanderLayout({ site, children }: Props) {
  return (
    <>
      <header className="frame flex min-h-16 items-center text-text-strong">
        <Logo theme={site.document.theme} className="h-7" />
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer site={site} />
      <Disclaimer site={site} />
    </>
  );
}
