import { type PaymentMethod } from './methods';

/** Ways to pay that have words in each language instead of a name. */
export type WordedMethod = 'card' | 'sepa_debit';

/** Names that are the same in every language, as their owners want them written: iDEAL carries Wero’s name beside its own. */
export const METHOD_NAMES: Readonly<Record<Exclude<PaymentMethod, WordedMethod>, string>> = {
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  paypal: 'PayPal',
  klarna: 'Klarna',
  blik: 'BLIK',
  przelewy24: 'Przelewy24',
  swish: 'Swish',
  mobilepay: 'MobilePay',
  vipps: 'Vipps',
  twint: 'TWINT',
  bizum: 'Bizum',
  eps: 'eps',
  wero: 'Wero',
  paysafecard: 'paysafecard',
};
