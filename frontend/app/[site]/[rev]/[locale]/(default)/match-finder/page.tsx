import { type Metadata } from 'next';
import { FinderPage } from '../../../../../../features/members/finder/finder-page';
import { currentSite } from '../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('finder.title'), description: t('finder.description'), robots: { index: false } };
}

export default FinderPage;
