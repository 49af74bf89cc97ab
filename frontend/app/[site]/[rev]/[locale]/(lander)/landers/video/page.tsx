import { type Metadata } from 'next';
import { VideoPage } from '../../../../../../../features/landers/video/video-page';
import { currentSite } from '../../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('landers.video_page_title'), description: t('landers.video_description') };
}

export default VideoPage;
