import { type Metadata } from 'next';
import { NotFoundPage } from '../../../../../components/layouts/not-found-page';
import { currentSite } from '../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('errors.absent_title') };
}

export default async function NotFound() {
  return <NotFoundPage site={await currentSite()} />;
}
