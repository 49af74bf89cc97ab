import { type Metadata } from 'next';
import { GalleryPage } from '../../../../../../../features/landers/gallery/gallery-page';
import { currentSite } from '../../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('landers.gallery_title'), description: t('landers.gallery_description') };
}

export default GalleryPage;
