import { type Metadata } from 'next';
import { PhotosSection } from '../../../../../../features/photos/photos-section';
import { OwnProfilePage } from '../../../../../../features/profile/own-profile-page';
import { currentSite } from '../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('profile.title'), description: t('profile.description'), robots: { index: false } };
}

export default function Page() {
  return <OwnProfilePage photos={<PhotosSection />} />;
}
