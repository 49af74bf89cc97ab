import { Unbroken } from '../../components/ui/unbroken';
import { AccountFrame } from '../../components/layouts/account-frame';
import { ButtonLink } from '../../components/ui/button-link';
import { TextLink } from '../../components/ui/text-link';
import { currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { Resend } from './resend';
import { resendTexts } from '../../components/activation/resend-texts';

export async function ActivateDonePage() {
  const site = await currentSite();
  const { t, document } = site;
  const { signup_credits: given, message_credits: cost } = document.settings;
  const free = cost > 0 ? Math.floor(given / cost) : 0;
  return (
    <AccountFrame site={site}>
      <h1 className="mb-5 text-heading">
        <Unbroken text={t('sign-up.done_title')} />
      </h1>
      <p className="mb-8 text-lead">
        {t('sign-up.done_text')} {free > 0 && t('sign-up.done_free', { count: free })}
      </p>
      <div className="flex flex-wrap items-center gap-6">
        <ButtonLink href="/signup-matches">{t('sign-up.done_action')}</ButtonLink>
        <span className="member:hidden">
          <TextLink href={ROUTES.login}>{t('sign-up.done_login')}</TextLink>
        </span>
      </div>
    </AccountFrame>
  );
}

export async function ActivateErrorPage() {
  const site = await currentSite();
  const { t } = site;
  return (
    <AccountFrame site={site}>
      <h1 className="mb-5 text-heading">{t('sign-up.error_title')}</h1>
      <p className="mb-3 text-lead">
        <Unbroken text={t('sign-up.error_text')} />
      </p>
      <p className="mb-6 member:hidden">
        {t('sign-up.error_more')}{' '}
        <TextLink href={`${ROUTES.login}?next=/complete-signup`}>{t('sign-up.done_login')}</TextLink>
      </p>
      <Resend texts={resendTexts(site)} />
    </AccountFrame>
  );
}
