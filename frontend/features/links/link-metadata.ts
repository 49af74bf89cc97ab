import { type Metadata } from 'next';
import { currentSite } from '../../site/current-site';

/**
 * The metadata of a page behind a mailed link. Its address has the token, so no other site or search engine may learn
 * it.
 */
export async function linkMetadata(
  title: 'ask_title' | 'new_title' | 'change_title' | 'undo_title' | 'keep_title' | 'activate_title',
): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t(`links.${title}`), robots: { index: false }, referrer: 'same-origin' };
}
