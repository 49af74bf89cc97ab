import { type NewPayment, type PaymentProvider, type ProviderAccess } from '../../../../backend/src/platform/payments';
import { type Delivery } from '../state/records';
import { type Receiver, type Running, providersAt, startReceiver, startRunning, until } from '../testing/running';

let sandbox: Running;
let shop: Receiver;
let provider: PaymentProvider;
let access: ProviderAccess;
let number = 20_000;

beforeAll(async () => {
  [sandbox, shop] = [await startRunning(), await startReceiver()];
  provider = providersAt(sandbox.url).byName('flexpay');
});

afterAll(async () => {
  await Promise.all([sandbox.stop(), shop.close()]);
});

beforeEach(async () => {
  number += 1;
  access = { apiKey: `${number}:flexpay_test_${number}`, mode: 'test' };
  shop.received.length = 0;
  [shop.status, shop.text] = [200, 'OK'];
  const { apiKey: key } = access;
  await sandbox.ask('accounts', { key, payee: 'Knotted' });
  await sandbox.ask('webhook-endpoints', { key, url: `${shop.url}/told`, secret: `flexpay_test_${number}` });
});

const wanted = (amount = 1990): NewPayment => ({
  ...{ attempt: `attempt-${number}-${amount}`, sum: { amount, currency: 'EUR' }, method: 'card', country: 'DE' },
  ...{ locale: 'de-DE', description: 'Knotted', returnUrl: 'http://knotted.localhost/back', eventsUrl: 'unused' },
  ...{ expiresAt: new Date(Date.now() + 1_800_000) },
});
const events = (secrets: string[] = []) =>
  shop.received.flatMap(({ path, headers }) => {
    const call = { query: path.split('?')[1] ?? '', headers, body: Buffer.alloc(0) };
    return provider.readEvent(call, { ...access, secrets, now: new Date() }) ?? [];
  });
const told = (count: number) => until(() => events().length >= count && events());
const visit = (url: string | undefined): Promise<Response> => fetch(url ?? '', { redirect: 'manual' });

/** Opens the page of a payment, as the payer's browser does. */
async function opened(amount?: number): Promise<string> {
  const { payment, url } = await provider.create(access, wanted(amount));
  const answer = await visit(url);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${sandbox.url}/checkout/${payment}`]);
  return payment;
}

const press = (payment: string, action: string): Promise<Response> =>
  fetch(`${sandbox.url}/checkout/${payment}`, {
    ...{ method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' },
  });

it('knows the key, and pays at an address that the shop has signed', async () => {
  expect(await provider.verify(access)).toEqual({ mode: 'test', payee: `website ${number}` });
  const payment = await opened();
  expect(await (await fetch(`${sandbox.url}/checkout/${payment}`)).text()).toContain('Knotted');
  expect(await provider.read(access, payment)).toMatchObject({ status: 'open', attempt: wanted().attempt });
  expect((await press(payment, 'pay')).headers.get('location')).toBe('http://knotted.localhost/back');
  const report = await provider.read(access, payment);
  expect(report).toMatchObject({ status: 'paid', sum: { amount: 1990, currency: 'EUR' }, method: 'card' });
  const [event] = await told(1);
  expect(event).toMatchObject({ payment, kind: 'purchase', signed: { report: { status: 'paid', sum: report.sum } } });
  expect(event?.key).toBe(`purchase:${report.otherId}`);
});

it('opens no page for an address that was changed, or whose reference is another order’s', async () => {
  const { url = '' } = await provider.create(access, wanted());
  for (const changed of [url.replace('19.90', '0.01'), url.replace('EUR&', 'USD&'), url.replace(/signature=./, '$&x')])
    expect((await visit(changed)).status).toBe(400);
  expect((await visit(url)).status).toBe(303);
  // The same address again is the same payment.
  expect((await visit(url)).status).toBe(303);
  const { accounts } = await sandbox.ask<{ accounts: { payments: unknown[] }[] }>(`truth?key=${access.apiKey}`);
  expect(accounts[0]?.payments).toHaveLength(1);
});

it.each(['fail', 'cancel'])('tells nothing of a payment after %s', async (action) => {
  const payment = await opened();
  expect((await press(payment, action)).status).toBe(303);
  expect(await provider.read(access, payment)).toMatchObject({ status: 'open' });
  expect(shop.received).toEqual([]);
});

it('tells of refunds and chargebacks that were made on its own pages', async () => {
  const payment = await opened();
  await sandbox.ask(`payments/${payment}/pay`, {});
  await sandbox.ask(`payments/${payment}/refund`, { amount: 500 });
  await sandbox.ask(`payments/${payment}/chargeback`, {});
  const [, credit, chargeback] = await told(3);
  const sum = (amount: number) => ({ amount, currency: 'EUR' });
  expect(credit).toMatchObject({ payment, signed: { refunds: [{ status: 'done', sum: sum(500) }] } });
  expect(chargeback).toMatchObject({ payment, signed: { disputes: [{ status: 'lost', sum: sum(1490) }] } });
  expect(await provider.read(access, payment)).toMatchObject({ status: 'paid', sum: sum(1990) });
});

it.each([
  ['another word', 200, 'ok'],
  ['nothing', 204, ''],
  ['a fault', 500, 'OK'],
])('pays a sale back by itself where it hears %s', async (_, status, text) => {
  [shop.status, shop.text] = [status, text];
  const payment = await opened();
  await sandbox.ask(`payments/${payment}/pay`, {});
  await until(() => shop.received.length > 0);
  shop.status = 200;
  shop.text = 'OK';
  const back = await until(() => events().find(({ kind }) => kind === 'credit'));
  expect(back).toMatchObject({ payment, signed: { refunds: [{ sum: { amount: 1990, currency: 'EUR' } }] } });
});

it('loses, doubles and forges postbacks', async () => {
  const fault = (kind: string) => sandbox.ask('webhook-faults', { kind, key: access.apiKey, count: 1 });
  await fault('lose');
  const lost = await opened(1100);
  await sandbox.ask(`payments/${lost}/pay`, {});
  const gone = await sandbox.ask<Delivery[]>(`deliveries?key=${access.apiKey}&state=lost`);
  expect(gone.map(({ payment }) => payment)).toEqual([lost]);
  expect(await provider.read(access, lost)).toMatchObject({ status: 'paid' });
  await fault('double');
  const doubled = await opened(1200);
  await sandbox.ask(`payments/${doubled}/pay`, {});
  const [one, other] = await told(2);
  expect(other).toEqual(one);
  await fault('forge');
  const forged = await opened(1300);
  await sandbox.ask(`payments/${forged}/pay`, {});
  await until(() => shop.received.length === 4);
  expect(events().filter(({ payment }) => payment === forged)).toHaveLength(1);
});

it.each([
  ['error', 'silent'],
  ['limited', 'limited'],
  ['cut', 'silent'],
])('tells %s of the status service from others as %s', async (kind, fault) => {
  const payment = await opened();
  await sandbox.ask('call-faults', { kind, key: access.apiKey, count: 1, on: 'GET /salestatus' });
  await expect(provider.read(access, payment)).rejects.toMatchObject({ fault });
});

it('takes no key that does not work', async () => {
  await sandbox.ask('accounts', { key: access.apiKey, revoked: true });
  await expect(provider.verify(access)).rejects.toMatchObject({ fault: 'unauthorised' });
  const wrong = { ...access, apiKey: `${number}:flexpay_test_another` };
  await expect(provider.verify(wrong)).rejects.toMatchObject({ fault: 'unauthorised' });
  expect((await visit((await provider.create(wrong, wanted())).url)).status).toBe(400);
});
