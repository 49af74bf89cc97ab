import { type ReactNode } from 'react';
import { EmptyLayout } from '../../../../../components/layouts/empty-layout';
import { EntryWarning } from '../../../../../features/entry-warning/entry-warning';
import { LikeModal } from '../../../../../features/like-modal/like-modal';
import { SignUpModal } from '../../../../../features/sign-up/sign-up-modal';
import { currentSite } from '../../../../../site/current-site';

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const site = await currentSite();
  return (
    <>
      <EmptyLayout>{children}</EmptyLayout>
      <EntryWarning site={site} />
      <LikeModal site={site} />
      <SignUpModal site={site} />
    </>
  );
}
