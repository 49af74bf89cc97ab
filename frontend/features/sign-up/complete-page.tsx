import { Unbroken } from '../../components/ui/unbroken';
import { AccountFrame } from '../../components/layouts/account-frame';
import { currentSite } from '../../site/current-site';
import { ActivationSteps } from './activation/activation-steps';
import { activationTexts } from './activation/activation-texts';

/** After the last step: what is still to do, here or in the mail. */
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
      <ActivationSteps texts={activationTexts(site)} />
    </AccountFrame>
  );
}
