import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { buy, pay, reverse } from '../../../../../test/support/credits';
import { block, call, confirmed, invented } from '../../../../../test/support/meeting';
import { activate, rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { type Transaction, type TransactionsResponse } from '../../statement/transaction.response';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(45);
});
afterAll(() => api.close());

const read = async (cookie: string, query = '', host = FIRST): Promise<TransactionsResponse> =>
  (await call(api, 'get', `transactions${query}`, cookie, host).expect(200)).body as TransactionsResponse;
const show = (cookie: string, id: number | string, host = FIRST) =>
  call(api, 'get', `transactions/${id}`, cookie, host);

it('tells a member everything that came and went, newest first, with the balance after it', async () => {
  const { id, cookie } = await confirmed(api);
  expect(await read(cookie)).toEqual({ transactions: [], next: null, credits: 0 });
  await buy(api, id, 20);
  await pay(api, id, 5, 'told');
  await reverse(api, id, 2);
  const { transactions, ...rest } = await read(cookie);
  expect(rest).toEqual({ next: null, credits: 20 });
  const about = { partner: null, reversal_of: null, reversed_by: null, order: null };
  const created_at = expect.stringMatching(/Z$/) as string;
  expect(transactions).toEqual([
    { ...about, id: 3, amount: 5, balance: 20, reason: 'reversal', created_at, reversal_of: 2 },
    { ...about, id: 2, amount: -5, balance: 15, reason: 'message', created_at, reversed_by: 3 },
    { ...about, id: 1, amount: 20, balance: 20, reason: 'purchase', created_at },
  ]);
  expect((await show(cookie, 2).expect(200)).body).toEqual(transactions[1]);
});

it('begins with what signing up gave', async () => {
  const { cookie } = await signUp(api, 'begins@visitor.example');
  await activate(api, 'begins@visitor.example');
  const { transactions, credits } = await read(cookie);
  expect(transactions).toMatchObject([{ id: 1, amount: credits, balance: credits, reason: 'signup' }]);
});

it('tells whom it went to, labelled where they are invented, for as long as the two may meet', async () => {
  const [one, other] = [await confirmed(api), await confirmed(api, { name: 'Noor' })];
  const cast = await invented(api);
  await buy(api, one.id, 20);
  for (const [at, whom] of [other.id, cast].entries()) {
    const [low, high] = [one.id, whom].sort((a, b) => a - b);
    const [row] = await rows(
      api,
      `insert into conversation (tenant_id, low_id, high_id) select tenant_id, $1::integer, $2 from profile where id = $1
       returning id`,
      [low, high],
    );
    await pay(api, one.id, 1, `met ${at}`, { reference: `${Number(row?.['id'])}:1` });
  }
  await pay(api, one.id, 1, 'nowhere', { reference: 'nowhere' });
  const partners = async () => (await read(one.cookie)).transactions.map(({ partner }) => partner);
  const robin = { id: cast, name: 'Robin', fictional: true };
  expect(await partners()).toEqual([null, robin, { id: other.id, name: 'Noor', fictional: false }, null]);
  await block(api, other.id, one.id);
  expect(await partners()).toEqual([null, robin, null, null]);
});

it('goes on by cursor, with nothing twice and nothing left out, also while credits come', async () => {
  const { id, cookie } = await confirmed(api);
  for (let at = 0; at < 100; at += 1) await buy(api, id, 1);
  const seen: Transaction[] = [];
  let pages = 0;
  let next: string | null = '';
  while (next !== null) {
    const page: TransactionsResponse = await read(cookie, next === '' ? '' : `?cursor=${next}`);
    expect(page.transactions.length).toBeLessThanOrEqual(50);
    seen.push(...page.transactions);
    next = page.next;
    pages += 1;
    await buy(api, id, 1);
  }
  expect(seen.map((entry) => entry.id)).toEqual(Array.from({ length: 100 }, (_, at) => 100 - at));
  // The last page is full, and nothing comes behind it.
  expect(pages).toBe(2);
  expect(seen.every((entry) => entry.id === entry.balance)).toBe(true);
});

it('is nobody else’s, at no brand', async () => {
  const [mine, other, there] = [await confirmed(api), await confirmed(api), await confirmed(api, {}, SECOND)];
  await buy(api, mine.id, 5);
  await show(mine.cookie, 1).expect(200);
  for (const answer of [
    await show(other.cookie, 1),
    await show(there.cookie, 1, SECOND),
    await show(mine.cookie, 2),
    ...(await Promise.all(['0', '-1', '1.5', 'x', '1e3', '99999999999', '01'].map((id) => show(mine.cookie, id)))),
  ])
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([404, 'transaction_not_found']);
  expect((await read(other.cookie)).transactions).toEqual([]);
  for (const path of ['transactions', 'transactions/1'])
    expect((await call(api, 'get', path, 'session=x').expect(403)).body).toMatchObject({
      authentication_required: true,
    });
  for (const cursor of ['0', '-1', 'x', '9999999999'])
    await call(api, 'get', `transactions?cursor=${cursor}`, mine.cookie).expect(422);
});
