import { type Metadata } from 'next';
import { IconsLandingPage } from '../../../../../../../features/landers/icons-landing/icons-landing-page';
import { currentSite } from '../../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('landers.iconslanding_title'), description: t('landers.iconslanding_description') };
}

export default IconsLandingPage;
