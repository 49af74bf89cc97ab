import { type Metadata } from 'next';
import { ReportPage } from '../../../../../../features/reporting/report-page';
import { currentSite } from '../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('reporting.title') };
}

export default ReportPage;
