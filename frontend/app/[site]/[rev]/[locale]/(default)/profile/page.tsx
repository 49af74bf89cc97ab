import { type Metadata } from 'next';
import { CheckRow } from '../../../../../../features/photo-check/check-row';
import { rowTexts } from '../../../../../../features/photo-check/row-texts';
import { PhotosSection } from '../../../../../../features/photos/photos-section';
import { OwnProfilePage } from '../../../../../../features/profile/own-profile-page';
import { currentSite } from '../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('profile.title'), description: t('profile.description'), robots: { index: false } };
}

export default async function Page() {
  return <OwnProfilePage photos={<PhotosSection />} check={<CheckRow texts={rowTexts(await currentSite())} />} />;
}
