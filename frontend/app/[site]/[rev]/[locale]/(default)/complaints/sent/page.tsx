import { type Metadata } from 'next';
import { ComplaintSentPage } from '../../../../../../../features/complaints/complaint-sent-page';
import { currentSite } from '../../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('complaints.sent_open_title'), robots: { index: false } };
}

export default ComplaintSentPage;
