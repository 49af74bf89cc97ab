import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { withClient } from '../../../../test/support/database';
import { confirmed } from '../../../../test/support/meeting';
import { PaymentsApi, codeOf } from '../../../../test/support/payments/payments-api';
import { type Person, rows } from '../../../../test/support/people';
import { CONSOLE } from '../../../../test/support/staff-people';
import { Tenants } from '../../tenants';
import { StaffTokens } from '..';
import { type LedgerChecksResponse } from './ledger-check.response';

const FINANCE = { email: 'books@work.example', role: 'finance' } as const;
let sale: PaymentsApi;
let api: TestApi;
let person: Person;
let order = 0;
const tokens = new Map<string, string>();

/** A paid order of the first brand; the finance person reaches that one only. */
beforeAll(async () => {
  sale = await PaymentsApi.start(117);
  ({ api } = sale);
  const { app } = api.running;
  const { id } = await app.get(Tenants).get(FIRST);
  await app.get(StaffTokens).add({ ...FINANCE, name: 'Books', tenantIds: [id] }, OPERATOR);
  for (const who of [OPERATOR, SUPPORT, FINANCE]) tokens.set(who.email, await tokenOf(api, who));
  person = await confirmed(api);
  order = (await sale.placed(person)).id;
  await sale.hear('paid');
});
afterAll(() => api.close());

type Who = { readonly email: string };
const on = (who: Who) => ({ authorization: tokens.get(who.email) ?? '' });
const ask = (who: Who = FINANCE, slug = FIRST) =>
  api.on(CONSOLE).post(`/api/staff/tenants/${slug}/ledger-checks`).set(on(who));
const list = (who: Who = FINANCE) => api.on(CONSOLE).get('/api/staff/ledger-checks').set(on(who));
const checks = async (who?: Who) => ((await list(who).expect(200)).body as LedgerChecksResponse).checks;
const work = () => sale.deliver('ledger_check');
const audited = () =>
  rows(api, "select actor, tenant_id from audit_entry where action = 'payments.ledger_check_asked'");

describe('the check of the ledgers', () => {
  it('waits for a worker, runs once however often it is asked for, and says what it found', async () => {
    expect(await checks()).toMatchObject([{ tenant: FIRST, credits: null, money: null, run: null }]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask()));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(204));
    expect(await checks()).toMatchObject([{ run: { state: 'asked', ended_at: null } }]);
    expect(await audited()).toHaveLength(1);
    expect(await work()).toBe(1);
    const [check, ...others] = await checks();
    expect(others).toEqual([]);
    expect(check).toMatchObject({
      ...{ tenant: FIRST, credits: { checked: 1, differences: 0 }, money: { checked: 1, differences: 0 } },
      run: { state: 'done', accounts: 1, wrong_balances: [], orders: 1, wrong_orders: [] },
    });
    expect(Date.now() - Date.parse(check?.run?.ended_at ?? '')).toBeLessThan(60_000);
    expect(await checks(OPERATOR)).toContainEqual({ tenant: SECOND, credits: null, money: null, run: null });
  });

  it('is told to be running, and is begun anew only where its worker was lost for an hour', async () => {
    await ask().expect(204);
    await rows(api, 'update ledger_check_run set begun_at = now()');
    expect(await checks()).toMatchObject([{ run: { state: 'running' } }]);
    await ask().expect(204);
    await rows(api, "update ledger_check_run set asked_at = now() - interval '61 minutes'");
    // The screen offers another one.
    expect(await checks()).toMatchObject([{ run: null }]);
    await ask().expect(204);
    expect(await checks()).toMatchObject([{ run: { state: 'asked' } }]);
    // The first of the two finds that another one took its place.
    expect(await work()).toBe(2);
    expect(await checks()).toMatchObject([{ run: { state: 'done' } }]);
    expect(await audited()).toHaveLength(3);
  });

  it('names the balance and the order that are wrong, and mends nothing', async () => {
    await rows(api, 'update credit_balance set balance = balance + 1 where account_id = $1', [person.id]);
    await withClient(api.database.rootUrl, (root) =>
      root.query('update payment_order set credits = credits + 1 where id = $1', [order]),
    );
    const run = async () => {
      await ask().expect(204);
      await work();
      return (await checks())[0];
    };
    const wrong = await run();
    expect(wrong).toMatchObject({
      ...{ credits: { differences: 1 }, money: { differences: 1 } },
      run: { wrong_balances: [{ member: person.id }], wrong_orders: [{ order, faults: ['credits'] }] },
    });
    const again = await run();
    expect([again?.run?.wrong_balances, again?.run?.wrong_orders]).toEqual([
      ...[wrong?.run?.wrong_balances, wrong?.run?.wrong_orders],
    ]);
  });

  it('is for whoever may see the books, of the brands that they reach', async () => {
    expect(codeOf(await list(SUPPORT))).toEqual([403, 'permission_denied']);
    expect(codeOf(await ask(SUPPORT))).toEqual([403, 'permission_denied']);
    expect(codeOf(await ask(FINANCE, SECOND))).toEqual([404, 'tenant_not_found']);
    expect(codeOf(await ask(FINANCE, 'nowhere'))).toEqual([404, 'tenant_not_found']);
    await api.on(CONSOLE).post(`/api/staff/tenants/${FIRST}/ledger-checks`).expect(401);
  });
});
