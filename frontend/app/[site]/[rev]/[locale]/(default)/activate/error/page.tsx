import { type Metadata } from 'next';
import { ActivateErrorPage } from '../../../../../../../features/sign-up/activation-pages';
import { currentSite } from '../../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('links.activate_title'), robots: { index: false } };
}

export default ActivateErrorPage;
