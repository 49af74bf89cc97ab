import { errorTexts } from '../../components/settings/error-texts';
import { type CurrentSite } from '../../site/current-site';

const OFFERS = ['invisible_mode', 'mails_off'] as const;
export type OfferKind = (typeof OFFERS)[number];

/** Filled in by the browser. */
export const HOLE = { percent: '{percent}', code: '{code}', date: '{date}' } as const;

const REASONS = ['found_someone', 'too_many_mails', 'not_for_me', 'too_expensive', 'privacy'] as const;

export const leavingTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    ...errorTexts(site),
    offersTitle: t('settings.offers_title'),
    offers: OFFERS.map((kind) => ({
      kind,
      text: t(`settings.offer_${kind}`),
      accept: t(`settings.offer_${kind}_do`),
      accepted: t(`settings.offer_${kind}_done`),
    })),
    discount: {
      text: t('discounts.leave_offer', { percent: HOLE.percent }),
      accept: t('discounts.leave_take'),
      accepted: t('discounts.leave_taken', HOLE),
      toCredits: t('credits.bonus_open'),
    },
    stay: t('settings.leave_stay'),
    goOn: t('settings.leave_go_on'),
    last: t('settings.leave_last'),
    reason: t('settings.reason_title'),
    reasons: [
      ...REASONS.map((reason) => ({ value: reason, label: t(`settings.reason_${reason}`) })),
      { value: 'other' as const, label: t('settings.reason_else') },
    ],
    note: t('settings.leave_note'),
    optional: t('complaints.optional'),
    password: t('settings.own_password'),
    passwordShow: t('sign-in.password_show'),
    submit: t('settings.leave_submit'),
  };
};
export type LeavingTexts = ReturnType<typeof leavingTexts>;
