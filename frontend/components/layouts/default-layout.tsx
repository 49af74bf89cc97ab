import { type ReactNode } from 'react';
import { type CurrentSite } from '../../site/current-site';
import { BottomBar } from './bottom-bar';
import { Disclaimer } from './disclaimer';
import { Footer } from './footer';
import { SkipLink } from './skip-link';
import { TopNavigation } from './top-navigation';

interface Props {
  readonly site: CurrentSite;
  readonly languages?: ReactNode;
  readonly children: ReactNode;
}

/** Navigation, content, footer, disclaimer. */
export function DefaultLayout({ site, languages, children }: Props) {
  return (
    <>
      <SkipLink label={site.t('common.skip_link')} />
      <TopNavigation site={site}>{languages}</TopNavigation>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer site={site} />
      <Disclaimer site={site} />
      <BottomBar site={site} />
    </>
  );
}
