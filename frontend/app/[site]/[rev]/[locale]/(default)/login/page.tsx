import { type Metadata } from 'next';
import { BannedLogin } from '../../../../../../features/banned-login/banned-login';
import { PasskeySignIn } from '../../../../../../features/passkeys/passkey-sign-in';
import { SignInPage } from '../../../../../../features/sign-in/sign-in-page';
import { currentSite } from '../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('sign-in.title'), description: t('sign-in.description') };
}

export default async function Page() {
  const site = await currentSite();
  return <SignInPage banned={<BannedLogin site={site} />} passkey={<PasskeySignIn site={site} />} />;
}
