import { type ReactNode } from 'react';
import { type CurrentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { Logo } from '../ui/logo';
import { Disclaimer } from './disclaimer';
import { Footer } from './footer';
import { SkipLink } from './skip-link';

interface Props {
  readonly site: CurrentSite;
  readonly children: ReactNode;
}

/** For landing pages: the logo, the page, the law. Its look follows the brand's template. */
export function LanderLayout({ site, children }: Props) {
  const { theme } = site.document;
  return (
    <div data-template={theme.hero} data-art={theme.art}>
      <SkipLink label={site.t('common.skip_link')} />
      <header className="lander-top text-text-strong">
        <div className="frame flex min-h-16 items-center template-centre:justify-center template-stack:justify-center">
          <a href={ROUTES.index} className="flex min-h-11 items-center" aria-label={site.t('navigation.home')}>
            <Logo theme={theme} className="h-[min(1.75rem,8vw)]" />
          </a>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <footer aria-label={site.t('footer.label')} className="border-t border-hairline">
        <Footer site={site} />
      </footer>
      <Disclaimer site={site} />
    </div>
  );
}
