import { type Metadata } from 'next';
import { MemberSignupPage } from '../../../../../../../../features/landers/member-signup/member-signup-page';
import { currentSite } from '../../../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('landers.member_page_title'), description: t('landers.member_description') };
}

export default function Page() {
  return <MemberSignupPage />;
}
