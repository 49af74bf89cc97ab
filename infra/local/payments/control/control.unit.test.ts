import { type Client } from 'mollie-api-typescript';
import { type Running, mollieAt, startRunning, stripeAt, until } from '../testing/running';
import { type Line } from './journal';

let sandbox: Running;
let client: Client;
let key: string;
let count = 0;

beforeAll(async () => {
  sandbox = await startRunning();
});

afterAll(() => sandbox.stop());

beforeEach(() => {
  key = `test_control_${(count += 1)}`;
  client = mollieAt(sandbox.url, key);
});

const create = (idempotencyKey: string, value = '19.90'): ReturnType<Client['payments']['create']> =>
  client.payments.create({
    idempotencyKey,
    paymentRequest: {
      ...{ amount: { currency: 'EUR', value }, description: 'Credits', method: 'creditcard' },
      redirectUrl: 'http://shop.localhost/back',
    },
  });

interface Truth {
  readonly accounts: readonly {
    readonly sums: readonly object[];
    readonly payments: readonly { readonly id: string; readonly state: string }[];
  }[];
}

async function truth(): Promise<Truth['accounts'][number]> {
  const { accounts } = await sandbox.ask<Truth>(`truth?key=${key}`);
  return accounts[0]!;
}

describe('a call that goes wrong', () => {
  it.each([
    ['error', 1],
    ['error_before', 0],
    ['hang', 1],
    ['hang_before', 0],
    ['cut', 1],
    ['cut_before', 0],
  ])('%s leaves %i payments behind, and a repetition with the same key never a second one', async (kind, made) => {
    const quick = mollieAt(sandbox.url, key);
    quick._options.timeoutMs = 300;
    client = quick;
    await sandbox.ask('call-faults', { kind, key, on: 'POST /v2/payments', count: 1 });
    await expect(create('k')).rejects.toThrow();
    expect((await truth()).payments).toHaveLength(made);
    const { id } = await until(() => create('k').catch(() => undefined));
    expect((await truth()).payments).toMatchObject([{ id }]);
  });

  it('is answered with a time to wait where there were too many', async () => {
    await sandbox.ask('accounts', { key, calls_per_second: 2 });
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() =>
        fetch(`${sandbox.url}/v2/payments`, { headers: { authorization: `Bearer ${key}` } }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
  });

  it('goes wrong in one way at a time, one after the other', async () => {
    for (const kind of ['limited', 'error_before']) await sandbox.ask('call-faults', { kind, key, count: 1 });
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) {
      const answer = await fetch(`${sandbox.url}/v2/payments`, { headers: { authorization: `Bearer ${key}` } });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([429, 500, 200]);
  });

  it('is a conflict while another one with its key is under way', async () => {
    await sandbox.ask('call-faults', { kind: 'slow', key, seconds: 1, count: 1 });
    const first = create('slow');
    await until(async () => (await truth()).payments.length === 1);
    await expect(create('slow')).rejects.toMatchObject({ statusCode: 409 });
    const { id } = await first;
    expect((await create('slow')).id).toBe(id);
  });

  it('strikes with a probability, the same way for the same seed', async () => {
    const strikes = async (): Promise<string> => {
      await sandbox.ask('settings', { seed: 42 });
      const answers: string[] = [];
      for (let call = 0; call < 20; call += 1)
        answers.push(
          await client.profiles.getCurrent().then(
            () => '.',
            () => 'x',
          ),
        );
      return answers.join('');
    };
    await sandbox.ask('call-faults', { kind: 'error', key, probability: 0.3 });
    const first = await strikes();
    expect(first).toMatch(/x/);
    expect(first).toMatch(/\./);
    expect(await strikes()).toBe(first);
  });

  it('is kept by Stripe even as a 500', async () => {
    const stripeKey = 'sk_test_kept_500';
    const stripe = stripeAt(sandbox.url, stripeKey);
    await sandbox.ask('call-faults', { kind: 'error', key: stripeKey, count: 1 });
    const session = (): Promise<unknown> =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 500, product_data: { name: 'x' } } }],
          success_url: 'http://shop.localhost/back',
        },
        { idempotencyKey: 'k' },
      );
    await expect(session()).rejects.toMatchObject({ statusCode: 500 });
    await expect(session()).rejects.toMatchObject({ statusCode: 500 });
    await sandbox.ask('clock', { advance_seconds: 86_500 });
    await session();
  });
});

it('says what really happened to the money', async () => {
  const { id } = await create('a', '100.00');
  await sandbox.ask(`payments/${id}/pay`, {});
  const { id: other } = await create('b', '50.00');
  await sandbox.ask(`payments/${other}/pay`, {});
  await create('c', '10.00');
  await sandbox.ask(`payments/${id}/refund`, { amount: 3000 });
  const dispute = await sandbox.ask<{ id: string }>(`payments/${other}/chargeback`, {});
  const fees = 175 + 100 + 1500;
  const sums = { currency: 'EUR', paid_count: 2, paid: 15000, refunded: 3000, charged_back: 5000, fees };
  expect((await truth()).sums).toEqual([{ ...sums, net: 7000 - fees, settled: 0 }]);
  expect(await sandbox.ask('settlements', { key })).toMatchObject([{ amount: 7000 - fees, fees, entries: 4 }]);
  await sandbox.ask(`disputes/${dispute.id}/won`, {});
  expect((await truth()).sums).toEqual([{ ...sums, charged_back: 0, net: 12000 - fees, settled: 7000 - fees }]);
  expect(await sandbox.ask('settlements', { key })).toMatchObject([{ amount: 5000, entries: 1 }]);
});

it('counts a refund that failed as not refunded', async () => {
  const { id } = await create('a', '100.00');
  await sandbox.ask(`payments/${id}/pay`, {});
  const refund = await sandbox.ask<{ id: string }>(`payments/${id}/refund`, { amount: 3000 });
  expect((await truth()).sums).toMatchObject([{ refunded: 3000, net: 6825 }]);
  await sandbox.ask(`refunds/${refund.id}/failed`, {});
  expect((await truth()).sums).toMatchObject([{ refunded: 0, net: 9825 }]);
  await expect(sandbox.ask(`refunds/${refund.id}/done`, {})).rejects.toThrow('409');
});

it.each(['cancel', 'expire', 'later'])('does not %s what the bank has already', async (action) => {
  const { id } = await create('p');
  await sandbox.ask(`payments/${id}/pending`, {});
  await expect(sandbox.ask(`payments/${id}/${action}`, {})).rejects.toThrow('409');
  await sandbox.ask(`payments/${id}/fail`, { reason: 'expired_card' });
  expect((await client.payments.get({ paymentId: id })).statusReason?.code).toBe('expired_card');
});

it.each([
  ['10.01', 0, 'failed'],
  ['10.02', 5, 'paid'],
  ['10.03', 0, 'pending'],
  ['10.03', 1000, 'paid'],
  ['10.05', 0, 'paid'],
])('a sum of %s is, %i seconds after it was confirmed, %s', async (value, advance_seconds, status) => {
  const { id } = await create('m', value);
  await sandbox.ask(`payments/${id}/confirm`, {});
  await sandbox.ask('clock', { advance_seconds });
  await until(async () => (await client.payments.get({ paymentId: id })).status === status);
});

it('a sum of 10.04 is paid and then charged back', async () => {
  const { id } = await create('m', '10.04');
  await sandbox.ask(`payments/${id}/confirm`, {});
  await sandbox.ask('clock', { advance_seconds: 5 });
  await until(async () => (await client.payments.get({ paymentId: id })).amountChargedBack?.value === '10.04');
});

it('can change a sum behind the back of the shop', async () => {
  const { id } = await create('x');
  await sandbox.ask(`payments/${id}/change`, { amount: 1, currency: 'USD' });
  expect((await client.payments.get({ paymentId: id })).amount).toEqual({ currency: 'USD', value: '0.01' });
});

it('keeps a journal of calls without their bodies', async () => {
  await create('j');
  await expect(create('j', '1.00')).rejects.toThrow();
  const lines = await sandbox.ask<Line[]>(`journal?key=${key}&kind=call`);
  expect(lines.map(({ what, status }) => [what, status])).toEqual([
    ['POST /v2/payments', 201],
    ['POST /v2/payments', 409],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/Credits|shop\.localhost/);
});

it('takes orders as JSON only, so that no other page can give them', async () => {
  const answer = await fetch(`${sandbox.url}/_sandbox/clock`, { method: 'POST', body: '{"advance_seconds":1}' });
  expect(answer.status).toBe(415);
  await expect(sandbox.ask('clock', { advance_secs: 1 })).rejects.toThrow('Unknown: advance_secs');
});
