import { type Metadata } from 'next';
import { CollageLandingPage } from '../../../../../../../features/landers/collage-landing/collage-landing-page';
import { currentSite } from '../../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('landers.collagelanding_title'), description: t('landers.collagelanding_description') };
}

export default CollageLandingPage;
