import { type Metadata } from 'next';
import { currentSite } from '../../site/current-site';

/** Of a page behind a mailed link: its address has the token, which is told to no other site and no search engine. */
export async function linkMetadata(
  title: 'ask_title' | 'sent_title' | 'new_title' | 'change_title' | 'undo_title' | 'keep_title' | 'activate_title',
): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t(`links.${title}`), robots: { index: false }, referrer: 'same-origin' };
}
