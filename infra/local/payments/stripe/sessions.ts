import { type Answer, type Values, asText, asValues, json } from '../http/exchange';
import { METHODS, STRIPE_LEAST, methodOf } from '../ledger/methods';
import { decidePayment, openPayment } from '../ledger/payments';
import { type Account, type Payment } from '../state/records';
import { type World, newId } from '../state/world';
import { absent, refuse, refuseInState } from './answers';
import { expand } from './expand';
import { elements } from './form';
import { type View, seconds, sessionView } from './views';

const HALF_HOUR = 1800;
const DAY = 86_400;

/** What a caller may send; Stripe refuses everything else by name. */
const known = new Set(
  `adaptive_pricing after_expiration allow_promotion_codes allowed_payment_method_types automatic_tax
  billing_address_collection branding_settings cancel_url client_reference_id consent_collection currency custom_fields
  custom_text customer_creation customer_email excluded_payment_method_types expand expires_at integration_identifier
  invoice_creation line_items locale managed_payments metadata mode name_collection origin_context payment_intent_data
  payment_method_collection payment_method_configuration payment_method_options phone_number_collection submit_type
  success_url tax_id_collection ui_mode wallet_options`.split(/\s+/),
);

export function ownSession(world: World, { id: account }: Account, id: string): Payment {
  const payment = world.store.payments.find(id);
  if (payment?.provider !== 'stripe' || payment.account !== account) throw absent('checkout.session', id, 'session');
  return payment;
}

export function createSession(world: World, account: Account, values: Values): Answer {
  const unknown = Object.keys(values).find((name) => !known.has(name));
  if (unknown !== undefined) throw refuse(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
  if (values['mode'] !== 'payment') throw refuse('Only the mode payment is served here.', 'mode');
  const { amount, currency, items, name } = sumIn(values);
  const methods = methodsIn(account, values, currency);
  const least = STRIPE_LEAST[currency] ?? 1;
  if (amount < least)
    throw refuse(`The Checkout Session's total amount must be at least ${least}.`, 'line_items', 'amount_too_small');
  const returnUrl = asText(values['success_url']);
  if (returnUrl === null) throw refuse('Missing required param: success_url.', 'success_url', 'parameter_missing');
  const now = seconds(Date.now());
  const expiresAt = Number(values['expires_at'] ?? now + DAY);
  if (!Number.isInteger(expiresAt) || expiresAt < now + HALF_HOUR || expiresAt > now + DAY)
    throw refuse(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      'expires_at',
    );
  const at = world.now();
  const [method = null] = methods.length === 1 ? methods : [];
  const payment = openPayment(world, {
    ...{ id: newId('cs_test_a1', 48), provider: 'stripe', account: account.id, createdAt: at, amount, currency },
    // Callers reckon with their own clock, which does not move with the sandbox's.
    expiresAt: expiresAt * 1000 + world.settings.clockOffset,
    ...{ description: name, metadata: asValues(values['metadata']), locale: asText(values['locale']), returnUrl },
    ...{ cancelUrl: asText(values['cancel_url']), webhookUrl: null, methods, method, country: null, state: 'open' },
    ...{ changedAt: at, paidAt: null, failure: null, refunds: [], disputes: [], sequence: 'oneoff' },
    ...{ customer: null, mandate: null, intent: null, charge: null },
    extra: {
      ...{ expires_at: expiresAt, line_items: items, payment_intent_data: values['payment_intent_data'] },
      ...{ client_reference_id: values['client_reference_id'], customer_email: values['customer_email'] },
      submit_type: values['submit_type'],
    },
  });
  return json(200, expand(world, sessionView(world, payment), elements(values['expand'])));
}

export function expireSession(world: World, account: Account, id: string): Answer {
  const payment = ownSession(world, account, id);
  if (payment.state !== 'open') {
    const message = 'Only Checkout Sessions with a status in ["open"] can be expired.';
    throw refuseInState(message, 'checkout_session_not_open');
  }
  return json(200, sessionView(world, decidePayment(world, payment, 'expire', world.now())));
}

interface Sum {
  readonly amount: number;
  readonly currency: string;
  readonly items: readonly View[];
  readonly name: string;
}

function sumIn(values: Values): Sum {
  const lines = elements(values['line_items']).map(asValues);
  if (lines.length === 0) throw refuse('Missing required param: line_items.', 'line_items', 'parameter_missing');
  const items = lines.map((line, index) => {
    const at = `line_items[${index}]`;
    const data = asValues(line['price_data']);
    const unit = Number(data['unit_amount']);
    const quantity = Number(line['quantity'] ?? 1);
    const currency = asText(data['currency'])?.toUpperCase() ?? '';
    const name = asText(asValues(data['product_data'])['name']);
    if (STRIPE_LEAST[currency] === undefined)
      throw refuse(`Invalid currency: ${currency.toLowerCase()}.`, `${at}[price_data][currency]`);
    if (!Number.isInteger(unit) || unit < 0)
      throw refuse('Invalid integer', `${at}[price_data][unit_amount]`, 'parameter_invalid_integer');
    if (!Number.isInteger(quantity) || quantity < 1)
      throw refuse('Invalid integer', `${at}[quantity]`, 'parameter_invalid_integer');
    if (name === null)
      throw refuse('Missing required param: name.', `${at}[price_data][product_data][name]`, 'parameter_missing');
    return { unit, quantity, currency, name };
  });
  const currency = items[0]?.currency ?? '';
  if (items.some((item) => item.currency !== currency))
    throw refuse('All line items must have one currency.', 'line_items');
  return {
    ...{ currency, name: items.map(({ name }) => name).join(', ') },
    amount: items.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0),
    items: items.map(({ unit, quantity, name }) => ({
      ...{ amount_subtotal: unit * quantity, amount_total: unit * quantity, description: name, quantity },
    })),
  };
}

function methodsIn(account: Account, values: Values, currency: string): string[] {
  const excluded = elements(values['excluded_payment_method_types']);
  const named = elements(values['allowed_payment_method_types']).map(String);
  const isOn = (id: string): boolean => (account.methods ?? [id]).includes(id);
  if (named.length === 0)
    return METHODS.flatMap(({ stripe, currencies }) =>
      stripe && isOn(stripe) && currencies.includes(currency) ? [stripe] : [],
    ).filter((id) => !excluded.includes(id));
  for (const [index, id] of named.entries()) {
    const method = methodOf('stripe', id);
    const param = `allowed_payment_method_types[${index}]`;
    if (method === undefined)
      throw refuse(`Invalid allowed_payment_method_types[${index}]: must be one of the known ones`, param);
    if (!isOn(id))
      throw refuse(
        `The payment method type provided: ${id} is invalid. Please ensure it is activated in your dashboard.`,
        param,
      );
    if (!method.currencies.includes(currency))
      throw refuse(`The payment method ${id} cannot be used with the currency ${currency.toLowerCase()}.`, param);
  }
  return named;
}
