import { type Metadata } from 'next';
import { NotFoundPage } from '../../../../../../components/layouts/not-found-page';
import { FinderPage } from '../../../../../../features/members/finder/finder-page';
import { currentSite } from '../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('finder.title'), description: t('finder.description'), robots: { index: false } };
}

export default async function Page() {
  const site = await currentSite();
  return site.document.features.match_finder ? <FinderPage /> : <NotFoundPage site={site} />;
}
