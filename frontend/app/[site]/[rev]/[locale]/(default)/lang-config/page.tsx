import { type Metadata } from 'next';
import { LangConfigPage } from '../../../../../../features/languages/lang-config-page';
import { currentSite } from '../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('frame.languages_title'), robots: { index: false } };
}

export default LangConfigPage;
