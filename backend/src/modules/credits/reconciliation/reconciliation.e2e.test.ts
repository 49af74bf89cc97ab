import { FIRST, SECOND, type TestApi } from '../../../../test/support/api';
import { buy, pay } from '../../../../test/support/credits';
import { confirmed } from '../../../../test/support/meeting';
import { type Person, rows, startAccountsApi } from '../../../../test/support/people';
import { withClient } from '../../../../test/support/database';
import { PlatformDatabase } from '../../../platform/database';
import { type Logger } from '../../../platform/telemetry';
import { registry } from '../../../platform/telemetry/metrics';
import { HourlyReconciliation } from './hourly-reconciliation';
import { Reconciliation } from './reconciliation';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(48);
});
afterAll(() => api.close());

const reconciliation = (): Reconciliation => new Reconciliation(api.running.app.get(PlatformDatabase));
it('finds every balance that its entries do not make, and changes nothing', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => confirmed(api)));
  const [right, one, two, misnumbered, misadded] = people as [Person, Person, Person, Person, Person];
  const other = await confirmed(api, {}, SECOND);
  for (const { id } of people) await buy(api, id, 9);
  for (const { id } of [misnumbered, misadded]) await buy(api, id, 1);
  await buy(api, other.id, 9, 'there', SECOND);
  await pay(api, right.id, 2, 'right');
  // More than one batch of them, under numbers that erased members have.
  await rows(
    api,
    `insert into credit_balance (tenant_id, account_id)
     select tenant_id, -n from credit_balance, generate_series(1, 2500) n where account_id = $1`,
    [right.id],
  );
  // The same account number at another brand is another balance.
  await rows(api, 'insert into credit_balance (tenant_id, account_id) values ($1, $2)', [
    ...[await tenantOf(SECOND), right.id],
  ]);
  const before = await reconciliation().run();
  expect(before).toEqual({ accounts: 2507, differences: [] });

  await rows(api, 'update credit_balance set balance = balance + 1 where account_id = $1', [one.id]);
  await rows(api, 'update credit_balance set entries = entries + 1 where account_id = $1', [two.id]);
  await rows(api, 'update credit_balance set balance = 0 where account_id = $1', [other.id]);
  // Nothing else than the database itself can change an entry.
  await withClient(api.database.rootUrl, async (root) => {
    await root.query('update credit_entry set number = 3 where account_id = $1 and number = 2', [misnumbered.id]);
    await root.query('update credit_entry set balance_after = 8 where account_id = $1 and number = 1', [misadded.id]);
  });
  const { accounts, differences } = await reconciliation().run();
  expect(accounts).toBe(2507);
  expect(differences).toHaveLength(5);
  expect(differences).toEqual(
    expect.arrayContaining([
      { tenant: await tenantOf(FIRST), account: one.id, balance: 10, sum: 9 },
      { tenant: await tenantOf(FIRST), account: two.id, balance: 9, sum: 9 },
      { tenant: await tenantOf(FIRST), account: misnumbered.id, balance: 10, sum: 10 },
      { tenant: await tenantOf(FIRST), account: misadded.id, balance: 10, sum: 10 },
      { tenant: await tenantOf(SECOND), account: other.id, balance: 0, sum: 9 },
    ]),
  );
  const [still] = await rows(api, 'select balance from credit_balance where account_id = $1', [one.id]);
  expect(still).toEqual({ balance: 10 });

  const lines: unknown[] = [];
  const log = { info: () => undefined, error: (...line: unknown[]) => lines.push(line) };
  const hourly = new HourlyReconciliation(reconciliation(), log as unknown as Logger);
  hourly.onApplicationBootstrap();
  while (lines.length < 2) await new Promise(setImmediate);
  await hourly.onApplicationShutdown();
  expect(lines).toEqual([
    [{ tenant: await tenantOf(FIRST), differences: 4 }, 'balances are not the sum of their entries'],
    [{ tenant: await tenantOf(SECOND), differences: 1 }, 'balances are not the sum of their entries'],
  ]);
  expect(await registry.getSingleMetricAsString('ledger_differences')).toMatch(/^ledger_differences 5$/m);
});

it('takes nothing under way for a difference', async () => {
  const { id } = await confirmed(api);
  await buy(api, id, 200);
  const spending = Promise.all(Array.from({ length: 100 }, (_, at) => pay(api, id, 1, `under way ${at}`)));
  const found = await Promise.all(Array.from({ length: 5 }, () => reconciliation().run()));
  await spending;
  for (const { differences } of found) expect(differences.map(({ account }) => account)).not.toContain(id);
});

const tenantOf = async (slug: string): Promise<number> =>
  Number((await rows(api, 'select id from tenant where slug = $1', [slug]))[0]?.['id']);
