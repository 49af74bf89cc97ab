import { type PaymentMethod } from '../../../../../contract/payments/methods';

/** Stripe's ids of the methods it serves. Wallets are cards to a session; its page shows them where the device has them. */
const SESSION_TYPES: Partial<Record<PaymentMethod, string>> = {
  ideal: 'ideal',
  bancontact: 'bancontact',
  card: 'card',
  applepay: 'card',
  googlepay: 'card',
  paypal: 'paypal',
  klarna: 'klarna',
  blik: 'blik',
  przelewy24: 'p24',
  swish: 'swish',
  mobilepay: 'mobilepay',
  twint: 'twint',
  bizum: 'bizum',
  eps: 'eps',
  wero: 'wero',
  sepa_debit: 'sepa_debit',
};

/** The type of a checkout session, or undefined where Stripe does not serve the method. */
export const sessionType = (method: PaymentMethod): string | undefined => SESSION_TYPES[method];

/** Our method of Stripe's type, and of the wallet that a card lay in. */
export function methodOfType(type: string | undefined, wallet?: string): PaymentMethod | undefined {
  if (type === 'card' && wallet === 'apple_pay') return 'applepay';
  if (type === 'card' && wallet === 'google_pay') return 'googlepay';
  if (type === 'card') return 'card';
  return (Object.keys(SESSION_TYPES) as PaymentMethod[]).find((method) => SESSION_TYPES[method] === type);
}

/** The name of the method in a payment method configuration, where wallets stand on their own. */
export function configurationName(method: PaymentMethod): string | undefined {
  if (method === 'applepay') return 'apple_pay';
  if (method === 'googlepay') return 'google_pay';
  return SESSION_TYPES[method];
}
