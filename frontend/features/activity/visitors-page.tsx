import { TextLink } from '../../components/ui/text-link';
import { currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { ActivityFrame } from './activity-frame';
import { visitorsTexts } from './activity-texts';
import { VisitorsList } from './visitors-list';

export async function VisitorsPage() {
  const site = await currentSite();
  const { t } = site;
  const note = (
    <>
      {t('activity.visitors_note')}{' '}
      <TextLink href={`${ROUTES.notifications}#leave_traces`}>{t('activity.visitors_switch')}</TextLink>
    </>
  );
  return (
    <ActivityFrame site={site} current="visitors" title={t('activity.visitors_title')} note={note}>
      <VisitorsList texts={visitorsTexts(site)} />
    </ActivityFrame>
  );
}
