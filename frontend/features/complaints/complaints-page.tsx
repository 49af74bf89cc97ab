import { TextLink } from '../../components/ui/text-link';
import { currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { ComplaintForm } from './complaint-form';
import { complaintTexts } from './complaint-texts';
import { OtherWays } from './other-ways';

export async function ComplaintsPage() {
  const site = await currentSite();
  const { t, document, locale } = site;
  const { settings } = document;
  return (
    <div className="frame grid gap-x-20 gap-y-12 py-8 lg:grid-cols-[1.5fr_1fr] lg:py-16">
      <div>
        <h1 className="mb-4 text-heading">{t('complaints.title')}</h1>
        <p className="mb-10 max-w-[52ch] text-lead">{t('complaints.lead')}</p>
        <ComplaintForm texts={complaintTexts(site)} locale={locale} />
      </div>
      <div className="grid content-start gap-8 lg:pt-4">
        <div>
          <p className="mb-2">{t('complaints.by_post')}</p>
          <ul className="grid">
            <li>
              <TextLink href={`mailto:${settings.support_email}`} isAlone>
                {settings.support_email}
              </TextLink>
            </li>
            <li>
              <TextLink href={`tel:${settings.support_phone.replace(/[\s-]/g, '')}`} isAlone>
                {settings.support_phone}
              </TextLink>
            </li>
          </ul>
        </div>
        <p>
          <TextLink href={ROUTES.report} isAlone>
            {t('reporting.link')}
          </TextLink>
        </p>
        <OtherWays site={site} />
      </div>
    </div>
  );
}
