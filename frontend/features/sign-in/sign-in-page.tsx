import { type ReactNode } from 'react';
import { AccountFrame } from '../../components/layouts/account-frame';
import { TextLink } from '../../components/ui/text-link';
import { currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { SignInForm } from './sign-in-form';
import { signInTexts } from './sign-in-texts';

interface Props {
  /** Told to those whose account is blocked. */
  readonly banned?: ReactNode;
  /** The way in without a password. */
  readonly passkey?: ReactNode;
}

export async function SignInPage({ banned, passkey }: Props) {
  const site = await currentSite();
  const { t } = site;
  return (
    <AccountFrame site={site}>
      <h1 className="mb-8 text-heading">{t('sign-in.title')}</h1>
      <div className="mb-6 empty:hidden has-[>:empty]:hidden">{banned}</div>
      <SignInForm texts={signInTexts(site)} />
      <div className="mt-4 empty:hidden">{passkey}</div>
      <p className="mt-8 border-t border-hairline pt-5">
        {t('sign-in.no_account')} <TextLink href={ROUTES.signup}>{t('navigation.signup')}</TextLink>
      </p>
    </AccountFrame>
  );
}
