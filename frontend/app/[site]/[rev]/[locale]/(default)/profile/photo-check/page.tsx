import { type Metadata } from 'next';
import { PhotoCheckPage } from '../../../../../../../features/photo-check/photo-check-page';
import { currentSite } from '../../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return {
    title: t('photo-check.title'),
    description: t('photo-check.description'),
    robots: { index: false },
  };
}

export default function Page() {
  return <PhotoCheckPage />;
}
