import { Unbroken } from '../../components/ui/unbroken';
import { AccountFrame } from '../../components/layouts/account-frame';
import { TextLink } from '../../components/ui/text-link';
import { currentSite } from '../../site/current-site';
import { Resend } from './resend';
import { resendTexts } from '../../components/activation/resend-texts';

/** After the last step: what is still to do, and the mail once more. */
export async function CompletePage() {
  const site = await currentSite();
  const { t } = site;
  return (
    <AccountFrame site={site}>
      <h1 className="mb-5 text-heading">
        <Unbroken text={t('sign-up.complete_title')} />
      </h1>
      <p className="mb-6 text-lead">
        <Unbroken text={t('sign-up.complete_text')} />
      </p>
      <p className="mb-6">{t('sign-up.complete_spam')}</p>
      <Resend texts={resendTexts(site)} />
      <p className="mt-2 visitor:hidden">
        <TextLink href="/signup-matches">{t('finder.matches_meanwhile')}</TextLink>
      </p>
    </AccountFrame>
  );
}
