import { AccountFrame } from '../../components/layouts/account-frame';
import { Unbroken } from '../../components/ui/unbroken';
import { currentSite } from '../../site/current-site';
import { activateTexts } from './activate-texts';
import { ConfirmAddress } from './confirm-address';

/** The link to whoever signed up. */
export async function ActivatePage() {
  const site = await currentSite();
  const { t } = site;
  return (
    <AccountFrame site={site}>
      <h1 className="mb-5 text-heading">
        <Unbroken text={t('links.activate_title')} />
      </h1>
      <p className="text-lead">{t('links.activate_text')}</p>
      <ConfirmAddress texts={activateTexts(site)} />
    </AccountFrame>
  );
}
