import { type ReactNode } from 'react';
import { LanderLayout } from '../../../../../components/layouts/lander-layout';
import { currentSite } from '../../../../../site/current-site';

export default async function Layout({ children }: { readonly children: ReactNode }) {
  return <LanderLayout site={await currentSite()}>{children}</LanderLayout>;
}
