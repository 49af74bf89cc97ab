import { type Metadata } from 'next';
import { ActivateDonePage } from '../../../../../../../features/sign-up/activation-pages';
import { currentSite } from '../../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('sign-up.done_open_title'), robots: { index: false } };
}

export default ActivateDonePage;
