import { type ReactNode } from 'react';
import { type CurrentSite } from '../../site/current-site';
import { Disclaimer } from './disclaimer';
import { Footer } from './footer';
import { SkipLink } from './skip-link';
import { TopNavigation } from './top-navigation';

interface Props {
  readonly site: CurrentSite;
  readonly languages?: ReactNode;
  /** The member's parts of the navigation: in the bar above, and below on phones. */
  readonly memberTop?: ReactNode;
  readonly memberBottom?: ReactNode;
  readonly alerts?: ReactNode;
  readonly children: ReactNode;
}

/** Navigation, alerts, content, footer, disclaimer. */
export function DefaultLayout({ site, languages, memberTop, memberBottom, alerts, children }: Props) {
  return (
    <>
      <SkipLink label={site.t('common.skip_link')} />
      <TopNavigation site={site} member={memberTop}>
        {languages}
      </TopNavigation>
      {alerts}
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer site={site} />
      <Disclaimer site={site} />
      {memberBottom}
    </>
  );
}
