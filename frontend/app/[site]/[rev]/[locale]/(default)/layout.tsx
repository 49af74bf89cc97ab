import { type ReactNode } from 'react';
import { DefaultLayout } from '../../../../../components/layouts/default-layout';
import { Languages } from '../../../../../features/languages/languages';
import { currentSite } from '../../../../../site/current-site';

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const site = await currentSite();
  return (
    <DefaultLayout site={site} languages={<Languages site={site} />}>
      {children}
    </DefaultLayout>
  );
}
