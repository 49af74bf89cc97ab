import { type Metadata } from 'next';
import { MemberLandingPage } from '../../../../../../../../features/landers/member-landing/member-landing-page';
import { currentSite } from '../../../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('landers.member_page_title'), description: t('landers.member_description') };
}

export default MemberLandingPage;
