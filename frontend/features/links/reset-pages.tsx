import { AccountFrame } from '../../components/layouts/account-frame';
import { ButtonLink } from '../../components/ui/button-link';
import { TextLink } from '../../components/ui/text-link';
import { currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { AskResetForm } from './ask-reset-form';
import { askResetTexts } from './ask-reset-texts';
import { DeadLink, UsedLink } from './dead-link';
import { NewPasswordForm } from './new-password-form';
import { newPasswordTexts } from './new-password-texts';

export async function AskResetPage() {
  const site = await currentSite();
  const { t } = site;
  return (
    <AccountFrame site={site}>
      <AskResetForm texts={askResetTexts(site)} />
      <p className="mt-8 border-t border-hairline pt-5">
        {t('links.ask_remember')} <TextLink href={ROUTES.login}>{t('sign-in.title')}</TextLink>
      </p>
    </AccountFrame>
  );
}

/** The page that follows the form when it is sent without scripts. Everybody may open it, so it says what is true for all. */
export async function ResetSentPage() {
  const site = await currentSite();
  const { t } = site;
  return (
    <AccountFrame site={site}>
      <h1 className="mb-5 text-heading">{t('links.ask_title')}</h1>
      <p className="mb-6 text-lead">{t('links.sent_open_text')}</p>
      <p className="mb-6">{t('sign-up.complete_spam')}</p>
      <div>
        <ButtonLink href={ROUTES['reset-password']}>{t('sign-up.resend')}</ButtonLink>
      </div>
    </AccountFrame>
  );
}

export async function NewPasswordPage() {
  const site = await currentSite();
  const { t } = site;
  const done = (
    <>
      <h1 className="mb-5 text-heading">{t('links.new_done_title')}</h1>
      <p className="mb-8 text-lead">{t('links.new_done_text')}</p>
      <ButtonLink href={ROUTES.login}>{t('sign-in.title')}</ButtonLink>
    </>
  );
  const invalid = (
    <DeadLink site={site} why={t('links.invalid_reset')}>
      <ButtonLink href={ROUTES['reset-password']}>{t('links.ask_again')}</ButtonLink>
    </DeadLink>
  );
  const used = (
    <UsedLink site={site} why={t('links.used_reset')}>
      <div className="flex flex-wrap items-center gap-6">
        <ButtonLink href={ROUTES.login}>{t('sign-in.title')}</ButtonLink>
        <TextLink href={ROUTES['reset-password']}>{t('links.ask_again')}</TextLink>
      </div>
    </UsedLink>
  );
  return (
    <AccountFrame site={site}>
      <NewPasswordForm texts={newPasswordTexts(site)} done={done} invalid={invalid} used={used} />
    </AccountFrame>
  );
}
