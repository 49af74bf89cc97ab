import { AccountFrame } from '../../components/layouts/account-frame';
import { currentSite } from '../../site/current-site';
import { ReportContentForm } from './report-content-form';
import { reportingTexts } from './reporting-texts';

/** Reports content without an account. */
export async function ReportPage() {
  const site = await currentSite();
  const { t, document } = site;
  const { settings } = document;
  return (
    <AccountFrame site={site}>
      <h1 className="mb-5 text-heading hyphens-auto">{t('reporting.title')}</h1>
      <p className="mb-8 text-lead">{t('reporting.text', { name: settings.name })}</p>
      <ReportContentForm texts={reportingTexts(site)} />
    </AccountFrame>
  );
}
