import { type Viewport } from 'next';
import { type ReactNode } from 'react';
import { SignUpLayout } from '../../../../../components/layouts/sign-up-layout';
import { EntryWarning } from '../../../../../features/entry-warning/entry-warning';
import { currentSite } from '../../../../../site/current-site';

/** A keyboard takes from the page, so that the way on stays above it. */
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const site = await currentSite();
  return (
    <>
      <SignUpLayout site={site}>{children}</SignUpLayout>
      <EntryWarning site={site} />
    </>
  );
}
