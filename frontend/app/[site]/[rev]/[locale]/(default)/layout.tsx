import { type ReactNode } from 'react';
import { DefaultLayout } from '../../../../../components/layouts/default-layout';
import { Alerts } from '../../../../../features/alerts/alerts';
import { EntryWarning } from '../../../../../features/entry-warning/entry-warning';
import { Languages } from '../../../../../features/languages/languages';
import { LikeModal } from '../../../../../features/like-modal/like-modal';
import { Match } from '../../../../../features/match/match';
import { BackButton } from '../../../../../features/member-bar/back-button';
import { MemberBottom } from '../../../../../features/member-bar/member-bottom';
import { MemberTop } from '../../../../../features/member-bar/member-top';
import { PushOffer } from '../../../../../features/push-offer/push-offer';
import { SignUpModal } from '../../../../../features/sign-up/sign-up-modal';
import { TimeBonus } from '../../../../../features/time-bonus/time-bonus';
import { currentSite } from '../../../../../site/current-site';

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const site = await currentSite();
  return (
    <>
      <DefaultLayout
        site={site}
        back={<BackButton label={site.t('navigation.back')} />}
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
      </DefaultLayout>
      <EntryWarning site={site} />
      <LikeModal site={site} />
      <SignUpModal site={site} />
      <Match site={site} />
      <PushOffer site={site} />
    </>
  );
}
