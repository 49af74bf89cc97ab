import { type EventEmitter } from 'node:events';
import { type DataSource } from 'typeorm';
import { Notes, lend } from '../../../../test/support/notes';
import { runInTenant } from '../../tenancy/scope';
import { type TenantClient } from './tenant-client';

let notes: Notes;
let source: DataSource;
beforeAll(async () => {
  notes = await Notes.open();
  source = await notes.source();
});
afterAll(() => notes.close());

const inTenant = <T>(tenant: number, work: (client: TenantClient) => Promise<T>): Promise<T> =>
  runInTenant(tenant, () => lend(source, work));

test('a batch answers every statement in its order, each seeing the ones before', () =>
  inTenant(6, async (client) => {
    const results = await client.batch([
      { text: 'insert into note (body) values ($1) returning tenant_id', values: ['first'] },
      'update purse set unread = unread + 1 where id = 1 returning unread',
      { text: 'select count(*)::int from note where body = $1', values: ['first'] },
      '',
      'delete from note where false',
    ]);
    expect(results.map(({ rows }) => rows)).toEqual([[{ tenant_id: 6 }], [{ unread: 1 }], [{ count: 1 }], [], []]);
    expect(results.map(({ rowCount }) => rowCount)).toEqual([1, 1, 1, null, 0]);
  }));

test('a batch is one round trip', () =>
  inTenant(6, async (client) => {
    const { connection } = client as unknown as { connection: EventEmitter };
    let answers = 0;
    connection.on('readyForQuery', () => answers++);
    await client.batch(Array.from({ length: 10 }, (_, index) => ({ text: 'select $1::int as x', values: [index] })));
    expect(answers).toBe(1);
  }));

test('a batch happens whole or not at all, and its error is the one of the statement that failed', () =>
  inTenant(7, async (client) => {
    for (let round = 0; round < 4; round++) {
      const failing = client.batch([
        { text: 'insert into note (body) values ($1)', values: ['never'] },
        'update purse set unread = unread + 1 where id = 1',
        'update purse set balance = balance - 5000 where id = 1',
        { text: 'insert into note (body) values ($1)', values: ['never'] },
      ]);
      await expect(failing).rejects.toThrow(/check constraint/);
      expect((await client.query("select count(*)::int from note where body = 'never'")).rows).toEqual([{ count: 0 }]);
      expect((await client.query('select unread from purse where id = 1')).rows).toEqual([{ unread: 0 }]);
    }
  }));

test('a batch inside a transaction belongs to it', () =>
  inTenant(8, async (client) => {
    await client.query('begin');
    await client.batch(["insert into note (body) values ('with it')", 'update purse set unread = 7']);
    await client.query('rollback');
    const results = await client.batch([
      "select from note where body = 'with it'",
      'select from purse where unread = 7',
    ]);
    expect(results.map(({ rowCount }) => rowCount)).toEqual([0, 0]);
  }));

test('a stale name in the middle of a batch is healed without doing anything twice', () =>
  inTenant(9, async (client) => {
    const add = { text: 'insert into note (body) values ($1)', values: ['once'] };
    await notes.root.query('create table mould (x int); grant select on mould to manyhearts_app');
    for (let use = 0; use < 3; use++) await client.query('select * from mould');
    await notes.root.query('alter table mould add y int');
    await client.batch([add, 'select * from mould']);
    expect((await client.query("select count(*)::int from note where body = 'once'")).rows).toEqual([{ count: 1 }]);
  }));

test('a client asked many things at once answers each in its own scope', async () => {
  const wrong = await lend(source, async (client) => {
    const asked = Array.from({ length: 50 }, async (_, index) => {
      const { rows } = await runInTenant(index + 1, () => client.query('select distinct tenant_id from note'));
      return rows[0]?.['tenant_id'] !== index + 1;
    });
    return (await Promise.all(asked)).filter(Boolean);
  });
  expect(wrong).toEqual([]);
});

describe('names on the server', () => {
  const named = async (client: TenantClient): Promise<number> => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int from pg_prepared_statements');
    return rows[0]!.count;
  };

  test('are given from the second use on', () =>
    inTenant(5, async (client) => {
      const before = await named(client);
      await client.query('select 1 as once');
      expect(await named(client)).toBe(before + 1); // the counting statement itself
      await client.query('select 1 as once');
      expect(await named(client)).toBe(before + 2);
    }));

  test('are bounded, and what was forgotten still answers right', async () => {
    const few = await notes.source(1, { maxStatements: 20 });
    await runInTenant(5, () =>
      lend(few, async (client) => {
        const shape = (value: number): string => `select ${value} as v, tenant_id from note limit 1`;
        for (let value = 0; value < 200; value++) for (let use = 0; use < 3; use++) await client.query(shape(value));
        expect(await named(client)).toBeLessThanOrEqual(22);
        for (let value = 0; value < 200; value++)
          expect((await client.query(shape(value))).rows).toEqual([{ v: value, tenant_id: 5 }]);
      }),
    );
  });
});
