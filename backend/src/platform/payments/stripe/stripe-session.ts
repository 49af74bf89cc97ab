import { type SessionParameters } from './stripe-types';
import { type NewPayment } from '../provider';
import { ProviderError } from '../provider-error';
import { stripeLocale } from './stripe-locale';
import { sessionType } from './stripe-methods';

const MINUTE = 60;
// Stripe takes 30 minutes to 24 hours from when the call arrives; a minute is left for the way there and for the clocks.
const SHORTEST = 31 * MINUTE;
const LONGEST = 23 * 60 * MINUTE;

/** What is asked of Stripe for a new payment. Throws where Stripe does not serve its method. */
export function sessionParameters(payment: NewPayment, now: Date): SessionParameters {
  const type = sessionType(payment.method);
  if (type === undefined) throw new ProviderError('refused', 'method_unsupported');
  const metadata = { attempt: payment.attempt };
  return {
    mode: 'payment',
    allowed_payment_method_types: [type],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.sum.currency.toLowerCase(),
          unit_amount: payment.sum.amount,
          product_data: { name: payment.description },
        },
      },
    ],
    // The payer is shown the sum that we showed, in its currency.
    adaptive_pricing: { enabled: false },
    // Link would keep the payer's card.
    wallet_options: { link: { display: 'never' } },
    locale: stripeLocale(payment.locale),
    success_url: payment.returnUrl,
    cancel_url: payment.returnUrl,
    expires_at: expiryOf(payment.expiresAt, now),
    client_reference_id: payment.attempt,
    metadata,
    payment_intent_data: { metadata, description: payment.description },
  };
}

function expiryOf(wanted: Date, now: Date): number {
  const seconds = Math.floor(now.getTime() / 1000);
  return Math.min(Math.max(Math.floor(wanted.getTime() / 1000), seconds + SHORTEST), seconds + LONGEST);
}
