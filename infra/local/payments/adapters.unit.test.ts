import { type NewPayment, type PaymentProvider, type ProviderAccess } from '../../../backend/src/platform/payments';
import { type Receiver, type Running, providersAt, startReceiver, startRunning, until } from './testing/running';

let sandbox: Running;
let shop: Receiver;
let attempts = 0;
const secret = 'whsec_of_the_shop';

beforeAll(async () => {
  [sandbox, shop] = [await startRunning(), await startReceiver()];
});

afterAll(async () => {
  await Promise.all([sandbox.stop(), shop.close()]);
});

/** The product's calls to a provider, answered by the sandbox. FlexPay, which gets fewer, has a test of its own. */
describe.each(['mollie', 'stripe'] as const)('the adapter of %s', (name) => {
  let provider: PaymentProvider;
  const apiKey = { mollie: 'test_adapter', stripe: 'sk_test_adapter' }[name];
  const access: ProviderAccess = { apiKey, mode: 'test' };

  beforeAll(async () => {
    provider = providersAt(sandbox.url).byName(name);
    await sandbox.ask('accounts', { key: apiKey, payee: 'Everglow' });
    if (name === 'stripe') await sandbox.ask('webhook-endpoints', { key: apiKey, url: `${shop.url}/stripe`, secret });
  });

  beforeEach(() => {
    shop.received.length = 0;
  });

  const wanted = (amount = 1990): NewPayment => ({
    ...{
      attempt: `attempt-${name}-${(attempts += 1)}`,
      sum: { amount, currency: 'EUR' },
      method: 'card',
      country: 'NL',
    },
    ...{ locale: 'nl-NL', description: 'Credits', returnUrl: 'http://everglow.localhost/back' },
    ...{ eventsUrl: `${shop.url}/mollie`, expiresAt: new Date(Date.now() + 1_800_000) },
  });

  it('knows the account and what it offers', async () => {
    expect(await provider.verify(access)).toEqual({ mode: 'test', payee: 'Everglow' });
    const offered = await provider.offer(access, { sum: { amount: 1990, currency: 'EUR' }, country: 'NL' });
    expect(offered.map(({ method }) => method)).toEqual(expect.arrayContaining(['card', 'ideal']));
    expect(offered.map(({ method }) => method)).not.toContain('bancontact');
  });

  it('reads what was paid, who tells it, and finds it again by the attempt', async () => {
    const payment = wanted();
    const since = new Date();
    const { payment: id, url } = await provider.create(access, payment);
    expect(url).toBe(`${sandbox.url}/checkout/${id}`);
    expect(await provider.find(access, payment.attempt, since)).toMatchObject({ payment: id, url });
    expect(await provider.read(access, id)).toMatchObject({ status: 'open', attempt: payment.attempt });
    await sandbox.ask(`payments/${id}/confirm`, { country: 'NL' });
    const report = await provider.read(access, id);
    expect(report).toMatchObject({
      ...{ payment: id, status: 'paid', mode: 'test', sum: payment.sum, attempt: payment.attempt, method: 'card' },
      ...{ refunds: [], disputes: [], payerCountry: 'NL' },
    });
    const events = await until(() => {
      const calls = shop.received.map(({ headers, body }) => ({ query: '', headers, body: Buffer.from(body) }));
      const authority = { secrets: [secret], apiKey, mode: 'test', now: new Date() } as const;
      const read = calls.flatMap((call) => provider.readEvent(call, authority) ?? []);
      return read.length > 0 && read;
    });
    for (const event of events) expect([report.payment, report.otherId]).toContain(event.payment);
  });

  it.each([
    ['pending', 'pending'],
    ['expire', 'expired'],
  ])('reads a payment after %s as %s', async (action, status) => {
    const { payment: id } = await provider.create(access, wanted());
    await sandbox.ask(`payments/${id}/${action}`, {});
    expect(await provider.read(access, id)).toMatchObject({ status });
  });

  it('cancels, refunds once for a key, and reads refunds and disputes', async () => {
    const { payment: gone } = await provider.create(access, wanted());
    await provider.cancel(access, gone);
    expect(['cancelled', 'expired']).toContain((await provider.read(access, gone)).status);

    const { payment: id } = await provider.create(access, wanted());
    await sandbox.ask(`payments/${id}/pay`, {});
    const refund = { payment: id, key: `refund-${name}`, sum: { amount: 990, currency: 'EUR' } };
    const [one, other] = [await provider.refund(access, refund), await provider.refund(access, refund)];
    expect(other.id).toBe(one.id);
    await sandbox.ask('clock', { advance_seconds: 10 });
    await until(async () => (await provider.read(access, id)).refunds.every(({ status }) => status === 'done'));
    await sandbox.ask(`payments/${id}/chargeback`, {});
    expect(await provider.read(access, id)).toMatchObject({
      ...{ status: 'paid', refunds: [{ id: one.id, key: refund.key, sum: refund.sum }] },
      disputes: [{ sum: { amount: 1000, currency: 'EUR' } }],
    });
  });

  it('makes one payment of an attempt whose answer was lost', async () => {
    const payment = wanted();
    const on = name === 'stripe' ? 'POST /v1/checkout' : 'POST /v2/payments';
    await sandbox.ask('call-faults', { kind: 'cut', key: apiKey, on, count: 1 });
    await expect(provider.create(access, payment)).rejects.toMatchObject({ fault: 'silent' });
    const found = await provider.find(access, payment.attempt, new Date(Date.now() - 1000));
    expect((await provider.create(access, payment)).payment).toBe(found?.payment);
  });

  it.each([
    ['error', 'silent'],
    ['limited', 'limited'],
  ])('tells %s from others as %s', async (kind, fault) => {
    await sandbox.ask('call-faults', { kind, key: apiKey, count: 1 });
    await expect(provider.create(access, wanted())).rejects.toMatchObject({ fault });
  });

  it('is refused with a key that does not work', async () => {
    await sandbox.ask('accounts', { key: `${apiKey}_revoked`, revoked: true });
    const refused = { ...access, apiKey: `${apiKey}_revoked` };
    await expect(provider.verify(refused)).rejects.toMatchObject({ fault: 'unauthorised' });
    await expect(provider.read(access, 'tr_unknown1')).rejects.toMatchObject({ fault: 'absent' });
  });
});
