import { type Metadata } from 'next';
import { NotFoundPage } from '../../../../../../components/layouts/not-found-page';
import { currentSite } from '../../../../../../site/current-site';

export const dynamic = 'force-static';
export const generateStaticParams = (): never[] => [];

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('errors.absent_title'), robots: { index: false } };
}

/**
 * The one page behind every address that is no route: the server asks for it once per site, revision and locale, and
 * answers with it as a 404. It renders instead of calling `notFound()`, which would leave the page to the browser.
 */
export default async function MissingPage() {
  return <NotFoundPage site={await currentSite()} />;
}
