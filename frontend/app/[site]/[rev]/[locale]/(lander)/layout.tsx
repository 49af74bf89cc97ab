import { type ReactNode } from 'react';
import { LanderLayout } from '../../../../../components/layouts/lander-layout';
import { EntryWarning } from '../../../../../features/entry-warning/entry-warning';
import { currentSite } from '../../../../../site/current-site';

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const site = await currentSite();
  return (
    <>
      <LanderLayout site={site}>{children}</LanderLayout>
      <EntryWarning site={site} layoutCountries={['NL', 'DE']} />
    </>
  );
}
