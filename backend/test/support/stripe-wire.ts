/** Objects as Stripe's API answers with them, cut down to what matters and some of what does not. */
export const ATTEMPT = '0199d7c2-93a1-7000-8000-5a1f6c1e2b3d';

type Fields = Readonly<Record<string, unknown>>;

export const stripeSession = (fields: Fields = {}): Fields => ({
  id: 'cs_test_a1',
  object: 'checkout.session',
  allowed_payment_method_types: ['ideal'],
  amount_total: 1999,
  client_reference_id: ATTEMPT,
  created: 1_795_000_000,
  currency: 'eur',
  customer_details: { email: 'jane@example.com' },
  expires_at: 1_795_001_860,
  livemode: false,
  metadata: { attempt: ATTEMPT },
  mode: 'payment',
  payment_intent: null,
  payment_method_types: ['ideal'],
  payment_status: 'unpaid',
  status: 'open',
  url: 'https://checkout.stripe.com/c/pay/cs_test_a1',
  ...fields,
});

export const stripeIntent = (fields: Fields = {}): Fields => ({
  id: 'pi_1',
  object: 'payment_intent',
  amount: 1999,
  currency: 'eur',
  cancellation_reason: null,
  last_payment_error: null,
  latest_charge: null,
  metadata: { attempt: ATTEMPT },
  status: 'requires_payment_method',
  ...fields,
});

export const stripeCharge = (details: Fields): Fields => ({
  id: 'ch_1',
  object: 'charge',
  amount: 1999,
  billing_details: { email: 'jane@example.com' },
  payment_method_details: details,
});

export const stripeRefund = (fields: Fields = {}): Fields => ({
  id: 're_1',
  object: 'refund',
  amount: 500,
  currency: 'eur',
  metadata: { refund: 'refund-1' },
  payment_intent: 'pi_1',
  status: 'succeeded',
  ...fields,
});

export const stripeDispute = (fields: Fields = {}): Fields => ({
  id: 'du_1',
  object: 'dispute',
  amount: 1999,
  balance_transactions: [{ id: 'txn_1', amount: -1999 }],
  currency: 'eur',
  evidence_details: { due_by: null },
  payment_intent: 'pi_1',
  status: 'needs_response',
  ...fields,
});

export const stripeList = (url: string, data: readonly Fields[], hasMore = false): Fields => ({
  object: 'list',
  url,
  has_more: hasMore,
  data,
});

/** An account's configuration in which these are switched on and may be used. */
export const stripeConfiguration = (available: readonly string[], fields: Fields = {}): Fields => ({
  id: 'pmc_1',
  object: 'payment_method_configuration',
  active: true,
  application: null,
  is_default: true,
  livemode: false,
  name: 'Default',
  parent: null,
  ideal: { available: false, display_preference: { overridable: null, preference: 'off', value: 'off' } },
  ...Object.fromEntries(
    available.map((name) => [name, { available: true, display_preference: { preference: 'on', value: 'on' } }]),
  ),
  ...fields,
});

export const stripeError = (fields: Fields): Fields => ({
  error: { message: 'No such thing: jane@example.com', doc_url: 'https://stripe.com/docs', ...fields },
});
