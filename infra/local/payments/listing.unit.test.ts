import {
  type Listed,
  type NewPayment,
  type PaymentProvider,
  type ProviderAccess,
} from '../../../backend/src/platform/payments';
import { type Running, providersAt, startRunning, until } from './testing/running';

let sandbox: Running;
beforeAll(async () => {
  sandbox = await startRunning();
});
afterAll(() => sandbox.stop());

const DAY = 86_400_000;
const now = (): Date => new Date(Date.now() + 60_000);

describe.each(['mollie', 'stripe'] as const)('the lists of %s', (name) => {
  let provider: PaymentProvider;
  const apiKey = { mollie: 'test_lists', stripe: 'sk_test_lists' }[name];
  const access: ProviderAccess = { apiKey, mode: 'test', ...(name === 'mollie' && { reportsKey: 'access_lists' }) };

  const wanted = (attempt: string, amount = 2000): NewPayment => ({
    ...{ attempt, sum: { amount, currency: 'EUR' }, method: 'card', country: 'NL', locale: 'nl-NL' },
    ...{ description: 'Credits', returnUrl: 'http://everglow.localhost/back', eventsUrl: 'http://127.0.0.1:9/mollie' },
    expiresAt: new Date(Date.now() + 1_800_000),
  });

  async function all<What extends keyof Listed>(what: What, from = new Date(Date.now() - DAY), end = now()) {
    const items: Listed[What][] = [];
    let after: string | undefined;
    do {
      const page = await provider.list(access, { what, period: { from, until: end }, ...(after && { after }) });
      if (!page) throw new Error('it does not tell');
      items.push(...page.items);
      after = page.next;
    } while (after !== undefined);
    return items;
  }

  beforeAll(() => {
    provider = providersAt(sandbox.url).byName(name);
  });

  it('have what was paid, given back, charged back and paid out, with fees', async () => {
    const { payment } = await provider.create(access, wanted('attempt-one'));
    const { payment: open } = await provider.create(access, wanted('attempt-two'));
    await sandbox.ask(`payments/${payment}/pay`, {});
    const { otherId } = await provider.read(access, payment);
    const refund = await provider.refund(access, { payment, key: 'refund-one', sum: { amount: 500, currency: 'EUR' } });
    await sandbox.ask(`payments/${payment}/chargeback`, { amount: 1000 });
    await sandbox.ask('settlements', { key: apiKey });
    await until(async () => (await all('balance')).some(({ kind }) => kind === 'payout'));

    const sum = { amount: 2000, currency: 'EUR' };
    expect(await all('payments')).toMatchObject([
      { payment: open, attempt: 'attempt-two', status: 'open', sum },
      { payment, otherId, attempt: 'attempt-one', status: 'paid', mode: 'test', sum },
    ]);
    const names = [payment, otherId];
    const [refunded] = await all('refunds');
    expect(refunded).toMatchObject({ id: refund.id, key: 'refund-one', sum: { amount: 500, currency: 'EUR' } });
    const [disputed] = await all('disputes');
    expect(disputed).toMatchObject({ status: 'open', sum: { amount: 1000, currency: 'EUR' } });
    for (const one of [refunded, disputed]) expect(names).toContain(one?.payment);

    const lines = await all('balance');
    const disputeFee = name === 'stripe' ? 2000 : 1500;
    const paidOut = 2000 - 55 - 500 - 1000 - disputeFee;
    expect([...lines].sort((one, other) => other.gross - one.gross)).toMatchObject(
      [
        { kind: 'payment', gross: 2000, fee: 55, net: 1945, currency: 'EUR' },
        { kind: 'refund', gross: -500, fee: 0, net: -500 },
        { kind: 'dispute', gross: -1000, fee: disputeFee, net: -1000 - disputeFee },
        { kind: 'payout', gross: -paidOut, fee: 0, net: -paidOut, payment: undefined },
      ].sort((one, other) => other.gross - one.gross),
    );
    for (const line of lines) if (line.kind !== 'payout') expect(names).toContain(line.payment);
    expect(await all('payments', new Date(Date.now() - 3 * DAY), new Date(Date.now() - DAY))).toEqual([]);
  });

  it('come in pages until the period ends', async () => {
    // A provider that is asked all at once may answer the last ones later than a call waits.
    for (let first = 0; first < 260; first += 10)
      await Promise.all(
        Array.from({ length: 10 }, (_, at) => provider.create(access, wanted(`many-${first + at}`, 1500))),
      );
    const many = (await all('payments')).filter(({ attempt }) => attempt?.startsWith('many-'));
    expect(new Set(many.map(({ attempt }) => attempt)).size).toBe(260);
  });
});

it('says so where Mollie tells nothing of balances to the key of a profile', async () => {
  const mollie = providersAt(sandbox.url).byName('mollie');
  const wish = { what: 'balance', period: { from: new Date(0), until: now() } } as const;
  expect(await mollie.list({ apiKey: 'test_lists', mode: 'test' }, wish)).toBeUndefined();
  const wrong = { apiKey: 'test_lists', mode: 'test', reportsKey: 'test_lists' } as const;
  await expect(mollie.list(wrong, wish)).rejects.toMatchObject({ fault: 'unauthorised' });
});
