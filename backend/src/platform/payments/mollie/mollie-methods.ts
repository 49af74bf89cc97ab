import { type PaymentMethod } from '../../../../../contract/payments/methods';

/**
 * Mollie's ids of the methods it serves. Google Pay is on its card page and has no id of its own; Wero has none yet. A
 * direct debit cannot be paid on a page: it needs a mandate.
 */
const METHODS = {
  ideal: 'ideal',
  bancontact: 'bancontact',
  card: 'creditcard',
  applepay: 'applepay',
  paypal: 'paypal',
  klarna: 'klarna',
  blik: 'blik',
  przelewy24: 'przelewy24',
  swish: 'swish',
  mobilepay: 'mobilepay',
  vipps: 'vipps',
  twint: 'twint',
  bizum: 'bizum',
  eps: 'eps',
  paysafecard: 'paysafecard',
} as const satisfies Partial<Record<PaymentMethod, string>>;
type Payable = keyof typeof METHODS;

// Direct debits that were made elsewhere, and what Klarna was called before.
const FURTHER: Readonly<Record<string, PaymentMethod>> = {
  directdebit: 'sepa_debit',
  klarnapaylater: 'klarna',
  klarnapaynow: 'klarna',
  klarnasliceit: 'klarna',
};

/** Mollie's id of a method that can be paid on its page, or undefined. */
export const mollieId = (method: PaymentMethod): (typeof METHODS)[Payable] | undefined =>
  isPayable(method) ? METHODS[method] : undefined;

/** Our method that is offered under this id, or undefined. */
export const offeredMethod = (id: string): PaymentMethod | undefined =>
  (Object.keys(METHODS) as Payable[]).find((method) => METHODS[method] === id);

/** Our method that was paid by, or undefined. */
export const paidMethod = (id: string): PaymentMethod | undefined => offeredMethod(id) ?? FURTHER[id];

const isPayable = (method: PaymentMethod): method is Payable => Object.hasOwn(METHODS, method);
