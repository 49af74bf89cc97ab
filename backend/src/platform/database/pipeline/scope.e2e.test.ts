import { Client } from 'pg';
import { type DataSource } from 'typeorm';
import { NOTES_EACH, NoteEntity, Notes, behindItsBack } from '../../../../test/support/notes';
import { runInTenant, runWithoutTenant } from '../../tenancy/scope';
import { poolOf } from '../app-data-source';
import { TenantClient } from './tenant-client';
import { TenantPool } from './tenant-pool';

let notes: Notes;
let source: DataSource;
beforeAll(async () => {
  notes = await Notes.open();
  source = await notes.source();
});
afterAll(() => notes.close());

describe('inside a tenant', () => {
  test('repositories, the query builder, counts and plain queries see its rows only', () =>
    runInTenant(7, async () => {
      const all = await source.getRepository(NoteEntity).find();
      expect(all).toHaveLength(NOTES_EACH);
      expect(new Set(all.map((note) => note.tenant_id))).toEqual(new Set([7]));
      await expect(source.getRepository(NoteEntity).count()).resolves.toBe(NOTES_EACH);
      const few = await source.createQueryBuilder(NoteEntity, 'note').where('note.n > :n', { n: 15 }).getMany();
      expect(few).toHaveLength(5);
      await expect(source.query('select distinct tenant_id from note')).resolves.toEqual([{ tenant_id: 7 }]);
    }));

  test('writes reach its rows only and take the tenant from the scope', () =>
    runInTenant(8, async () => {
      await expect(source.query('update note set n = n where n <= $1', [3])).resolves.toEqual([[], 3]);
      const saved = await source.getRepository(NoteEntity).save({ body: 'new' });
      const found = await source.getRepository(NoteEntity).findOneByOrFail({ id: saved.id });
      expect(found).toMatchObject({ tenant_id: 8, body: 'new' });
      await source.getRepository(NoteEntity).delete({ id: saved.id });
      await expect(source.getRepository(NoteEntity).count()).resolves.toBe(NOTES_EACH);
    }));

  test("writing another tenant's row is refused by the database", () =>
    runInTenant(7, async () => {
      const foreign = "insert into note (tenant_id, body) values (8, 'x')";
      await expect(source.query(foreign)).rejects.toThrow(/row-level security/);
      await expect(source.query('update note set tenant_id = 8')).rejects.toThrow(/row-level security/);
    }));

  test('pg’s other ways to ask work the same: callbacks, row arrays, own type parsers', () =>
    runInTenant(7, async () => {
      const pool = poolOf(source)!;
      const byCallback = await new Promise((resolve, reject) => {
        pool.connect((connectError, client, done) => {
          if (connectError !== undefined) reject(connectError);
          client!.query('select min(tenant_id) from note', (error: Error | null, result) => {
            done(error ?? undefined);
            resolve(result.rows);
          });
        });
      });
      expect(byCallback).toEqual([{ min: 7 }]);
      await pool.use(async (client) => {
        const arrays = await client.query({
          text: 'select tenant_id, $1::int as x from note limit 1',
          values: [3],
          rowMode: 'array',
        });
        expect(arrays.rows).toEqual([[7, 3]]);
        const types = { getTypeParser: () => (value: string) => `<${value}>` } as never;
        expect((await client.query({ text: 'select 1 as x', types })).rows).toEqual([{ x: '<1>' }]);
        const failing = {
          getTypeParser: () => () => {
            throw new Error('parser');
          },
        } as never;
        await expect(client.query({ text: 'select 1 as x', types: failing })).rejects.toThrow('parser');
        expect((await client.query('select 2 as x')).rows).toEqual([{ x: 2 }]);
      });
    }));
});

describe('outside a scope', () => {
  test('every query is refused before it reaches the wire', async () => {
    const pool = poolOf(source)!;
    const bytes: unknown[] = [];
    const stop = await pool.use(async (client) => {
      const { stream } = (client as unknown as { connection: { stream: { write: unknown } } }).connection;
      const spy = jest.spyOn(stream as { write: (chunk: unknown) => boolean }, 'write').mockImplementation((chunk) => {
        bytes.push(chunk);
        return true;
      });
      await expect(client.query('select 1')).rejects.toThrow(/outside a tenant scope/);
      await expect(client.batch(['select 1', 'select 2'])).rejects.toThrow(/outside a tenant scope/);
      return () => {
        spy.mockRestore();
      };
    });
    stop();
    expect(bytes).toEqual([]);
    await expect(source.query('select 1')).rejects.toThrow(/outside a tenant scope/);
    await expect(source.getRepository(NoteEntity).find()).rejects.toThrow(/outside a tenant scope/);
    await expect(source.getRepository(NoteEntity).save({ body: 'x' })).rejects.toThrow(/outside a tenant scope/);
    await expect(source.transaction((manager) => manager.query('select 1'))).rejects.toThrow(/outside a tenant scope/);
    expect(pool.idleCount).toBe(pool.totalCount);
  });

  test('explicitly without a tenant, no tenant row is seen or written', () =>
    runWithoutTenant(async () => {
      await expect(source.query('select * from note')).resolves.toEqual([]);
      await expect(source.query('delete from note')).resolves.toEqual([[], 0]);
      await expect(source.query("insert into note (body) values ('x')")).rejects.toThrow(
        /null value|row-level security/,
      );
    }));

  test('even without our client the policy holds', async () => {
    const raw = new Client({ connectionString: notes.database.appUrl });
    await raw.connect();
    expect((await raw.query('select * from note')).rowCount).toBe(0);
    await raw.end();
  });
});

describe('application code', () => {
  test.each([
    "select set_config('app.tenant_id', '8', true)",
    'set app.tenant_id = 8',
    'set "app"."tenant_id" = 8',
    'set local app . tenant_id to 8',
    "do $$ begin perform set_config('app.tenant_id', '8', true); end $$",
  ])('cannot set the tenant: %s', (text) =>
    runInTenant(7, async () => {
      await expect(source.query(text)).rejects.toThrow(/only the client sets the tenant/);
    }),
  );

  test.each(['select 1; select 2', 'commit; select * from note', 'rollback; begin'])(
    'cannot send two statements at once: %s',
    (text) =>
      runInTenant(7, async () => {
        await expect(source.query(text)).rejects.toThrow(/multiple commands/);
      }),
  );

  test("cannot turn on pg's own pipeline mode, which hides the state of the transaction", () => {
    expect(() => new TenantClient({ pipeline: true })).toThrow(/leave it off/);
  });

  test('resetting the session sets nobody else’s tenant', () =>
    runInTenant(7, async () => {
      for (const text of ['reset all', 'set session characteristics as transaction read write'])
        await source.query(text);
      await expect(source.query('select distinct tenant_id from note')).resolves.toEqual([{ tenant_id: 7 }]);
    }));
});

test('a busy pool keeps the tenant of every caller: 400 queries over 2 connections', async () => {
  const pool = new TenantPool({ connectionString: notes.database.appUrl, max: 2 });
  const wrong = await Promise.all(
    Array.from({ length: 400 }, (_, index) => {
      const tenant = (index % 20) + 1;
      return runInTenant(tenant, async () => {
        const { rows } = await pool.query<{ tenant_id: number }>('select tenant_id from note limit 1');
        return rows[0]?.tenant_id !== tenant;
      });
    }),
  );
  expect(wrong.filter(Boolean)).toHaveLength(0);
  await pool.end();
});

test('no tenant stays on a connection between two statements', async () => {
  const one = await notes.source(1);
  await runInTenant(7, () => one.query('select * from note'));
  const left = await poolOf(one)!.use((client) =>
    behindItsBack(client, "select nullif(current_setting('app.tenant_id', true), '') as tenant"),
  );
  expect(left.rows).toEqual([{ tenant: null }]);
});
