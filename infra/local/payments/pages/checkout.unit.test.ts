import { type Client } from 'mollie-api-typescript';
import { type Running, mollieAt, startRunning, stripeAt } from '../testing/running';

let sandbox: Running;
let client: Client;
const key = 'test_pages';

beforeAll(async () => {
  sandbox = await startRunning();
  client = mollieAt(sandbox.url, key);
  await sandbox.ask('accounts', { key, payee: '<Everglow>' });
});

afterAll(() => sandbox.stop());

const back = 'http://everglow.localhost:8080/transactions/7';

async function open(value = '19.90'): Promise<{ id: string; url: string }> {
  const { id, links } = await client.payments.create({
    paymentRequest: {
      amount: { currency: 'EUR', value },
      description: 'Credits & more',
      redirectUrl: back,
      method: 'ideal',
    },
  });
  return { id, url: links.checkout?.href ?? '' };
}

const press = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

const statusOf = async (id: string): Promise<string> => (await client.payments.get({ paymentId: id })).status;

it('shows payee, sum, purpose and method, says that nothing is charged, and runs nothing', async () => {
  const { url } = await open();
  const answer = await fetch(url);
  const page = await answer.text();
  for (const text of [
    '&lt;Everglow&gt;',
    '€19.90',
    'Credits &amp; more',
    'iDEAL | Wero',
    'Nothing is charged: sandbox',
  ])
    expect(page).toContain(text);
  expect(page).toContain('name="viewport" content="width=device-width');
  expect(page).not.toMatch(/<script|src=|https?:\/\//);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it.each([
  ['pay', 'paid'],
  ['fail', 'failed'],
  ['cancel', 'canceled'],
  ['leave', 'open'],
  ['later', 'pending'],
])('%s leads back to the shop with the payment %s', async (action, status) => {
  const { id, url } = await open();
  const answer = await press(url, { action });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, back]);
  expect(await statusOf(id)).toBe(status);
});

it('can pay and lose the connection: it never leads back', async () => {
  const { id, url } = await open();
  const answer = await press(url, { action: 'lose' });
  expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
  expect(await statusOf(id)).toBe('paid');
});

it('pays once, however often the button is pressed', async () => {
  const { id, url } = await open();
  const answers = await Promise.all([1, 2, 3].map(() => press(url, { action: 'pay' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
  expect(await statusOf(id)).toBe('paid');
  expect(await (await fetch(url)).text()).toContain('Charge it back');
});

it('warns of a sum with a meaning', async () => {
  const { url } = await open('10.01');
  expect(await (await fetch(url)).text()).toContain('when it is paid it will fail');
});

it('lets the payer choose where the shop named several methods', async () => {
  const { links, id } = await client.payments.create({
    paymentRequest: {
      ...{ amount: { currency: 'EUR', value: '20.00' }, description: 'Credits', redirectUrl: back },
      method: ['ideal', 'creditcard'],
    },
  });
  const url = links.checkout?.href ?? '';
  expect(await (await fetch(url)).text()).toContain('value="creditcard"');
  await press(url, { action: 'pay', method: 'creditcard' });
  expect((await client.payments.get({ paymentId: id })).method).toBe('creditcard');
});

it('offers what serves the sum where the shop named no method', async () => {
  const paymentRequest = { amount: { currency: 'PLN', value: '20.00' }, description: 'Credits', redirectUrl: back };
  const { links } = await client.payments.create({ paymentRequest });
  const page = await (await fetch(links.checkout?.href ?? '')).text();
  for (const method of ['blik', 'creditcard']) expect(page).toContain(`value="${method}"`);
  for (const method of ['ideal', 'applepay', 'directdebit']) expect(page).not.toContain(`value="${method}"`);
});

it('keeps a session of Stripe open after a declined card and after going back', async () => {
  const stripe = stripeAt(sandbox.url, 'sk_test_pages');
  const { id, url } = await stripe.checkout.sessions.create({
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 500, product_data: { name: 'x' } } }],
    success_url: `${back}?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${back}?cancelled`,
  });
  const declined = await press(url ?? '', { action: 'fail' });
  expect([declined.status, await declined.text()]).toEqual([200, expect.stringContaining('The last try was declined')]);
  expect((await press(url ?? '', { action: 'cancel' })).headers.get('location')).toBe(`${back}?cancelled`);
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
  expect((await press(url ?? '', { action: 'pay' })).headers.get('location')).toBe(`${back}?session=${id}`);
});

it('lists the newest payments, and knows no others', async () => {
  expect(await (await fetch(sandbox.url)).text()).toContain('Credits &amp; more');
  expect((await fetch(`${sandbox.url}/checkout/tr_none`)).status).toBe(404);
});
