import { type ReactNode } from 'react';
import { type CurrentSite } from '../../site/current-site';
import { Disclaimer } from './disclaimer';
import { ROUTES } from '../../site/routes';
import { Footer } from './footer';
import { FooterFold } from './footer-fold';
import { SkipLink } from './skip-link';
import { TopNavigation } from './top-navigation';

interface Props {
  readonly site: CurrentSite;
  /** In an installed app, on pages that one comes to from others. */
  readonly back?: ReactNode;
  readonly languages?: ReactNode;
  /** The member's parts of the navigation: in the bar above, and below on phones. */
  readonly memberTop?: ReactNode;
  readonly memberBottom?: ReactNode;
  readonly alerts?: ReactNode;
  readonly children: ReactNode;
}

/** Navigation, alerts, content, footer, disclaimer. */
export function DefaultLayout({ site, back, languages, memberTop, memberBottom, alerts, children }: Props) {
  return (
    <>
      <SkipLink label={site.t('common.skip_link')} />
      <div className="first-screen">
        <TopNavigation site={site} back={back} member={memberTop}>
          {languages}
        </TopNavigation>
        {alerts}
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
      </div>
      <FooterFold
        label={site.t('footer.label')}
        withdraw={{ href: ROUTES.withdraw, text: site.t('withdrawal.action') }}
        footer={<Footer site={site} />}
        disclaimer={<Disclaimer site={site} />}
      />
      {memberBottom}
    </>
  );
}
