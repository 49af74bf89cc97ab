import { type Metadata } from 'next';
import { SignUpPage } from '../../../../../../features/sign-up/sign-up-page';
import { currentSite } from '../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('sign-up.title'), description: t('sign-up.description') };
}

export default SignUpPage;
