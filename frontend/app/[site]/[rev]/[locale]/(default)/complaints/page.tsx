import { type Metadata } from 'next';
import { ComplaintsPage } from '../../../../../../features/complaints/complaints-page';
import { currentSite } from '../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('footer.complaints') };
}

export default ComplaintsPage;
