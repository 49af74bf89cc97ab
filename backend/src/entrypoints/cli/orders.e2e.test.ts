import { companyDay } from '../../../test/support/payments/company-day';
import { FIRST, OPERATOR, SECOND, type TestApi } from '../../../test/support/api';
import { confirmed } from '../../../test/support/meeting';
import { PaymentsApi } from '../../../test/support/payments/payments-api';
import { rows } from '../../../test/support/people';
import { runCommandLine } from './command-line';

const BY_OPERATOR = ['--author', OPERATOR.email];

let sale: PaymentsApi;
let api: TestApi;
let order = 0;
const environment = process.env;
beforeAll(async () => {
  sale = await PaymentsApi.start(83);
  ({ api } = sale);
  ({ id: order } = await sale.placed(await confirmed(api)));
  await sale.hear('paid');
});
afterAll(() => api.close());
afterEach(() => {
  process.env = environment;
  jest.restoreAllMocks();
});

async function run(...args: string[]): Promise<{ readonly code: number; readonly text: string }> {
  const said: string[] = [];
  const hear = (line: unknown): void => void said.push(String(line));
  jest.spyOn(console, 'log').mockImplementation(hear);
  jest.spyOn(console, 'error').mockImplementation(hear);
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const settings = Object.fromEntries(Object.entries(api.config).map(([name, value]) => [name, String(value)]));
  process.env = { ...environment, ...settings };
  return { code: await runCommandLine(['tenants', ...args]), text: said.join('\n') };
}

it('lists orders and shows one', async () => {
  expect((await run('orders', FIRST)).text).toContain(`${order}  `);
  expect((await run('orders', SECOND)).text).toBe('There are no such orders.');
  const shown = await run('order', FIRST, '--order', String(order), ...BY_OPERATOR);
  expect(JSON.parse(shown.text)).toMatchObject({ id: order, status: 'paid', differences: [] });
  expect(await run('order', SECOND, '--order', String(order), ...BY_OPERATOR)).toMatchObject({ code: 1 });
});

it('says what a refund would do, then asks for it once', async () => {
  const wish = ['refund', FIRST, '--order', String(order), '--amount', '500'];
  expect((await run(...wish)).text).toContain('Nothing was done.');
  const said = [...wish, '--key', 'ticket:4711', '--reason', 'A test', ...BY_OPERATOR];
  const [first, second] = [await run(...said), await run(...said)];
  expect(first.text).toMatch(/^It is on its way, as refund [\da-f-]{36}\.$/);
  expect(second).toEqual(first);
  expect(await sale.refundsOf(order)).toEqual([{ reason: 'staff', amount: 500, status: 'asked' }]);
  expect((await run(...said.map((one) => (one === '500' ? '5000' : one)))).text).toContain('refund_key_used');
  expect((await run(...wish, '--key', 'x', '--reason', 'A test', ...BY_OPERATOR)).code).toBe(1);
});

it('names differences and takes a word on them', async () => {
  const [row] = await rows(
    api,
    `insert into payment_difference (tenant_id, id, provider_account_id, day, kind, subject, theirs)
     select id, gen_random_uuid(), 'mollie', current_date, 'payment_unknown', 'tr_1', '9.99' from tenant where slug = $1
     returning id`,
    [FIRST],
  );
  const id = String(row?.['id']);
  expect((await run('differences', FIRST)).text).toContain(`${id}  `);
  const resolve = ['resolve-difference', FIRST, '--difference', id, '--reason', 'Another shop', ...BY_OPERATOR];
  expect(await run(...resolve)).toEqual({ code: 0, text: 'It is resolved. The books are as they were.' });
  expect((await run('differences', FIRST)).text).toBe('Providers and the books agree.');
  expect(
    (await run('resolve-difference', FIRST, '--difference', 'x', '--reason', 'Another', ...BY_OPERATOR)).code,
  ).toBe(1);
});

it('exports the books and reports', async () => {
  const today = companyDay();
  const csv = await run('export-books', FIRST, '--month', today.slice(0, 7), ...BY_OPERATOR);
  expect(csv.text).toContain(`"${FIRST}","${today.slice(0, 7)}"`);
  for (const report of ['settlement-report', 'vat-report'])
    expect((await run(report, FIRST, '--from', today, '--to', today)).code).toBe(0);
  expect((await run('export-books', FIRST, '--month', '2026-13', ...BY_OPERATOR)).code).toBe(1);
});
