import { currentSite } from '../../site/current-site';
import { ActivityFrame } from './activity-frame';
import { historyTexts } from './activity-texts';
import { HistoryList } from './history-list';

export async function HistoryPage() {
  const site = await currentSite();
  const { t } = site;
  return (
    <ActivityFrame
      site={site}
      current="activity"
      title={t('activity.activity_title')}
      note={t('activity.activity_note')}
    >
      <HistoryList texts={historyTexts(site)} />
    </ActivityFrame>
  );
}
