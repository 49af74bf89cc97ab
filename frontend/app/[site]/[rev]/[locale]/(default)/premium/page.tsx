import { type Metadata } from 'next';
import { PremiumPage } from '../../../../../../features/premium/premium-page';
import { currentSite } from '../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('premium.title'), description: t('premium.description'), robots: { index: false } };
}

export default function Page() {
  return <PremiumPage />;
}
