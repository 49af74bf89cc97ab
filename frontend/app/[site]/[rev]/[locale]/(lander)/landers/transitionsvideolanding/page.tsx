import { type Metadata } from 'next';
import { TransitionsVideoPage } from '../../../../../../../features/landers/transitions-video/transitions-video-page';
import { currentSite } from '../../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('landers.transitions_page_title'), description: t('landers.transitions_description') };
}

export default TransitionsVideoPage;
