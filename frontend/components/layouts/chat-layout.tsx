import { type ReactNode } from 'react';
import { type CurrentSite } from '../../site/current-site';
import { SkipLink } from './skip-link';
import { TopNavigation } from './top-navigation';
import './chat-layout.css';

interface Props {
  readonly site: CurrentSite;
  readonly languages: ReactNode;
  readonly memberTop: ReactNode;
  readonly memberBottom: ReactNode;
  readonly alerts: ReactNode;
  readonly children: ReactNode;
}

/**
 * As high as the screen, without a footer. With a conversation on a phone there is nothing else; in the Netherlands and in
 * Germany nowhere.
 */
export function ChatLayout({ site, languages, memberTop, memberBottom, alerts, children }: Props) {
  return (
    <div className="chat-frame">
      <SkipLink label={site.t('common.skip_link')} />
      <div className="chat-frame-top">
        <TopNavigation site={site} member={memberTop}>
          {languages}
        </TopNavigation>
        {alerts}
      </div>
      <main id="content" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        {children}
      </main>
      <div className="chat-frame-bottom">{memberBottom}</div>
    </div>
  );
}
