import { type Metadata } from 'next';
import { NotFoundPage } from '../../../../../../components/layouts/not-found-page';
import { OwnPage } from '../../../../../../features/pages/own-page';
import { currentSite } from '../../../../../../site/current-site';

export const dynamic = 'force-static';
export const generateStaticParams = (): never[] => [];

interface Props {
  readonly params: Promise<{ readonly token: string }>;
}

async function findPage({ params }: Props) {
  const [{ document }, { token }] = await Promise.all([currentSite(), params]);
  return document.pages.find((page) => page.token === token);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ locale, t }, page] = await Promise.all([currentSite(), findPage(props)]);
  return page ? { title: page.title[locale] } : { title: t('errors.absent_title'), robots: { index: false } };
}

/** A page that the brand defines. The server answers 404 before it comes here where the brand has no such page. */
export default async function TokenPage(props: Props) {
  const page = await findPage(props);
  return page ? <OwnPage page={page} /> : <NotFoundPage site={await currentSite()} />;
}
