import { AccountFrame } from '../../components/layouts/account-frame';
import { ButtonLink } from '../../components/ui/button-link';
import { currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { ConfirmKeeping } from './confirm-keeping';
import { DeadLink, UsedLink } from './dead-link';
import { keepingTexts } from './keep-account-texts';

/** The link to whoever is leaving. */
export async function KeepAccountPage() {
  const site = await currentSite();
  const { t } = site;
  const done = (
    <>
      <h1 className="mb-5 text-heading">{t('links.keep_done_title')}</h1>
      <p className="mb-8 text-lead">{t('links.keep_done_text')}</p>
      <ButtonLink href={ROUTES.login}>{t('sign-in.title')}</ButtonLink>
    </>
  );
  const invalid = (
    <DeadLink site={site} why={t('links.keep_invalid')}>
      <ButtonLink href={ROUTES.login}>{t('sign-in.title')}</ButtonLink>
    </DeadLink>
  );
  const used = (
    <UsedLink site={site} why={t('links.used_keep')}>
      <ButtonLink href={ROUTES.login}>{t('sign-in.title')}</ButtonLink>
    </UsedLink>
  );
  return (
    <AccountFrame site={site}>
      <ConfirmKeeping texts={keepingTexts(site)} done={done} invalid={invalid} used={used}>
        <h1 className="mb-5 text-heading">{t('links.keep_title')}</h1>
        <p className="text-lead">{t('links.keep_text')}</p>
      </ConfirmKeeping>
    </AccountFrame>
  );
}
