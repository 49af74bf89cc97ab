import { type Metadata } from 'next';
import { currentSite } from '../../site/current-site';
import { type TabList } from './lists';

export async function likesMetadata(list: TabList): Promise<Metadata> {
  const { t } = await currentSite();
  const title = list === 'all' ? t('likes.title') : t(`likes.${list}_title`);
  return { title, description: t('likes.description'), robots: { index: false } };
}
