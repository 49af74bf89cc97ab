import { type Metadata } from 'next';
import { AloneTonightPage } from '../../../../../../../features/landers/alone-tonight/alone-tonight-page';
import { currentSite } from '../../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('landers.alonetonight_title'), description: t('landers.alonetonight_description') };
}

export default AloneTonightPage;
