import { type Metadata } from 'next';
import { MemberChatPage } from '../../../../../../../../features/landers/member-chat/member-chat-page';
import { currentSite } from '../../../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('landers.member_page_title'), description: t('landers.member_description') };
}

export default MemberChatPage;
