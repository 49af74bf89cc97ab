import { type Metadata } from 'next';
import { currentSite } from '../../site/current-site';

export async function buyingMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('buying.title'), description: t('buying.description'), robots: { index: false } };
}
