import { FIRST, SECOND, type TestApi } from '../../../../test/support/api';
import * as support from '../../../../test/support/credits';
import { confirmed } from '../../../../test/support/meeting';
import { rows, startAccountsApi } from '../../../../test/support/people';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(44);
}, 60_000);
afterAll(() => api.close());

const buy = (account: number, credits: number, payment?: string, host = FIRST) =>
  support.buy(api, account, credits, payment, host);
const pay = (account: number, cost: number, key: string, host = FIRST) =>
  support.pay(api, account, cost, key, { host });
const undo = (account: number, number: number) => support.reverse(api, account, number);
const book = async (account: number) => {
  const [balance] = await rows(api, 'select balance, entries from credit_balance where account_id = $1', [account]);
  const entries = await rows(
    api,
    'select number, amount, balance_after, reason, reference from credit_entry where account_id = $1 order by number',
    [account],
  );
  return { ...balance, amounts: entries.map((entry) => entry['amount']), list: entries };
};

it('counts what comes and goes, each with the balance after it, and makes a buyer premium', async () => {
  const { id } = await confirmed(api);
  expect(await buy(id, 20, 'first')).toEqual({ number: 1, balance: 20, isNew: true });
  expect(await pay(id, 3, 'a')).toEqual([{ balance: 17 }]);
  expect(await pay(id, 0, 'free')).toEqual([{ balance: 17 }]);
  expect(await book(id)).toMatchObject({
    ...{ balance: 17, entries: 2 },
    list: [
      { number: 1, amount: 20, balance_after: 20, reason: 'purchase', reference: 'first' },
      { number: 2, amount: -3, balance_after: 17, reason: 'message', reference: '7:1' },
    ],
  });
  const [account] = await rows(api, 'select premium_since is not null as paid from account where id = $1', [id]);
  expect(account).toEqual({ paid: true });
});

it('pays for what there is and never more, with a hundred at once', async () => {
  const { id } = await confirmed(api);
  await buy(id, 50);
  const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => pay(id, 3, `race ${at}`)));
  expect(answers.filter((rows) => rows.length === 1)).toHaveLength(16);
  const { list, ...sums } = await book(id);
  expect(sums).toMatchObject({ balance: 2, entries: 17 });
  expect(list.map((entry) => entry['number'])).toEqual(Array.from({ length: 17 }, (_, at) => at + 1));
  expect(list.at(-1)).toMatchObject({ balance_after: 2 });
  await expect(pay(id, -5, 'backwards')).resolves.toEqual([]);
});

it('sells nothing, or less, to nobody', async () => {
  const { id } = await confirmed(api);
  await buy(id, 9);
  for (const credits of [0, -1, 1.5, NaN]) await expect(buy(id, credits)).rejects.toThrow(RangeError);
  expect(await book(id)).toMatchObject({ balance: 9, amounts: [9] });
});

it('enters a payment once, told of it fifty times at once, and refuses another thing under its name', async () => {
  const [one, other] = [await confirmed(api), await confirmed(api)];
  const answers = await Promise.all(Array.from({ length: 50 }, () => buy(one.id, 30, 'twice')));
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(new Set(answers.map(({ number, balance }) => `${number} ${balance}`))).toEqual(new Set(['1 30']));
  await expect(buy(one.id, 31, 'twice')).rejects.toMatchObject({ code: 'credit_key_used' });
  await expect(buy(other.id, 30, 'twice')).rejects.toMatchObject({ code: 'credit_key_used' });
  expect([await book(one.id), await book(other.id)]).toMatchObject([
    { balance: 30, amounts: [30] },
    { balance: 0, amounts: [] },
  ]);
  await pay(one.id, 1, 'same');
  await expect(pay(one.id, 1, 'same')).rejects.toMatchObject({ code: '23505' });
  expect(await book(one.id)).toMatchObject({ balance: 29, entries: 2 });
});

it('lets only one of two accounts have a key that both come with at once', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => confirmed(api)));
  const answers = await Promise.allSettled(people.map(({ id }) => buy(id, 5, 'contested')));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'credit_key_used' });
  const books = await Promise.all(people.map(({ id }) => book(id)));
  expect(books.filter(({ list }) => list.length === 1)).toHaveLength(1);
});

it('takes an entry back once, and never what was spent meanwhile', async () => {
  const { id } = await confirmed(api);
  await buy(id, 10);
  await pay(id, 4, 'to be reversed');
  const answers = await Promise.all(Array.from({ length: 20 }, () => undo(id, 2)));
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await book(id)).toMatchObject({ balance: 10, amounts: [10, -4, 4] });
  await expect(undo(id, 3)).rejects.toMatchObject({ code: 'not_reversible' });
  await expect(undo(id, 9)).rejects.toMatchObject({ code: 'transaction_not_found' });
  await pay(id, 1, 'spent');
  await expect(undo(id, 1)).rejects.toMatchObject({ code: 'not_enough_credits', members: { credits: 9, cost: 10 } });
  expect(await book(id)).toMatchObject({ balance: 9, amounts: [10, -4, 4, -1] });
});

it('is each brand’s own, keys and all', async () => {
  const [here, there] = [await confirmed(api), await confirmed(api, {}, SECOND)];
  await buy(here.id, 7, 'shared');
  expect(await buy(there.id, 9, 'shared', SECOND)).toMatchObject({ balance: 9, isNew: true });
  await expect(buy(there.id, 5)).rejects.toMatchObject({ code: 'transaction_not_found' });
  expect(await pay(there.id, 1, 'elsewhere')).toEqual([]);
  await expect(undo(there.id, 1)).rejects.toMatchObject({ code: 'transaction_not_found' });
  expect(await book(there.id)).toMatchObject({ balance: 9, amounts: [9] });
});
