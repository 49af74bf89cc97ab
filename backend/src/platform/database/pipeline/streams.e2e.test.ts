import { Query } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import Cursor from 'pg-cursor';
import { type ReadStream } from 'typeorm/platform/PlatformTools';
import { type DataSource } from 'typeorm';
import { NOTES_EACH, Notes, lend, signal } from '../../../../test/support/notes';
import { runInTenant } from '../../tenancy/scope';
import { type TenantClient } from './tenant-client';

let notes: Notes;
let source: DataSource;
beforeAll(async () => {
  notes = await Notes.open();
  source = await notes.source();
});
afterAll(() => notes.close());

/** Works in an open transaction of tenant 8. */
function inTransaction(work: (client: TenantClient) => Promise<void>): Promise<void> {
  return runInTenant(8, () =>
    source.transaction(async (manager) => work((await manager.queryRunner!.connect()) as TenantClient)),
  );
}

async function rowsOf(stream: AsyncIterable<unknown>): Promise<{ tenant_id: number }[]> {
  const rows: { tenant_id: number }[] = [];
  for await (const row of stream) rows.push(row as { tenant_id: number });
  return rows;
}

describe('inside a transaction of the tenant', () => {
  test("TypeORM's streams read its rows", () =>
    runInTenant(8, async () => {
      const runner = source.createQueryRunner();
      await runner.startTransaction();
      const stream: ReadStream = await runner.stream('select * from note where n > $1', [0]);
      const rows = await rowsOf(stream);
      expect(rows).toHaveLength(NOTES_EACH);
      expect(new Set(rows.map((row) => row.tenant_id))).toEqual(new Set([8]));
      await runner.commitTransaction();
      await runner.release();
    }));

  test('cursors read its rows, a few at a time', () =>
    inTransaction(async (client) => {
      const cursor = client.query(new Cursor<{ tenant_id: number }>('select * from note'));
      const rows = [...(await cursor.read(7)), ...(await cursor.read(100))];
      await cursor.close();
      expect(rows).toHaveLength(NOTES_EACH);
      expect(new Set(rows.map((row) => row.tenant_id))).toEqual(new Set([8]));
    }));

  test('COPY takes its rows out, and may not bring them in: the server refuses COPY FROM under row-level security', () =>
    inTransaction(async (client) => {
      const out = client.query(copyTo('copy (select tenant_id, id from note) to stdout'));
      const text = Buffer.concat((await rowsOf(out)) as unknown as Buffer[]).toString();
      expect(text.trim().split('\n')).toHaveLength(NOTES_EACH);
      expect(text).toMatch(/^8\t/);
      await client.query('savepoint before');
      const into = client.query(copyFrom('copy note (tenant_id, body) from stdin'));
      const refused = signal<Error>();
      (into as unknown as NodeJS.WritableStream).on('error', refused.resolve);
      expect((await refused.promise).message).toMatch(/COPY FROM not supported with row-level security/);
      await client.query('rollback to savepoint before');
      expect((await client.query('select count(*)::int from note')).rows).toEqual([{ count: NOTES_EACH }]);
    }));

  test('DECLARE and FETCH work as statements', () =>
    inTransaction(async (client) => {
      await client.query('declare few cursor for select tenant_id from note');
      expect((await client.query('fetch 5 from few')).rows).toEqual(
        Array.from({ length: 5 }, () => ({ tenant_id: 8 })),
      );
      await client.query('close few');
    }));
});

describe('a stream is refused', () => {
  const cursor = (text = 'select * from note'): Cursor => new Cursor(text);

  test('outside a transaction', () =>
    runInTenant(8, async () => {
      const runner = source.createQueryRunner();
      await expect(runner.stream('select * from note')).rejects.toThrow(/needs a transaction of the same tenant/);
      await runner.release();
    }));

  test('outside a scope and in another scope than the transaction’s', async () => {
    const runner = source.createQueryRunner();
    const client = (await runner.connect()) as TenantClient;
    await runInTenant(8, () => client.query('begin'));
    expect(() => client.query(cursor())).toThrow(/outside a tenant scope/);
    expect(() => runInTenant(9, () => client.query(cursor()))).toThrow(/needs a transaction of the same tenant/);
    await client.query('rollback');
    await runner.release();
  });

  test('where it sets the tenant, or hides what it says', () =>
    inTransaction((client) => {
      expect(() => client.query(cursor("select set_config('app.tenant_id', '9', true)"))).toThrow(/only the client/);
      const simple = new Query("select 1; set app.tenant_id = '9'");
      expect(() => client.query(simple)).toThrow(/only the client/);
      expect(() => client.query({ submit: () => null })).toThrow(/must show its text/);
      return Promise.resolve();
    }));

  test('when its turn comes after the transaction ended', () =>
    runInTenant(8, async () => {
      const runner = source.createQueryRunner();
      const client = (await runner.connect()) as TenantClient;
      await client.query('begin');
      const ended = client.query('commit');
      const late = client.query(cursor());
      await ended;
      await expect(late.read(1)).rejects.toThrow(/needs a transaction/);
      await runner.release();
    }));
});

test('COPY without a stream fails and leaves the connection right, wherever it stands', async () => {
  await notes.root.query('create table intake (x int); grant insert on intake to manyhearts_app');
  await runInTenant(8, () =>
    lend(source, async (client) => {
      const before = (await client.query('select pg_backend_pid() as pid')).rows;
      for (let round = 0; round < 3; round++) {
        await expect(client.query('copy (select 1) to stdout')).rejects.toThrow(/needs a copy stream/);
        await expect(client.query('copy intake from stdin')).rejects.toThrow(/needs a copy stream/);
        await expect(client.batch(['select 1', 'copy intake from stdin'])).rejects.toThrow(/needs a copy stream/);
        await expect(client.query('/* hidden */ copy intake from stdin')).rejects.toThrow(/needs a copy stream/);
        await expect(client.query('/* hidden */ copy (select 1) to stdout')).rejects.toThrow(/needs a copy stream/);
        const results = await client.batch(['select distinct tenant_id from note', 'select 2 as x']);
        expect(results.map(({ rows }) => rows)).toEqual([[{ tenant_id: 8 }], [{ x: 2 }]]);
      }
      expect((await client.query('select pg_backend_pid() as pid')).rows).toEqual(before);
    }),
  );
});

test('LISTEN and NOTIFY pass', () =>
  runInTenant(8, async () => {
    const listener = source.createQueryRunner();
    const client = (await listener.connect()) as TenantClient;
    const heard = signal<{ payload?: string }>();
    client.once('notification', heard.resolve);
    await listener.query('listen news');
    await source.query("select pg_notify('news', 'hi')");
    expect((await heard.promise).payload).toBe('hi');
    await listener.query('unlisten news');
    await listener.release();
  }));
