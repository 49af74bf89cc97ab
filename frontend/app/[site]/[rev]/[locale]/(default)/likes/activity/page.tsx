import { type Metadata } from 'next';
import { activityMetadata } from '../../../../../../../features/activity/activity-metadata';
import { HistoryPage } from '../../../../../../../features/activity/history-page';

export function generateMetadata(): Promise<Metadata> {
  return activityMetadata('activity');
}

export default function Page() {
  return <HistoryPage />;
}
