import { type Metadata } from 'next';
import { currentSite } from '../../site/current-site';
import { type PageName } from './definition/page-definition';
import { createPageTexts } from './text/page-texts';

/** The title and description of a static page, for the browser's tab and search engines. */
export async function pageMetadata(page: PageName): Promise<Metadata> {
  const texts = createPageTexts(await currentSite());
  return { title: texts.plain(`${page}.title`), description: texts.plain(`${page}.description`) };
}
