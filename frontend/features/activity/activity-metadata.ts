import { type Metadata } from 'next';
import { currentSite } from '../../site/current-site';

export async function activityMetadata(list: 'visitors' | 'activity'): Promise<Metadata> {
  const { t } = await currentSite();
  return {
    title: t(`activity.${list}_title`),
    description: t(`activity.${list}_description`),
    robots: { index: false },
  };
}
