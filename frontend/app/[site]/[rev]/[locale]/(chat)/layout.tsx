import { type Viewport } from 'next';
import { type ReactNode } from 'react';
import { ChatLayout } from '../../../../../components/layouts/chat-layout';
import { Alerts } from '../../../../../features/alerts/alerts';
import { EntryWarning } from '../../../../../features/entry-warning/entry-warning';
import { Languages } from '../../../../../features/languages/languages';
import { LikeModal } from '../../../../../features/like-modal/like-modal';
import { Match } from '../../../../../features/match/match';
import { MemberBottom } from '../../../../../features/member-bar/member-bottom';
import { MemberTop } from '../../../../../features/member-bar/member-top';
import { PushOffer } from '../../../../../features/push-offer/push-offer';
import { TimeBonus } from '../../../../../features/time-bonus/time-bonus';
import { currentSite } from '../../../../../site/current-site';

/** A keyboard takes from the page, and does not lie over it. */
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const site = await currentSite();
  return (
    <>
      <ChatLayout
        site={site}
        languages={<Languages site={site} />}
        memberTop={
          <>
            <TimeBonus site={site} />
            <MemberTop site={site} />
          </>
        }
        memberBottom={<MemberBottom site={site} />}
        alerts={<Alerts site={site} />}
      >
        {children}
      </ChatLayout>
      <EntryWarning site={site} />
      <LikeModal site={site} />
      <Match site={site} />
      <PushOffer site={site} />
    </>
  );
}
