import { METHOD_NAMES } from '../../../contract/payments/method-names';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../contract/payments/methods';
import { errorTexts } from '../../components/settings/error-texts';
import { type CurrentSite } from '../../site/current-site';

/** Filled in by the browser, which knows what the member is offered. */
export const HOLE = {
  percent: '{percent}',
  code: '{code}',
  time: '{time}',
  date: '{date}',
  price: '{price}',
  methods: '{methods}',
  country: '{country}',
  currency: '{currency}',
  number: '{number}',
} as const;

export const discountTexts = (site: CurrentSite) => {
  const { t } = site;
  const names = { ...METHOD_NAMES, card: t('buying.method_card'), sepa_debit: t('buying.method_sepa_debit') };
  return {
    ...errorTexts(site),
    methodNames: Object.fromEntries(PAYMENT_METHODS.map((method) => [method, names[method]])) as Readonly<
      Record<PaymentMethod, string>
    >,
    title: t('discounts.title'),
    applied: t('discounts.applied', { percent: HOLE.percent, code: HOLE.code }),
    firstOrder: t('discounts.first_order'),
    once: t('discounts.once'),
    left: t('discounts.left', { time: HOLE.time }),
    until: t('discounts.until', { date: HOLE.date }),
    from: t('discounts.from', { price: HOLE.price }),
    methods: t('discounts.methods', { methods: HOLE.methods }),
    label: t('discounts.label'),
    apply: t('discounts.apply'),
    use: t('discounts.use'),
    remove: t('discounts.remove'),
    ended: t('discounts.ended'),
    missing: t('discounts.missing'),
    why: {
      notFound: t('discounts.why_not_found'),
      used: t('discounts.why_used'),
      expired: t('discounts.why_expired'),
      firstOrder: t('discounts.why_first_order'),
      country: t('discounts.why_country', { country: HOLE.country }),
      currency: t('discounts.why_currency', { currency: HOLE.currency }),
      minimum: t('discounts.why_minimum', { price: HOLE.price }),
      method: t('discounts.why_method', { methods: HOLE.methods }),
    },
    held: t('discounts.held', { number: HOLE.number }),
    heldOpen: t('discounts.held_open'),
    heldCancel: t('discounts.held_cancel'),
    heldFailed: t('discounts.held_failed'),
  };
};
export type DiscountTexts = ReturnType<typeof discountTexts>;
