import { type Metadata } from 'next';
import { CompletePage } from '../../../../../../features/sign-up/complete-page';
import { currentSite } from '../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('sign-up.complete_title'), robots: { index: false } };
}

export default CompletePage;
