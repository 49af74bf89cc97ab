import { type Metadata } from 'next';
import { HomePage } from '../../../../../features/home/home-page';
import { currentSite } from '../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { document, locale } = await currentSite();
  const { index_title: title, name } = document.settings;
  return { title: { absolute: title[locale] ?? name } };
}

export default HomePage;
