import { type Metadata } from 'next';
import { OwnProfilePage } from '../../../../../../features/profile/own-profile-page';
import { currentSite } from '../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('profile.title'), description: t('profile.description'), robots: { index: false } };
}

export default function Page() {
  // The place for `photos`, above all fields.
  return <OwnProfilePage photos={null} />;
}
