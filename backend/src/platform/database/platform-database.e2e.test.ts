import { type DataSource } from 'typeorm';
import { NOTES_EACH, Notes, TENANTS } from '../../../test/support/notes';
import { runInTenant } from '../tenancy/scope';
import { PlatformDatabase, connectPlatformDataSource, platformDataSource } from './index';

let notes: Notes;
let source: DataSource;
let platform: PlatformDatabase;
beforeAll(async () => {
  notes = await Notes.open();
  source = platformDataSource({ url: notes.database.environment.DATABASE_PLATFORM_URL });
  platform = new PlatformDatabase(await connectPlatformDataSource(source));
});
afterAll(async () => {
  await source.destroy();
  await notes.close();
});

const written = async (body: string): Promise<number> =>
  (await platform.query('select from note where body = $1', [body])).length;

test('it sees and writes the rows of every tenant, in whatever scope it is called', async () => {
  const all = [{ count: TENANTS * NOTES_EACH, tenants: TENANTS }];
  const text = 'select count(*)::int, count(distinct tenant_id)::int as tenants from note';
  await expect(platform.query(text)).resolves.toEqual(all);
  await expect(runInTenant(5, () => platform.query(text))).resolves.toEqual(all);
  await expect(platform.execute('update note set n = n where n = $1', [1])).resolves.toBe(TENANTS);
});

test('it takes one statement at a time, with values or without', async () => {
  await expect(platform.query('select 1; select 2')).rejects.toThrow(/multiple commands/);
  await expect(platform.transaction((transaction) => transaction.execute('select 1; commit'))).rejects.toThrow(
    /multiple commands/,
  );
});

test('it has to name the tenant of a new row', async () => {
  await expect(platform.query("insert into note (body) values ('whose')")).rejects.toThrow(/null value/);
});

test('a transaction stands or falls as a whole', async () => {
  await platform.transaction(async (transaction) => {
    await transaction.execute("insert into note (tenant_id, body) values (1, 'kept'), (2, 'kept')");
    expect(await written('kept')).toBe(0);
  });
  expect(await written('kept')).toBe(2);
  const failing = platform.transaction(async (transaction) => {
    await transaction.query("insert into note (tenant_id, body) values (1, 'gone')");
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await written('gone')).toBe(0);
});

test('a transaction has the isolation level asked for', async () => {
  const shown = platform.transaction((transaction) => transaction.query('show transaction_isolation'), 'SERIALIZABLE');
  await expect(shown).resolves.toEqual([{ transaction_isolation: 'serializable' }]);
});

test('COMMIT of a transaction whose failure was swallowed is an error', async () => {
  const swallowing = platform.transaction(async (transaction) => {
    await transaction.query("insert into note (tenant_id, body) values (1, 'swallowed')");
    await transaction.query('select 1/0').catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow(/nothing was stored/);
  expect(await written('swallowed')).toBe(0);
});

test('a connection killed in a transaction fails that one; the process lives and the next is served', async () => {
  const killed = platform.transaction(async (transaction) => {
    const [row] = await transaction.query<{ pid: number }>('select pg_backend_pid() as pid');
    await notes.root.query('select pg_terminate_backend($1, 5000)', [row!.pid]);
    await transaction.query('select 1');
  });
  await expect(killed).rejects.toThrow();
  await expect(platform.query('select 1 as x')).resolves.toEqual([{ x: 1 }]);
});

test('idle connections killed by the server do not end the process', async () => {
  const [row] = await platform.query<{ pid: number }>('select pg_backend_pid() as pid');
  await notes.root.query('select pg_terminate_backend($1, 5000)', [row!.pid]);
  await platform.query('select 1').catch(() => undefined);
  await expect(platform.query('select 1 as x')).resolves.toEqual([{ x: 1 }]);
});

test('a prepared statement is parsed once by a connection', async () => {
  const counted = "select count(*)::int as n from pg_prepared_statements where name like 'p\\_%'";
  const text = 'select n from note where tenant_id = $1 order by n limit 1';
  await expect(platform.prepared(text, [1])).resolves.toEqual([{ n: 0 }]);
  await expect(platform.prepared(text, [2])).resolves.toEqual([{ n: 0 }]);
  await expect(platform.prepared(counted)).resolves.toEqual([{ n: 2 }]);
  await expect(platform.prepared('select 1/0')).rejects.toThrow('division by zero');
});

test('a prepared statement outlives a column that changes its type, and a server that has lost it', async () => {
  await notes.root.query('create table changed (x int); grant select on changed to manyhearts_platform');
  const text = 'select x from changed';
  await platform.prepared(text);
  await notes.root.query("alter table changed alter column x type text; insert into changed values ('seven')");
  for (let time = 0; time < 2; time++) await expect(platform.prepared(text)).resolves.toEqual([{ x: 'seven' }]);
  await platform.query('deallocate all');
  for (let time = 0; time < 2; time++) await expect(platform.prepared(text)).resolves.toEqual([{ x: 'seven' }]);
});

test('a column that changes its type between two statements, or within a transaction, fails neither', async () => {
  await notes.root.query('create table widened (x int); grant select on widened to manyhearts_platform');
  const text = 'select x from widened';
  await platform.query(text);
  await platform.transaction(async (transaction) => {
    await transaction.query('select 1');
    await notes.root.query("alter table widened alter column x type text; insert into widened values ('seven')");
    await expect(transaction.query(text)).resolves.toEqual([{ x: 'seven' }]);
  });
  await expect(platform.query(text)).resolves.toEqual([{ x: 'seven' }]);
});
