/** Ways to pay that the product knows, whichever provider serves them. */
export const PAYMENT_METHODS = [
  'ideal',
  'bancontact',
  'card',
  'applepay',
  'googlepay',
  'paypal',
  'klarna',
  'blik',
  'przelewy24',
  'swish',
  'mobilepay',
  'vipps',
  'twint',
  'bizum',
  'eps',
  'wero',
  'sepa_debit',
  'paysafecard',
] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
