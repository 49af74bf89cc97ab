import { type Metadata } from 'next';
import { currentSite } from '../../site/current-site';

export async function chatsMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('chats.title'), description: t('chats.description'), robots: { index: false } };
}
