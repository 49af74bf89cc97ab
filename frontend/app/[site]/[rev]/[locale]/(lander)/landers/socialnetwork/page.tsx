import { type Metadata } from 'next';
import { SocialNetworkPage } from '../../../../../../../features/landers/social-network/social-network-page';
import { currentSite } from '../../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('landers.socialnetwork_title'), description: t('landers.socialnetwork_description') };
}

export default SocialNetworkPage;
