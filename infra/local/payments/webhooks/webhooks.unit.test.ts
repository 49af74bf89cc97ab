import Stripe from 'stripe';
import { type Delivery } from '../state/records';
import {
  type Received,
  type Receiver,
  type Running,
  startReceiver,
  startRunning,
  stripeAt,
  until,
} from '../testing/running';

let sandbox: Running;
let shop: Receiver;
const secret = 'whsec_of_the_shop';
let count = 0;
let key: string;

beforeAll(async () => {
  [sandbox, shop] = [await startRunning(), await startReceiver()];
});

afterAll(async () => {
  await Promise.all([sandbox.stop(), shop.close()]);
});

beforeEach(async () => {
  key = `sk_test_webhooks_${(count += 1)}`;
  shop.received.length = 0;
  shop.status = 200;
  await sandbox.ask('webhook-endpoints', { key, url: `${shop.url}/events`, secret });
});

async function pay(): Promise<string> {
  const { id } = await stripeAt(sandbox.url, key).checkout.sessions.create({
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    line_items: [
      { price_data: { currency: 'eur', unit_amount: 1990, product_data: { name: 'Credits' } }, quantity: 1 },
    ],
    success_url: 'http://shop.localhost/back',
  });
  await sandbox.ask(`payments/${id}/pay`, {});
  return id;
}

const { webhooks } = stripeAt('http://127.0.0.1:1', 'sk_test_none');
const read = ({ body, headers }: Received): Stripe.Event =>
  webhooks.constructEvent(body, headers['stripe-signature'] ?? '', secret);
const types = (): string[] => shop.received.map((call) => (JSON.parse(call.body) as Stripe.Event).type);
const completed = (): Received[] =>
  shop.received.filter(({ body }) => (JSON.parse(body) as Stripe.Event).type === 'checkout.session.completed');
const on = 'checkout.session.completed';

it('is signed so that the real client takes it', async () => {
  const id = await pay();
  const [call] = await until(() => completed().length === 1 && completed());
  expect(read(call!).data.object).toMatchObject({ id, payment_status: 'paid' });
  expect(() => webhooks.constructEvent(call!.body, String(call!.headers['stripe-signature']), 'whsec_x')).toThrow();
});

it('is repeated with pauses until it is taken', async () => {
  shop.status = 500;
  await pay();
  await until(() => completed().length === 1);
  await sandbox.ask('clock', { advance_seconds: 50 });
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(completed()).toHaveLength(1);
  shop.status = 200;
  await sandbox.ask('clock', { advance_seconds: 20 });
  await until(() => completed().length === 2);
  await sandbox.ask('clock', { advance_seconds: 86_400 });
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(completed()).toHaveLength(2);
});

it('is given up after three days', async () => {
  shop.status = 500;
  await pay();
  for (let day = 0; day < 24; day += 1) {
    await until(() => completed().length > Math.min(day, 9));
    await until(async () =>
      (await sandbox.ask<Delivery[]>('deliveries?state=waiting')).every(({ tries }) => tries > 0),
    );
    await sandbox.ask('clock', { advance_seconds: 43_200 });
    if (completed().length >= 10) break;
  }
  await until(async () => (await sandbox.ask<Delivery[]>(`deliveries?state=given_up&key=${key}`)).length === 3);
  expect(completed()).toHaveLength(10);
});

describe('bends as it is told', () => {
  it('lost', async () => {
    await sandbox.ask('webhook-faults', { kind: 'lose', key, on, count: 1 });
    await pay();
    await until(() => shop.received.length === 2);
    expect(types().sort()).toEqual(['charge.succeeded', 'payment_intent.succeeded']);
    await pay();
    await until(() => completed().length === 1);
  });

  it('doubled', async () => {
    await sandbox.ask('webhook-faults', { kind: 'double', key, on, copies: 3 });
    await pay();
    await until(() => completed().length === 3);
    expect(new Set(completed().map((call) => read(call).id)).size).toBe(1);
  });

  it('late', async () => {
    await sandbox.ask('webhook-faults', { kind: 'delay', key, on, seconds: 7200 });
    await pay();
    await until(() => shop.received.length === 2);
    await sandbox.ask('clock', { advance_seconds: 7201 });
    await until(() => completed().length === 1);
  });

  it('reordered, the same way for the same seed', async () => {
    const orders: string[] = [];
    for (const seed of [7, 7, 8]) {
      await sandbox.ask('settings', { seed });
      const fault = { kind: 'reorder', key, seconds: 600 };
      await sandbox.ask('webhook-faults', fault);
      await pay();
      shop.received.length = 0;
      for (let step = 0; step < 60 && shop.received.length < 3; step += 1) {
        await sandbox.ask('clock', { advance_seconds: 10 });
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
      orders.push(types().join());
      await fetch(`${sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
    }
    expect(orders[0]).toBe(orders[1]);
    expect(new Set(orders).size).toBe(2);
  });

  it('forged, besides the real one', async () => {
    await sandbox.ask('webhook-faults', { kind: 'forge', key, on });
    await pay();
    await until(() => completed().length === 2);
    const taken = completed().filter((call) => {
      try {
        return read(call).type === on;
      } catch (error) {
        expect(error).toBeInstanceOf(Stripe.errors.StripeSignatureVerificationError);
        return false;
      }
    });
    expect(taken).toHaveLength(1);
  });

  it.each([-400, 3600])('signed with a time that is %i seconds off', async (seconds) => {
    shop.status = 400;
    await sandbox.ask('webhook-faults', { kind: 'shift', key, on, seconds });
    await pay();
    const [call] = await until(() => completed().length === 1 && completed());
    const [, at] = /^t=(\d+)/.exec(String(call!.headers['stripe-signature'])) ?? [];
    expect(Math.abs(Number(at) - Date.now() / 1000 - seconds)).toBeLessThan(5);
    shop.status = 200;
    await sandbox.ask('clock', { advance_seconds: 61 });
    const repeated = await until(() => completed().length === 2 && completed()[1]);
    expect(read(repeated).type).toBe(on);
  });
});
