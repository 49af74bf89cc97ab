import { METHOD_NAMES } from '../../../contract/payments/method-names';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../contract/payments/methods';
import { errorTexts } from '../../components/settings/error-texts';
import { type CurrentSite } from '../../site/current-site';
import { LIMIT_HOLE } from '../../lib/payments/spend-limit';
import { HOLE } from './holes';

const methodNames = ({ t }: CurrentSite): Readonly<Record<PaymentMethod, string>> => {
  const names = { ...METHOD_NAMES, card: t('buying.method_card'), sepa_debit: t('buying.method_sepa_debit') };
  return Object.fromEntries(PAYMENT_METHODS.map((method) => [method, names[method]])) as typeof names;
};

/** The texts of every page of a purchase: ways to pay, the button and why it did not work. */
export const payingTexts = (site: CurrentSite) => {
  const { t, formats } = site;
  return {
    locale: formats.locale,
    errorState: errorTexts(site),
    retry: t('errors.retry'),
    loading: t('buying.loading'),
    failedTitle: t('buying.failed_title'),
    methods: methodNames(site),
    methodLegend: t('buying.method_legend'),
    more: t('buying.methods_more'),
    order: t('buying.order', { price: HOLE.price }),
    periods: {
      week: t('spend-limit.week', { amount: LIMIT_HOLE.amount }),
      month: t('spend-limit.month', { amount: LIMIT_HOLE.amount }),
    },
    leaving: t('buying.leaving'),
    hosted: t('buying.hosted_note'),
    refusals: {
      method: t('buying.method_gone'),
      package: t('buying.package_gone'),
      unavailable: t('buying.unavailable'),
      unconfirmed: t('chats.why_unconfirmed'),
      failed: t('buying.not_ordered'),
      discount: t('discounts.gone'),
      limit: t('spend-limit.reached', { limit: LIMIT_HOLE.limit, left: LIMIT_HOLE.left, date: LIMIT_HOLE.date }),
      limitCurrency: t('spend-limit.other_currency'),
      price: t('buying.price_changed', { price: HOLE.price, old: HOLE.old }),
    },
  };
};
export type PayingTexts = ReturnType<typeof payingTexts>;

export const checkoutTexts = (site: CurrentSite) => {
  const { t, document } = site;
  const { name, address, zip, city, country } = document.company;
  const seat = `${address}, ${zip} ${city}, ${site.formats.countryName(country)}`;
  return {
    ...payingTexts(site),
    test: t('buying.test'),
    total: t('buying.total'),
    regular: t('discounts.regular'),
    discount: t('discounts.line'),
    vat: t('buying.vat', { rate: HOLE.rate, amount: HOLE.amount }),
    vatNone: t('home.prices_vat_none'),
    beginNow: t('buying.begin_now'),
    beginNowMissing: t('buying.begin_now_missing'),
    seller: t('buying.seller', { company: name, address: seat }),
    refund: t('home.prices_refund', { count: document.settings.refund_days }),
    service: t('footer.service'),
    terms: t('footer.terms'),
    returns: t('footer.returns'),
    creditsOf: t('buying.credits_of', { number: HOLE.number }),
    perMessage: t('buying.per_message', { price: HOLE.price }),
    toDebit: t('direct-debit.continue'),
    toDebitNote: t('direct-debit.continue_note'),
    nothingTitle: t('buying.nothing_title'),
    nothingText: t('buying.nothing_text'),
  };
};
export type CheckoutTexts = ReturnType<typeof checkoutTexts>;

export const buyingTexts = (site: CurrentSite) => {
  const { t, document } = site;
  return {
    ...checkoutTexts(site),
    packageLegend: t('buying.package_legend'),
    best: t('buying.best_value'),
    regularPrice: t('discounts.regular_price', { price: HOLE.price }),
    /** The package that is chosen beforehand. */
    suggested: document.packages.find(({ popular }) => popular === true)?.id,
    packages: document.packages.length,
  };
};
export type BuyingTexts = ReturnType<typeof buyingTexts>;
