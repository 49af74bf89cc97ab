import { errorTexts } from '../../components/settings/error-texts';
import { LIMIT_HOLE } from '../../lib/payments/spend-limit';
import { type CurrentSite } from '../../site/current-site';

export const limitTexts = (site: CurrentSite) => {
  const { t } = site;
  const { amount, currency, date, limit, time } = LIMIT_HOLE;
  return {
    ...errorTexts(site),
    loading: t('settings.loading'),
    loadFailed: t('settings.load_failed'),
    retry: t('errors.retry'),
    title: t('spend-limit.title'),
    text: t('spend-limit.text'),
    none: t('spend-limit.none'),
    periods: { week: t('spend-limit.week', { amount }), month: t('spend-limit.month', { amount }) },
    left: t('spend-limit.left', { amount, date }),
    amount: t('spend-limit.amount', { currency }),
    period: t('spend-limit.period'),
    each: { week: t('spend-limit.per_week'), month: t('spend-limit.per_month') },
    hint: t('spend-limit.hint'),
    fault: t('spend-limit.fault'),
    submit: t('spend-limit.submit'),
    remove: t('spend-limit.remove'),
    saved: t('spend-limit.saved'),
    waits: t('spend-limit.waits', { time, limit }),
    waitsNone: t('spend-limit.waits_none', { time }),
    keep: t('spend-limit.keep'),
    note: t('spend-limit.note', { limit }),
    change: t('spend-limit.change'),
    set: t('spend-limit.set'),
  };
};
export type LimitTexts = ReturnType<typeof limitTexts>;
