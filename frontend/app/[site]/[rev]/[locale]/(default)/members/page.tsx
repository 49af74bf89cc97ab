import { type Metadata } from 'next';
import { SearchPage } from '../../../../../../features/members/search/search-page';
import { currentSite } from '../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('members.title'), description: t('members.description'), robots: { index: false } };
}

export default SearchPage;
