import { randomUUID } from 'node:crypto';
import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { within } from '../../../../../test/support/credits';
import { withClient } from '../../../../../test/support/database';
import { confirmed } from '../../../../../test/support/meeting';
import * as paying from '../../../../../test/support/payments/paying';
import { PaymentsApi } from '../../../../../test/support/payments/payments-api';
import { rows } from '../../../../../test/support/people';
import { Database, PlatformDatabase } from '../../../../platform/database';
import { OutboxHandlers, OutboxHint } from '../../../../platform/outbox';
import { type Listed } from '../../../../platform/payments';
import { LOGGER, type Logger } from '../../../../platform/telemetry';
import { REFUND_KIND } from '../../money-back/refund-entries';
import { CHECK_KIND } from '../../settling/check-entry';
import { BooksCheck } from '../books-check';
import { DIFFERENCE_KINDS } from '../difference-kinds';
import { CompareDay } from './compare-day';
import { COMPARISON_KIND, ComparisonHandler } from './comparison.handler';
import { HourlyComparisons } from './hourly-comparisons';

let sale: PaymentsApi;
let api: TestApi;
beforeAll(async () => {
  sale = await PaymentsApi.start(80);
  ({ api } = sale);
});
afterAll(() => api.close());
beforeEach(async () => {
  sale.forget();
  for (const list of Object.values(sale.mollie.listed)) list.length = 0;
  // Days of another test are none of this one's.
  await withClient(api.database.rootUrl, (root) =>
    root.query(
      "update payment_attempt set created_at = created_at - interval '60 days'; delete from payment_difference;" +
        "update money_transfer set created_at = created_at - interval '60 days';" +
        "update payment_dispute set opened_at = opened_at - interval '60 days'; delete from payment_comparison",
    ),
  );
});

const EUR = 'EUR';
const today = (): string => new Date().toISOString().slice(0, 10);
const compare = (host = FIRST, account = 'mollie') =>
  within(api, () => api.running.app.get(CompareDay, { strict: false }).compare(account, today()), host);
const kept = (host = FIRST) =>
  rows(
    api,
    `select kind, subject, order_id, ours, theirs, resolved_at is not null as resolved, resolved_by from payment_difference
     where tenant_id = (select id from tenant where slug = $1) order by kind, subject`,
    [host],
  );
const booked = () =>
  rows(
    api,
    `select key, debit_account as debit, credit_account as credit, amount, order_id as "order" from money_transfer
     where key like 'fee:%' or key like 'payout:%' order by key`,
  );

type Made = PaymentsApi['mollie']['payments'][number];
const line = (more: Partial<Listed['balance']> = {}): Listed['balance'] => {
  const { gross = 999, fee = 25 } = more;
  return {
    ...{ id: `baltr_${randomUUID()}`, kind: 'payment', kindAtProvider: 'payment', payment: undefined, currency: EUR },
    ...{ gross, fee, net: gross - fee, at: new Date(), ...more },
  };
};
/** The provider lists the payment as it is, and what it brought. */
function list(payment: Made, more: Partial<Listed['payments']> = {}, moved: Partial<Listed['balance']> = {}) {
  const { id, attempt, sum, status, refunds } = payment;
  const at = { createdAt: new Date() };
  const { listed } = sale.mollie;
  listed.payments.push({ ...{ payment: id, otherId: undefined, attempt, status, mode: 'test', sum }, ...at, ...more });
  listed.refunds.push(...refunds.map((refund) => ({ ...refund, payment: id, ...at })));
  if (status === 'paid') listed.balance.push(line({ payment: id, gross: sum.amount, ...moved }));
}
async function sold(host = FIRST): Promise<{ order: number; payment: Made }> {
  const order = await sale.placed(await confirmed(api, {}, host), host);
  const payment = sale.mollie.payments.at(-1);
  if (!payment) throw new Error('nothing was sold');
  sale.mollie.set('paid', payment);
  if (host === FIRST) await sale.hear('paid', payment);
  return { order: order.id, payment };
}

it('finds nothing where everything agrees, and books fees and payouts once', async () => {
  const { order, payment } = await sold();
  list(payment);
  sale.mollie.listed.balance.push(
    line({ id: 'po_1', kind: 'payout', kindAtProvider: 'outgoing-transfer', gross: -974, fee: 0 }),
    line({ id: 'fee_1', kind: 'fee', kindAtProvider: 'payment-fee', gross: 0, fee: 12 }),
    line({ id: 'back_1', kind: 'payout', kindAtProvider: 'returned-transfer', gross: 74, fee: 0 }),
  );
  await Promise.all([compare(), compare(), compare()]);
  expect(await kept()).toEqual([]);
  const [paid] = sale.mollie.listed.balance;
  const clearing = 'clearing:mollie';
  expect(await booked()).toEqual([
    { key: `fee:mollie:${paid?.id}`, debit: 'fees', credit: clearing, amount: 25, order },
    { key: 'fee:mollie:fee_1', debit: 'fees', credit: clearing, amount: 12, order: null },
    { key: 'payout:mollie:back_1', debit: clearing, credit: 'bank', amount: 74, order: null },
    { key: 'payout:mollie:po_1', debit: 'bank', credit: clearing, amount: 974, order: null },
  ]);
  expect(await rows(api, 'select count(*)::integer as lines from settlement_line')).toEqual([{ lines: 4 }]);
  expect((await new BooksCheck(api.running.app.get(PlatformDatabase)).run()).differences).toEqual([]);
});

it('finds each kind of difference, both ways, of the right brand', async () => {
  const expected: Record<string, [subject: string, order: number | null, ours: string | null, theirs: string | null]> =
    {};
  const { listed } = sale.mollie;
  const sum = { amount: 999, currency: EUR };
  const at = { createdAt: new Date() };

  const stray = {
    payment: 'tr_stray',
    otherId: undefined,
    attempt: randomUUID(),
    status: 'paid',
    mode: 'test',
    sum,
  } as const;
  listed.payments.push({ ...stray, ...at });
  expected['payment_unknown'] = ['tr_stray', null, null, '9.99'];

  const gone = await sold();
  sale.mollie.payments.splice(sale.mollie.payments.indexOf(gone.payment), 1);
  expected['payment_missing'] = [gone.payment.id, gone.order, '9.99', null];

  const open = await sale.placed(await confirmed(api));
  const unheard = sale.mollie.payments.at(-1) as Made;
  sale.mollie.set('paid', unheard);
  list(unheard, {}, { id: unheard.id });
  expected['payment_not_booked'] = [unheard.id, open.id, 'open', 'paid'];

  const dear = await sold();
  list(dear.payment, { sum: { amount: 899, currency: EUR } });
  expected['payment_amount'] = [dear.payment.id, dear.order, '9.99', '8.99'];

  const foreign = await sold();
  list(foreign.payment, { sum: { amount: 999, currency: 'USD' } });
  expected['payment_currency'] = [foreign.payment.id, foreign.order, 'EUR', 'USD'];

  const back = await sold();
  list(back.payment);
  const refund = { key: undefined, status: 'done', payment: back.payment.id, ...at } as const;
  listed.refunds.push({ ...refund, id: 're_unknown', sum: { amount: 100, currency: EUR } });
  expected['refund_unknown'] = ['re_unknown', back.order, null, '1.00'];
  const ours = async (id: string, amount: number, status: string) => {
    const [attempt] = await rows(api, 'select id, tenant_id from payment_attempt where order_id = $1', [back.order]);
    const refundId = randomUUID();
    await rows(
      api,
      `insert into money_refund (tenant_id, id, order_id, attempt_id, reason, amount, status, provider_refund_id, due_at)
       values ($1, $2, $3, $4, 'staff', $5, $6, $7, now())`,
      [attempt?.['tenant_id'], refundId, back.order, attempt?.['id'], amount, status, id],
    );
    await rows(
      api,
      `insert into money_transfer (tenant_id, id, key, order_id, currency, debit_account, credit_account, amount)
       values ($1, gen_random_uuid(), $2, $3, 'EUR', 'refunds', 'clearing:mollie', $4)`,
      [attempt?.['tenant_id'], `refund:${refundId}:out`, back.order, amount],
    );
  };
  await ours('re_missing', 50, 'done');
  expected['refund_missing'] = ['re_missing', back.order, '0.50', null];
  await ours('re_amount', 60, 'done');
  listed.refunds.push({ ...refund, id: 're_amount', sum: { amount: 61, currency: EUR } });
  expected['refund_amount'] = ['re_amount', back.order, '0.60', '0.61'];
  await ours('re_status', 70, 'done');
  listed.refunds.push({ ...refund, id: 're_status', status: 'failed', sum: { amount: 70, currency: EUR } });
  expected['refund_status'] = ['re_status', back.order, 'done', 'failed'];

  const argued = await sold();
  list(argued.payment);
  const dispute = { payment: argued.payment.id, status: 'open', ...at } as const;
  listed.disputes.push({ ...dispute, id: 'du_unknown', sum });
  expected['dispute_unknown'] = ['du_unknown', argued.order, null, '9.99'];
  const oursDisputed = async (id: string, amount: number, status: string) =>
    rows(
      api,
      `insert into payment_dispute (tenant_id, id, order_id, attempt_id, provider_dispute_id, amount, status)
       select tenant_id, gen_random_uuid(), order_id, id, $2, $3, $4 from payment_attempt where order_id = $1`,
      [argued.order, id, amount, status],
    );
  await oursDisputed('du_missing', 10, 'open');
  expected['dispute_missing'] = ['du_missing', argued.order, '0.10', null];
  await oursDisputed('du_amount', 20, 'open');
  listed.disputes.push({ ...dispute, id: 'du_amount', sum: { amount: 21, currency: EUR } });
  expected['dispute_amount'] = ['du_amount', argued.order, '0.20', '0.21'];
  await oursDisputed('du_status', 30, 'lost');
  listed.disputes.push({ ...dispute, id: 'du_status', status: 'won', sum: { amount: 30, currency: EUR } });
  expected['dispute_status'] = ['du_status', argued.order, 'lost', 'won'];

  listed.balance.push(line({ id: 'bal_unknown', payment: 'tr_nobody' }));
  expected['balance_unknown'] = ['bal_unknown', null, null, '9.74'];
  const short = await sold();
  list(short.payment, {}, { id: 'bal_short', gross: 900 });
  expected['balance_amount'] = ['bal_short', short.order, '9.99', '9.00'];
  listed.balance.push(line({ id: 'bal_reserve', kind: 'other', kindAtProvider: 'reserve', gross: -500, fee: 0 }));
  expected['balance_unexplained'] = ['bal_reserve', null, null, 'reserve -5.00'];

  expect(Object.keys(expected).sort()).toEqual([...DIFFERENCE_KINDS].sort());
  await compare();
  const found = await kept();
  expect(found).toEqual(
    Object.entries(expected)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([kind, [subject, order_id, oursOf, theirs]]) => ({
        ...{ kind, subject, order_id, ours: oursOf, theirs, resolved: false, resolved_by: null },
      })),
  );
  expect(await kept(SECOND)).toEqual([]);
  // Looked at again, it is the same list.
  await compare();
  expect(await kept()).toEqual(found);
  // Nothing was mended: only what may have been missed is asked for again.
  const asked = await rows(api, 'select distinct payload from outbox where kind = $1', [CHECK_KIND]);
  const suspects = [open.id, back.order, argued.order];
  const attempts = await rows(api, 'select id from payment_attempt where order_id = any($1::integer[])', [suspects]);
  expect(asked.map(({ payload }) => (payload as { attempt: string }).attempt).sort()).toEqual(
    attempts.map(({ id }) => id).sort(),
  );
  await rows(api, 'delete from outbox where kind in ($1, $2)', [CHECK_KIND, REFUND_KIND]);
});

it('lets a report that was missed be made good, and says that it agrees since', async () => {
  const order = await sale.placed(await confirmed(api));
  const payment = sale.mollie.payments.at(-1) as Made;
  sale.mollie.set('paid', payment);
  list(payment, {}, { id: payment.id });
  await compare();
  expect(await kept()).toMatchObject([{ kind: 'payment_not_booked', order_id: order.id, resolved: false }]);
  expect(await sale.deliver(CHECK_KIND)).toBe(1);
  await compare();
  expect(await kept()).toMatchObject([{ kind: 'payment_not_booked', resolved: true, resolved_by: null }]);
});

it('keeps what staff resolved, until it differs otherwise', async () => {
  const { payment } = await sold();
  list(payment, { sum: { amount: 899, currency: EUR } });
  await compare();
  await rows(api, "update payment_difference set resolved_at = now(), resolved_by = 'olivia', note = 'A fee'");
  await compare();
  expect(await kept()).toMatchObject([{ theirs: '8.99', resolved: true, resolved_by: 'olivia' }]);
  sale.mollie.listed.payments[0] = {
    ...(sale.mollie.listed.payments[0] as Listed['payments']),
    sum: { amount: 1, currency: EUR },
  };
  await compare();
  expect(await kept()).toMatchObject([{ theirs: '0.01', resolved: false, resolved_by: null }]);
});

it('does not miss what the provider made on another day, or changes into another currency', async () => {
  const { payment } = await sold();
  list(payment, { createdAt: new Date(Date.now() - 86_400_000) }, { currency: 'USD', gross: 1100 });
  expect(await compare()).toEqual([]);
  expect(sale.mollie.calls.filter((call) => call === 'read')).toHaveLength(2);
});

it('is asked for once a day for each account, again while something differs, and where the provider was silent', async () => {
  const { app } = api.running;
  const handlers = new OutboxHandlers();
  const log = app.get<Logger>(LOGGER);
  new ComparisonHandler(handlers, app.get(CompareDay, { strict: false }), log).onModuleInit();
  const hourly = () => new HourlyComparisons(app.get(PlatformDatabase), app.get(Database), app.get(OutboxHint), log);
  await rows(api, "update provider_account set created_at = now() - interval '3 days'");
  const accounts = Number((await rows(api, 'select count(*) as n from provider_account'))[0]?.['n']);
  const asked = await Promise.all([hourly().ask(), hourly().ask(), hourly().ask()]);
  const days = Number((await rows(api, 'select count(*) as n from payment_comparison'))[0]?.['n']);
  expect(days).toBe(accounts * (new Date().getUTCHours() === 0 ? 2 : 3));
  expect(asked.reduce((sum, one) => sum + one)).toBe(days);
  sale.mollie.faults.push({ call: 'list', fault: 'silent', when: 'before' });
  await expect(paying.deliver(api, handlers, COMPARISON_KIND)).rejects.toMatchObject({ fault: 'deferred' });
  await rows(api, "update payment_comparison set asked_at = asked_at - interval '2 hours'");
  const again = await hourly().ask();
  expect(again).toBeGreaterThan(0);
  await paying.deliver(api, handlers, COMPARISON_KIND);
  await paying.deliver(api, handlers, COMPARISON_KIND, SECOND);
  expect(await rows(api, 'select day from payment_comparison where compared_at is null')).toEqual([]);
  await rows(api, "update payment_comparison set asked_at = asked_at - interval '2 hours'");
  expect(await hourly().ask()).toBe(0);
  await rows(
    api,
    `insert into payment_difference (tenant_id, id, provider_account_id, day, kind, subject)
     select tenant_id, gen_random_uuid(), provider_account_id, day, 'balance_unknown', 'x' from payment_comparison limit 1`,
  );
  expect(await hourly().ask()).toBe(1);
  expect(await hourly().ask()).toBe(0);
});

it('counts days that could not be compared, but none of a closed account, which is not asked any more', async () => {
  const { app } = api.running;
  const hourly = new HourlyComparisons(
    app.get(PlatformDatabase),
    app.get(Database),
    app.get(OutboxHint),
    app.get(LOGGER),
  );
  const late = async () => {
    await hourly.ask();
    return (Reflect.get(hourly, 'state') as { late: number }).late;
  };
  await rows(
    api,
    `insert into payment_comparison (tenant_id, provider_account_id, day, asked_at)
     select tenant_id, id, current_date - 5, now() from provider_account where id = 'mollie'`,
  );
  const all = await late();
  expect(all).toBeGreaterThan(1);
  const there = "tenant_id = (select id from tenant where slug = $2) and id = 'mollie'";
  await rows(api, `update provider_account set status = $1 where ${there}`, ['closed', SECOND]);
  expect(await late()).toBeLessThan(all);
  await rows(api, `update provider_account set status = $1 where ${there}`, ['active', SECOND]);
});
