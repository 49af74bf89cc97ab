import { type Metadata } from 'next';
import { NotFoundPage } from '../../../../../../components/layouts/not-found-page';
import { SwipePage } from '../../../../../../features/swipe/swipe-page';
import { currentSite } from '../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('swipe.title'), description: t('swipe.description'), robots: { index: false } };
}

export default async function Page() {
  const site = await currentSite();
  return site.document.features.swipe_game ? <SwipePage /> : <NotFoundPage site={site} />;
}
