import { type Metadata } from 'next';
import { currentSite } from '../../site/current-site';

export async function creditsMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('credits.title'), description: t('credits.description'), robots: { index: false } };
}
