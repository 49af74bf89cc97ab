import { PLACEHOLDER } from '../../components/people/placeholder';
import { errorTexts } from '../../components/settings/error-texts';
import { type CurrentSite, fictionalLabel } from '../../site/current-site';

/** The actions that cost credits. */
type PaidReason = 'message' | 'photo' | 'gift';

const byReason = (textOf: (reason: PaidReason) => string): Readonly<Record<PaidReason, string>> => ({
  message: textOf('message'),
  photo: textOf('photo'),
  gift: textOf('gift'),
});

const creditsTexts = (site: CurrentSite) => {
  const { t, formats, document } = site;
  return {
    locale: formats.locale,
    errorState: errorTexts(site),
    retry: t('errors.retry'),
    loading: t('credits.loading'),
    failedTitle: t('credits.failed_title'),
    reasons: {
      ...byReason((reason) => t(`credits.${reason}`)),
      signup: t('credits.signup'),
      purchase: t('credits.purchase'),
      support: t('credits.support'),
      refund: t('credits.refund'),
      withdrawal: t('credits.withdrawal'),
      chargeback: t('credits.chargeback'),
    },
    undone: { withdrawal: t('credits.withdrawal_failed'), chargeback: t('credits.chargeback_won') },
    to: byReason((reason) => t(`credits.to_${reason}`, { name: PLACEHOLDER.name })),
    returned: t('credits.returned'),
    withdrawn: t('credits.withdrawn'),
    reversedBy: t('credits.reversed_by'),
    fictional: fictionalLabel(site),
    icon: document.settings.fictional_icon,
  };
};
export type CreditsTexts = ReturnType<typeof creditsTexts>;

export const listTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    ...creditsTexts(site),
    have: t('credits.have'),
    entries: t('credits.entries'),
    balance: t('credits.balance', { number: PLACEHOLDER.number }),
    more: t('members.more'),
    moreFailed: t('chats.more_failed'),
    emptyTitle: t('credits.empty_title'),
    emptyText: t('credits.empty_text'),
    find: t('members.title'),
    buy: t('buying.title'),
    withdraw: t('withdrawal.action'),
  };
};
export type ListTexts = ReturnType<typeof listTexts>;

export const entryTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    ...creditsTexts(site),
    back: t('credits.back'),
    amount: t('navigation.credits'),
    balanceAfter: t('credits.balance_after'),
    when: t('credits.when'),
    whom: t('credits.to'),
    number: t('credits.number'),
    reversalOf: t('credits.reversal_of'),
    order: t('buying.fact_order'),
    receipt: t('buying.receipt'),
    absentTitle: t('credits.absent_title'),
    absentText: t('credits.absent_text'),
    withdraw: t('withdrawal.action'),
  };
};
export type EntryTexts = ReturnType<typeof entryTexts>;
