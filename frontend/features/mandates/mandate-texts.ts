import { errorTexts } from '../../components/settings/error-texts';
import { type CurrentSite } from '../../site/current-site';

/** Filled in once they are known. */
export const HOLE = { end: '{end}', date: '{date}', reference: '{reference}' } as const;

export const mandateTexts = (site: CurrentSite) => {
  const { t } = site;
  const { end, date, reference } = HOLE;
  return {
    ...errorTexts(site),
    title: t('direct-debit.mandates_title'),
    text: t('direct-debit.mandates_text'),
    none: t('direct-debit.mandates_none'),
    account: t('direct-debit.mandate_account', { end }),
    reference: t('direct-debit.mandate_reference', { reference }),
    signed: t('direct-debit.mandate_signed', { date }),
    used: t('direct-debit.mandate_used', { date }),
    revoke: t('direct-debit.revoke'),
    revokeNamed: t('direct-debit.revoke_named', { end }),
    sureTitle: t('direct-debit.revoke_title', { end }),
    sureText: t('direct-debit.revoke_text'),
    sure: t('direct-debit.revoke_sure'),
    keep: t('direct-debit.revoke_keep'),
    revoked: t('direct-debit.revoked', { end }),
  };
};
export type MandateTexts = ReturnType<typeof mandateTexts>;
