import { AccountFrame } from '../../components/layouts/account-frame';
import { ButtonLink } from '../../components/ui/button-link';
import { TextLink } from '../../components/ui/text-link';
import { Unbroken } from '../../components/ui/unbroken';
import { currentSite } from '../../site/current-site';
import { exists, ROUTES } from '../../site/routes';
import { ConfirmMailChange } from './confirm-mail-change';
import { DeadLink, UsedLink } from './dead-link';
import { confirmMailChangeTexts } from './mail-change-texts';

/** The link to the new address. */
export async function MailChangePage() {
  const site = await currentSite();
  const { t } = site;
  const settings = exists('notifications') ? ROUTES.notifications : ROUTES.index;
  const done = (
    <>
      <h1 className="mb-5 text-heading">
        <Unbroken text={t('links.change_done_title')} />
      </h1>
      <p className="mb-8 text-lead">{t('links.change_done_text')}</p>
      <ButtonLink href={ROUTES.index}>{t('errors.home')}</ButtonLink>
    </>
  );
  const invalid = (
    <DeadLink site={site} why={t('links.change_invalid')}>
      <ButtonLink href={`${ROUTES.login}?next=${settings}`}>{t('sign-in.title')}</ButtonLink>
    </DeadLink>
  );
  const used = (
    <UsedLink site={site} why={t('links.used_change')}>
      <ButtonLink href={`${ROUTES.login}?next=${settings}`}>{t('sign-in.title')}</ButtonLink>
    </UsedLink>
  );
  return (
    <AccountFrame site={site}>
      <ConfirmMailChange texts={confirmMailChangeTexts(site, 'change')} done={done} invalid={invalid} used={used}>
        <h1 className="mb-5 text-heading">
          <Unbroken text={t('links.change_title')} />
        </h1>
        <p className="text-lead">{t('links.change_text')}</p>
      </ConfirmMailChange>
    </AccountFrame>
  );
}

const CONSEQUENCES = ['back', 'out', 'password'] as const;

/** The link to the old address. */
export async function MailUndoPage() {
  const site = await currentSite();
  const { t, document } = site;
  const { support_email: support } = document.settings;
  const invalid = (
    <DeadLink site={site} why={t('links.undo_invalid')}>
      <TextLink href={`mailto:${support}`}>{support}</TextLink>
    </DeadLink>
  );
  const used = (
    <UsedLink site={site} why={t('links.used_undo')}>
      <TextLink href={`mailto:${support}`}>{support}</TextLink>
    </UsedLink>
  );
  return (
    <AccountFrame site={site}>
      <ConfirmMailChange texts={confirmMailChangeTexts(site, 'undo')} done={null} invalid={invalid} used={used}>
        <h1 className="mb-5 text-heading">{t('links.undo_title')}</h1>
        <p className="mb-6 text-lead">{t('links.undo_text')}</p>
        <ul className="grid list-disc gap-3 pl-5">
          {CONSEQUENCES.map((consequence) => (
            <li key={consequence}>{t(`links.undo_${consequence}`)}</li>
          ))}
        </ul>
      </ConfirmMailChange>
    </AccountFrame>
  );
}
