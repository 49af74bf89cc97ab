import { setTimeout as pause } from 'node:timers/promises';
import { FIRST, SECOND, type TestApi } from '../../../../test/support/api';
import { copyToTenant } from '../../../../test/support/copy-to-tenant';
import * as support from '../../../../test/support/credits';
import { confirmed } from '../../../../test/support/meeting';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { type Connection, Database, PlatformDatabase } from '../../../platform/database';
import { uuidV7 } from '../../../platform/outbox';
import { currentTenantId } from '../../../platform/tenancy';
import { type Entered, type NewEntry, enter, reverse } from './enter';
import { signupGrant } from './signup-grant';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(44);
});
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

/** Until another transaction waits for a lock. */
async function untilOneWaits(connection: Connection): Promise<void> {
  while ((await connection.query('select from pg_locks where not granted')).length === 0);
}

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
  expect(await pay(id, 2, 'the rest')).toEqual([{ balance: 0 }]);
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
  await expect(buy(one.id, 31, 'twice')).rejects.toMatchObject({ code: 'credit_key_used', kind: 'conflict' });
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
  await expect(undo(id, 3)).rejects.toMatchObject({ code: 'not_reversible', kind: 'conflict' });
  await expect(undo(id, 9)).rejects.toMatchObject({ code: 'transaction_not_found', kind: 'absent' });
  await pay(id, 1, 'spent');
  // Money stands behind a purchase: it goes back with its order.
  await expect(undo(id, 1)).rejects.toMatchObject({ code: 'not_reversible', kind: 'conflict' });
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

describe('in work of no brand', () => {
  const platform = () => api.running.app.get(PlatformDatabase);
  const tenantOf = async (slug: string): Promise<number> =>
    Number((await rows(api, 'select id from tenant where slug = $1', [slug]))[0]?.['id']);
  const gift = { amount: 5, reason: 'support', reference: '', revision: 1 } as const;
  const give = (tenant: number, entry: Pick<NewEntry, 'account' | 'key'> & Partial<NewEntry>) =>
    platform().transaction((connection) => enter(connection, tenant, { ...gift, ...entry }));

  it('takes a key for the same entry only with the same reason and reference', async () => {
    const [{ id: account }, tenant] = [await confirmed(api), await tenantOf(FIRST)];
    expect(await give(tenant, { account, key: 'gift' })).toEqual({ number: 1, balance: 5, isNew: true });
    expect(await give(tenant, { account, key: 'gift' })).toEqual({ number: 1, balance: 5, isNew: false });
    for (const other of [{ reason: 'refund' }, { reference: 'x' }] as const)
      await expect(give(tenant, { account, key: 'gift', ...other })).rejects.toMatchObject({ code: 'credit_key_used' });
    expect(await give(tenant, { account, key: 'all of it', amount: -5 })).toMatchObject({ balance: 0 });
  });

  it('tells whoever takes the same entry back at once of what was made meanwhile', async () => {
    const [{ id: account }, tenant] = [await confirmed(api), await tenantOf(FIRST)];
    await give(tenant, { account, key: 'taken back twice' });
    const undoOn = (connection: Connection): Promise<Entered> => reverse(connection, tenant, { account, number: 1 });
    const meanwhile = await platform().transaction(async (first) => {
      expect(await undoOn(first)).toEqual({ number: 2, balance: 0, isNew: true });
      const second = platform().transaction(undoOn);
      await untilOneWaits(first);
      return { second };
    });
    expect(await meanwhile.second).toEqual({ number: 2, balance: 0, isNew: false });
  });

  it('tells apart the accounts of two brands that have the same id', async () => {
    const person = await confirmed(api);
    const { id: account } = person;
    const [here, there] = [await tenantOf(FIRST), await tenantOf(SECOND)];
    await copyToTenant(api, person, SECOND);
    expect(await give(here, { account, key: 'twin' })).toEqual({ number: 1, balance: 5, isNew: true });
    expect(await give(there, { account, key: 'twin' })).toBeUndefined();
    await rows(api, 'insert into credit_balance (tenant_id, account_id) values ($1, $2)', [there, account]);
    expect(await give(there, { account, key: 'twin', amount: 7 })).toEqual({ number: 1, balance: 7, isNew: true });
    for (const [tenant, credits] of [
      [here, 5],
      [there, 7],
    ] as const)
      await expect(give(tenant, { account, key: 'less', amount: -9 })).rejects.toMatchObject({
        members: { credits, cost: 9 },
      });
    await give(here, { account, key: 'only here' });
    const reversed = (tenant: number): Promise<Entered> =>
      platform().transaction((connection) => reverse(connection, tenant, { account, number: 2 }));
    await expect(reversed(there)).rejects.toMatchObject({ code: 'transaction_not_found' });
    expect(await reversed(here)).toEqual({ number: 3, balance: 5, isNew: true });
  });
});

it('holds the account before the balance in a purchase, as all other work does, and nobody else’s', async () => {
  const [one, other] = [await confirmed(api), await confirmed(api)];
  const soon = <T>(work: Promise<T>): Promise<T> =>
    Promise.race([work, pause(5000, undefined, { ref: false }).then(() => Promise.reject(new Error('it waits')))]);
  const bought = await api.running.app.get(PlatformDatabase).transaction(async (holder) => {
    await holder.query('select from account where id = $1 for no key update', [one.id]);
    const waiting = { purchase: buy(one.id, 20) };
    await untilOneWaits(holder);
    expect(await soon(buy(other.id, 3))).toMatchObject({ balance: 3 });
    const gift = {
      account: one.id,
      amount: 5,
      reason: 'support',
      reference: '',
      revision: 1,
      key: 'meanwhile',
    } as const;
    const database = api.running.app.get(Database);
    const given = () => database.transaction(() => enter(database, currentTenantId(), gift));
    expect(await soon(support.within(api, given))).toMatchObject({ number: 1, balance: 5 });
    expect(await holder.execute('update credit_balance set balance = balance where account_id = $1', [one.id])).toBe(1);
    return waiting;
  });
  expect(await bought.purchase).toEqual({ number: 2, balance: 25, isNew: true });
});

it('gives the credits of signing up once, to nobody else, and makes no entry of none', async () => {
  const [one, neighbour] = [await confirmed(api), await confirmed(api)];
  const grant = (account: number, amount: number) =>
    support.within(api, () =>
      api.running.app.get(Database).query(
        `with confirmed as (select $1::integer as id),
         ${signupGrant({ id: '$2::uuid', amount: '$3::integer', revision: '1' })}`,
        [account, uuidV7(), amount],
      ),
    );
  await grant(one.id, 0);
  expect(await book(one.id)).toMatchObject({ balance: 0, entries: 0, amounts: [] });
  for (let time = 0; time < 2; time += 1) await grant(one.id, 7);
  expect(await book(one.id)).toMatchObject({
    ...{ balance: 7, entries: 1 },
    list: [{ number: 1, amount: 7, balance_after: 7, reason: 'signup' }],
  });
  expect(await book(neighbour.id)).toMatchObject({ balance: 0, amounts: [] });
});
