import { type Metadata } from 'next';
import { ProfilePage } from '../../../../../../../../features/members/profile/profile-page';
import { currentSite } from '../../../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return {
    title: t('landers.member_page_title'),
    description: t('likes.description'),
    robots: { index: false },
  };
}

export default function Page() {
  return <ProfilePage from="likes" />;
}
