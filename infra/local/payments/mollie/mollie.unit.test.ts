import { type Client } from 'mollie-api-typescript';
import { type Receiver, type Running, mollieAt, startReceiver, startRunning, until } from '../testing/running';

let sandbox: Running;
let shop: Receiver;
let client: Client;
const key = 'test_mollie_one';

beforeAll(async () => {
  [sandbox, shop] = [await startRunning(), await startReceiver()];
  client = mollieAt(sandbox.url, key);
});

afterAll(async () => {
  await Promise.all([sandbox.stop(), shop.close()]);
});

interface Wanted {
  readonly value?: string;
  readonly attempt?: string;
  readonly idempotencyKey?: string;
}

const create = ({ value = '19.90', attempt = 'a1', idempotencyKey }: Wanted = {}): ReturnType<
  Client['payments']['create']
> =>
  client.payments.create({
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    paymentRequest: {
      ...{ amount: { currency: 'EUR', value }, description: 'Credits', metadata: { attempt } },
      ...{ redirectUrl: 'http://shop.localhost/back', webhookUrl: `${shop.url}/events`, method: 'ideal' },
    },
  });

const told = (id: string): number => shop.received.filter(({ body }) => body === `id=${id}`).length;

describe('a payment', () => {
  it('is open with a hosted page, and paid once it is paid there', async () => {
    const made = await create();
    expect(made).toMatchObject({ status: 'open', mode: 'test', method: 'ideal', metadata: { attempt: 'a1' } });
    expect(made.links.checkout?.href).toBe(`${sandbox.url}/checkout/${made.id}`);
    expect(Date.parse(made.expiresAt ?? '')).toBeGreaterThan(Date.now());
    await sandbox.ask(`payments/${made.id}/confirm`, {});
    const paid = await client.payments.get({ paymentId: made.id });
    expect(paid).toMatchObject({ status: 'paid', amountRemaining: { currency: 'EUR', value: '19.90' } });
    expect(paid.links.checkout).toBeUndefined();
    await until(() => told(made.id) === 1);
    const [call] = shop.received.filter(({ body }) => body === `id=${made.id}`);
    expect(call?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  });

  it.each([
    ['fail', 'failed'],
    ['cancel', 'canceled'],
    ['expire', 'expired'],
  ])('after %s it is %s, and the shop is told', async (action, status) => {
    const { id } = await create();
    await sandbox.ask(`payments/${id}/${action}`, {});
    expect(await client.payments.get({ paymentId: id })).toMatchObject({ status });
    await until(() => told(id) === 1);
    await expect(sandbox.ask(`payments/${id}/pay`, {})).rejects.toThrow('409');
  });

  it('is cancelled by the shop, but only while it is open', async () => {
    const { id } = await create();
    expect(await client.payments.cancel({ paymentId: id })).toMatchObject({ status: 'canceled' });
    await expect(client.payments.cancel({ paymentId: id })).rejects.toMatchObject({ statusCode: 422 });
  });

  it('is one payment for one idempotency key, and another body with that key is refused', async () => {
    const [one, other] = [await create({ idempotencyKey: 'k1' }), await create({ idempotencyKey: 'k1' })];
    expect(other.id).toBe(one.id);
    await expect(create({ idempotencyKey: 'k1', value: '5.00' })).rejects.toMatchObject({ statusCode: 409 });
    await sandbox.ask('clock', { advance_seconds: 3700 });
    expect((await create({ idempotencyKey: 'k1' })).id).not.toBe(one.id);
  });

  it.each([
    [{ value: '10' }, 'amount.value'],
    [{ value: '60000.00' }, 'amount'],
  ])('with %j is refused, and the answer names the field', async (wanted, field) => {
    await expect(create(wanted)).rejects.toMatchObject({ statusCode: 422, field });
  });

  it('of another account does not exist', async () => {
    const { id } = await create();
    const stranger = mollieAt(sandbox.url, 'test_mollie_two');
    await expect(stranger.payments.get({ paymentId: id })).rejects.toMatchObject({ statusCode: 404 });
  });

  it('expires by itself when the clock reaches its time', async () => {
    const { id } = await create();
    await sandbox.ask('clock', { advance_seconds: 3600 });
    await until(async () => (await client.payments.get({ paymentId: id })).status === 'expired');
  });
});

it('lists the newest first, page by page', async () => {
  const own = mollieAt(sandbox.url, 'test_mollie_lists');
  const paymentRequest = {
    ...{ amount: { currency: 'EUR', value: '9.00' }, description: 'Credits' },
    redirectUrl: 'http://shop.localhost/back',
  };
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.unshift((await own.payments.create({ paymentRequest })).id);
  const seen: string[] = [];
  for await (const page of await own.payments.list({ limit: 2 }))
    seen.push(...(page.result.embedded.payments ?? []).map(({ id }) => id));
  expect(seen).toEqual(ids);
});

describe('money goes back', () => {
  it('in parts, never more than was paid, and the shop is told when it is done', async () => {
    const { id } = await create();
    const refund = (value: string): ReturnType<Client['refunds']['create']> =>
      client.refunds.create({
        paymentId: id,
        refundRequest: { amount: { currency: 'EUR', value }, description: 'Back', metadata: { refund: 'r1' } },
      });
    await expect(refund('1.00')).rejects.toMatchObject({ statusCode: 422 });
    await sandbox.ask(`payments/${id}/confirm`, {});
    const made = await refund('9.90');
    expect(made).toMatchObject({ status: 'pending', metadata: { refund: 'r1' } });
    await expect(refund('10.01')).rejects.toMatchObject({ statusCode: 422, field: 'amount' });
    await sandbox.ask('clock', { advance_seconds: 10 });
    await until(async () => (await client.refunds.get({ paymentId: id, refundId: made.id })).status === 'refunded');
    await until(() => told(id) === 2);
    expect(await client.payments.get({ paymentId: id, embed: 'refunds' })).toMatchObject({
      ...{ status: 'paid', amountRefunded: { value: '9.90' }, amountRemaining: { value: '10.00' } },
    });
  });

  it('not at all where the refund fails later', async () => {
    const { id } = await create();
    await sandbox.ask(`payments/${id}/pay`, {});
    await sandbox.ask('settings', { failing_refunds: 1 });
    const { id: refundId } = await client.refunds.create({
      paymentId: id,
      refundRequest: { amount: { currency: 'EUR', value: '1.00' }, description: 'Back' },
    });
    await sandbox.ask('clock', { advance_seconds: 10 });
    await until(async () => (await client.refunds.get({ paymentId: id, refundId })).status === 'failed');
    expect(await client.payments.get({ paymentId: id })).toMatchObject({ amountRefunded: { value: '0.00' } });
  });

  it('by a chargeback, which may be won', async () => {
    const { id } = await create();
    await sandbox.ask(`payments/${id}/pay`, {});
    const dispute = await sandbox.ask<{ id: string }>(`payments/${id}/chargeback`, {});
    expect(await client.payments.get({ paymentId: id })).toMatchObject({
      ...{ status: 'paid', amountChargedBack: { value: '19.90' }, amountRemaining: { value: '0.00' } },
    });
    await sandbox.ask(`disputes/${dispute.id}/won`, {});
    const answer = await client.chargebacks.list({ paymentId: id });
    for await (const page of answer) {
      expect(page.result.embedded.chargebacks).toMatchObject([{ id: dispute.id, reversedAt: expect.any(String) }]);
    }
  });
});

it('offers the methods that serve a sum, a country and a kind of payment', async () => {
  const offered = async (currency: string, value: string, billingCountry: string): Promise<unknown[]> => {
    const { embedded } = await client.methods.list({ amount: { currency, value }, billingCountry });
    return embedded.methods.map(({ id }) => id);
  };
  expect(await offered('EUR', '20.00', 'NL')).toEqual(expect.arrayContaining(['creditcard', 'ideal', 'paypal']));
  expect(await offered('EUR', '20.00', 'NL')).not.toEqual(expect.arrayContaining(['bancontact']));
  expect(await offered('SEK', '200.00', 'SE')).toEqual(expect.arrayContaining(['swish']));
  expect(await offered('CHF', '20.00', 'CH')).toEqual(expect.arrayContaining(['twint']));
  expect(await offered('CHF', '6000.00', 'CH')).not.toEqual(expect.arrayContaining(['twint']));
  expect(await offered('EUR', '20.00', 'DE')).not.toEqual(expect.arrayContaining(['directdebit', 'applepay']));
  await sandbox.ask('accounts', { key, methods: ['ideal'] });
  expect(await offered('EUR', '20.00', 'NL')).toEqual(['ideal']);
  await sandbox.ask('accounts', { key, methods: ['ideal', 'directdebit', 'creditcard'] });
});

describe('a direct debit', () => {
  const debit = async (consumerName: string): Promise<string> => {
    const { id: customerId } = await client.customers.create({ entityCustomer: { name: consumerName } });
    const mandate = await client.mandates.create({
      customerId,
      mandateRequest: { method: 'directdebit', consumerName, consumerAccount: 'NL91 ABNA 0417 1643 00' },
    });
    expect(mandate).toMatchObject({ status: 'valid' });
    const { id, status } = await client.payments.create({
      paymentRequest: {
        ...{ amount: { currency: 'EUR', value: '25.00' }, description: 'Credits', webhookUrl: `${shop.url}/events` },
        ...{ sequenceType: 'recurring', customerId, mandateId: mandate.id, method: 'directdebit' },
        redirectUrl: 'http://shop.localhost/back',
      },
    });
    expect(status).toBe('pending');
    await sandbox.ask('clock', { advance_seconds: 60 });
    return id;
  };

  it('is pending first and then paid', async () => {
    const id = await debit('T. Tester');
    await until(async () => (await client.payments.get({ paymentId: id })).status === 'paid');
  });

  it('is returned where the name says why', async () => {
    const id = await debit('T. AM04');
    await until(async () => (await client.payments.get({ paymentId: id })).status === 'failed');
    expect((await client.payments.get({ paymentId: id })).details).toMatchObject({ bankReasonCode: 'AM04' });
  });

  it('is not needed after a first payment, which leaves a mandate behind', async () => {
    const { id: customerId } = await client.customers.create({ entityCustomer: { name: 'T. Tester' } });
    const paymentRequest = {
      ...{ amount: { currency: 'EUR', value: '25.00' }, description: 'Credits', customerId },
      redirectUrl: 'http://shop.localhost/back',
    };
    const again = (): ReturnType<Client['payments']['create']> =>
      client.payments.create({ paymentRequest: { ...paymentRequest, sequenceType: 'recurring' } });
    await expect(again()).rejects.toMatchObject({ statusCode: 422, field: 'mandateId' });
    const first = await client.payments.create({
      paymentRequest: { ...paymentRequest, sequenceType: 'first', method: 'creditcard' },
    });
    await sandbox.ask(`payments/${first.id}/pay`, {});
    expect(await again()).toMatchObject({ status: 'paid', method: 'creditcard', sequenceType: 'recurring' });
  });

  it('needs an IBAN that can exist', async () => {
    const { id: customerId } = await client.customers.create({ entityCustomer: {} });
    const mandateRequest = { method: 'directdebit', consumerName: 'T', consumerAccount: 'NL92ABNA0417164300' } as const;
    await expect(client.mandates.create({ customerId, mandateRequest })).rejects.toMatchObject({ statusCode: 422 });
  });
});

it('knows no live key, no revoked one and no key of the other provider', async () => {
  for (const wrong of ['live_abcdefgh', 'sk_test_abcdefgh', 'x']) {
    const stranger = mollieAt(sandbox.url, wrong);
    await expect(stranger.profiles.getCurrent()).rejects.toMatchObject({ statusCode: 401 });
  }
  expect(await client.profiles.getCurrent()).toMatchObject({ mode: 'test', name: 'Sandbox Shop' });
  await sandbox.ask('accounts', { key: 'test_revoked', revoked: true });
  const revoked = mollieAt(sandbox.url, 'test_revoked');
  await expect(revoked.profiles.getCurrent()).rejects.toMatchObject({ statusCode: 401 });
});
