import { type Metadata } from 'next';
import { MapLandingPage } from '../../../../../../../features/landers/map-landing/map-landing-page';
import { currentSite } from '../../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('landers.maplanding_title'), description: t('landers.maplanding_description') };
}

export default MapLandingPage;
