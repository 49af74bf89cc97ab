import { type Metadata } from 'next';
import { TinderSwipePage } from '../../../../../../../features/landers/tinder-swipe/tinder-swipe-page';
import { currentSite } from '../../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('landers.swipe_page_title'), description: t('landers.swipe_description') };
}

export default TinderSwipePage;
