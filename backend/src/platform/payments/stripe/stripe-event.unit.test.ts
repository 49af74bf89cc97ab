import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { type EventAuthority, type ProviderEvent } from '../provider';
import { readStripeEvent } from './stripe-event';

const OLD = 'whsec_old';
const NEW = 'whsec_new';
const now = new Date('2026-11-24T10:00:00.500Z');
const SECONDS = Math.floor(now.getTime() / 1000);
const authority: EventAuthority = { secrets: [NEW, OLD], apiKey: 'sk_test_1', mode: 'test', now };
const event = (type: string, object: object, fields: object = {}) =>
  JSON.stringify({ id: 'evt_1', object: 'event', livemode: false, type, data: { object }, ...fields });
const COMPLETED = event('checkout.session.completed', { id: 'cs_test_a1', customer_details: { name: 'Jané' } });

const sign = (payload: string, secret = NEW, timestamp = SECONDS): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const read = (
  body: string,
  header: string | undefined,
  with_: Partial<EventAuthority> = {},
): ProviderEvent | undefined =>
  readStripeEvent(
    { query: '', headers: { 'stripe-signature': header }, body: Buffer.from(body) },
    { ...authority, ...with_ },
  );

test.each([
  ['checkout.session.completed', { id: 'cs_test_a1' }, 'cs_test_a1'],
  ['checkout.session.async_payment_succeeded', { id: 'cs_test_a1' }, 'cs_test_a1'],
  ['checkout.session.async_payment_failed', { id: 'cs_test_a1' }, 'cs_test_a1'],
  ['checkout.session.expired', { id: 'cs_test_a1' }, 'cs_test_a1'],
  ['refund.created', { id: 're_1', payment_intent: 'pi_1' }, 'pi_1'],
  ['refund.failed', { id: 're_1', payment_intent: { id: 'pi_1' } }, 'pi_1'],
  ['charge.dispute.created', { id: 'du_1', payment_intent: 'pi_1' }, 'pi_1'],
  ['charge.dispute.funds_reinstated', { id: 'du_1', payment_intent: 'pi_1' }, 'pi_1'],
])('%s names its payment', (kind, object, payment) => {
  const body = event(kind, object);
  expect(read(body, sign(body))).toEqual({ key: 'evt_1', payment, kind });
});

test.each([
  ['payout.paid', { id: 'po_1', payment_intent: 'pi_1' }],
  ['charge.succeeded', { id: 'ch_1', payment_intent: 'pi_1' }],
  ['refund.created', { id: 're_1', payment_intent: null }],
  ['charge.dispute.created', { id: 'du_1' }],
  ['checkout.session.completed', {}],
])('%s of %j is about no payment', (kind, object) => {
  const body = event(kind, object);
  expect(read(body, sign(body))).toBeUndefined();
});

test('either of two secrets may have signed, and so may both', () => {
  expect(read(COMPLETED, sign(COMPLETED, OLD))).toBeDefined();
  const both = `${sign(COMPLETED, 'whsec_else')},${sign(COMPLETED, OLD).split(',')[1] ?? ''}`;
  expect(read(COMPLETED, both)).toBeDefined();
  expect(read(COMPLETED, sign(COMPLETED, OLD), { secrets: [NEW] })).toBeUndefined();
});

test('the body is verified byte by byte', () => {
  const header = sign(COMPLETED);
  expect(read(COMPLETED, header)).toBeDefined();
  expect(read(`${COMPLETED} `, header)).toBeUndefined();
  expect(read(COMPLETED.replace('cs_test_a1', 'cs_test_a2'), header)).toBeUndefined();
});

test.each([0, 299, 300, -299, -300])('a signature of %d seconds ago is believed', (age) => {
  expect(read(COMPLETED, sign(COMPLETED, NEW, SECONDS - age))).toBeDefined();
});

test.each([301, 3600, -301, -3600])('a signature of %d seconds ago is not', (age) => {
  expect(read(COMPLETED, sign(COMPLETED, NEW, SECONDS - age))).toBeUndefined();
});

const valid = sign(COMPLETED).replace(/^t=\d+,v1=/, '');
test.each([
  ['another secret', sign(COMPLETED, 'whsec_forged')],
  ['no header', undefined],
  ['an empty one', ''],
  ['no time', `v1=${valid}`],
  ['two times', `t=${SECONDS},t=1,v1=${valid}`],
  ['two times the other way round', `t=1,t=${SECONDS},v1=${valid}`],
  ['a time with an end', `t=${SECONDS}x,v1=${valid}`],
  ['an older scheme', `t=${SECONDS},v0=${valid}`],
  ['half a signature', `t=${SECONDS},v1=${valid.slice(0, 32)}`],
  ['another time', `t=${SECONDS - 1},v1=${valid}`],
])('a call with %s is not believed', (_, header) => {
  expect(read(COMPLETED, header)).toBeUndefined();
});

test('an empty secret opens nothing, and neither does none', () => {
  const signature = createHmac('sha256', '').update(`${SECONDS}.${COMPLETED}`).digest('hex');
  expect(read(COMPLETED, `t=${SECONDS},v1=${signature}`, { secrets: [''] })).toBeUndefined();
  expect(read(COMPLETED, sign(COMPLETED), { secrets: [] })).toBeUndefined();
});

test('events of the other mode, or of none, are left', () => {
  expect(read(COMPLETED, sign(COMPLETED), { mode: 'live' })).toBeUndefined();
  const live = event('checkout.session.completed', { id: 'cs_live_a1' }, { livemode: true });
  expect(read(live, sign(live))).toBeUndefined();
  expect(read(live, sign(live), { mode: 'live' })).toMatchObject({ payment: 'cs_live_a1' });
  const none = event('checkout.session.completed', { id: 'cs_test_a1' }, { livemode: undefined });
  expect(read(none, sign(none))).toBeUndefined();
});

test.each(['not json', '[]', 'null', '5', '{}', '{"id":"evt_1","type":"refund.created","livemode":false}'])(
  'a signed body of %s is no event',
  (body) => {
    expect(read(body, sign(body))).toBeUndefined();
  },
);
