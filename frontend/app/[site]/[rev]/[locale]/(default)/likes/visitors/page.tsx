import { type Metadata } from 'next';
import { activityMetadata } from '../../../../../../../features/activity/activity-metadata';
import { VisitorsPage } from '../../../../../../../features/activity/visitors-page';

export function generateMetadata(): Promise<Metadata> {
  return activityMetadata('visitors');
}

export default function Page() {
  return <VisitorsPage />;
}
