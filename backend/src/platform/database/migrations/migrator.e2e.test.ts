import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type TestDatabase,
  createEmptyDatabase,
  migrationTarget,
  oneAtATime,
  withClient,
} from '../../../../test/support/database';
import { migrateDown, migrateUp, migrationStatus } from './migrator';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createEmptyDatabase();
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

function write(name: string, up: string, down = ''): void {
  writeFileSync(join(folder, `${name}.up.sql`), up);
  writeFileSync(join(folder, `${name}.down.sql`), down);
}

const up = (): Promise<string[]> => oneAtATime(() => migrateUp(migrationTarget(database, folder)));
const down = (): Promise<string | undefined> => migrateDown(migrationTarget(database, folder));
const tables = (): Promise<string[]> =>
  withClient(database.ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration' order by 1",
    );
    return rows.map(({ name }) => name);
  });

const FIRST = '1795000000001-first';
const SECOND = '1795000000002-second';

test('migrations are applied in order, once, and taken back one by one', async () => {
  write(SECOND, 'create table second (id integer references first (id))', 'drop table second');
  write(FIRST, 'create table first (id integer primary key); insert into first values (1)', 'drop table first');
  await expect(up()).resolves.toEqual([FIRST, SECOND]);
  await expect(up()).resolves.toEqual([]);
  await expect(tables()).resolves.toEqual(['first', 'second']);
  await expect(down()).resolves.toBe(SECOND);
  await expect(migrationStatus(migrationTarget(database, folder))).resolves.toEqual([
    { name: FIRST, applied: true },
    { name: SECOND, applied: false },
  ]);
  await expect(down()).resolves.toBe(FIRST);
  await expect(down()).resolves.toBeUndefined();
  await expect(tables()).resolves.toEqual([]);
});

test('the status of an empty database says that nothing is applied', async () => {
  write(FIRST, 'select 1');
  await expect(migrationStatus(migrationTarget(database, folder))).resolves.toEqual([{ name: FIRST, applied: false }]);
  await expect(down()).resolves.toBeUndefined();
});

test('a migration that fails leaves nothing half-done, and those before it stay', async () => {
  write(FIRST, 'create table first (id integer)');
  write(SECOND, 'create table second (id integer); select nonsense');
  await expect(up()).rejects.toThrow('1795000000002-second: column "nonsense" does not exist');
  await expect(tables()).resolves.toEqual(['first']);
  write(SECOND, 'create table second (id integer)');
  await expect(up()).resolves.toEqual([SECOND]);
});

test('two runners at once: one works, the other waits and finds nothing left', async () => {
  write(FIRST, 'create table first (id integer); select pg_sleep(0.2)');
  const both = await oneAtATime(() => {
    const target = migrationTarget(database, folder);
    return Promise.all([migrateUp(target), migrateUp(target)]);
  });
  expect(both.toSorted()).toEqual([[], [FIRST]]);
});

test('a migration of the owner can change the rows of every tenant', async () => {
  write(FIRST, 'create table thing (tenant_id integer not null, id integer, primary key (tenant_id, id))');
  await up();
  await withClient(database.ownerUrl, (owner) =>
    owner.query(`alter table thing enable row level security, force row level security;
      create policy platform on thing to manyhearts_platform using (true) with check (true);`),
  );
  write(SECOND, 'insert into thing select t, 1 from generate_series(1, 3) t; update thing set id = 2');
  await up();
  const { rowCount } = await withClient(database.rootUrl, (root) => root.query('select from thing where id = 2'));
  expect(rowCount).toBe(3);
});

test('both roles exist afterwards, bound by row-level security, with the passwords of their addresses', async () => {
  write(FIRST, 'select 1');
  await up();
  for (const url of [database.appUrl, database.platformUrl]) {
    const { rows } = await withClient(url, (client) =>
      client.query(
        'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
      ),
    );
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false }]);
    await expect(withClient(url, (client) => client.query('create table mine (x int)'))).rejects.toThrow(
      /permission denied/,
    );
    await expect(withClient(url, (client) => client.query('create temp table mine (x int)'))).rejects.toThrow(
      /permission denied/,
    );
  }
});

describe('a faulty folder is refused before the database is touched', () => {
  test.each([
    [
      'a missing way back',
      () => {
        writeFileSync(join(folder, `${FIRST}.up.sql`), '');
      },
      /its down file is missing/,
    ],
    [
      'a missing way there',
      () => {
        writeFileSync(join(folder, `${FIRST}.down.sql`), '');
      },
      /its up file is missing/,
    ],
    [
      'a wrong name',
      () => {
        writeFileSync(join(folder, 'first.up.sql'), '');
      },
      /not <13-digit timestamp>/,
    ],
    [
      'one timestamp twice',
      () => {
        write(FIRST, '');
        write(`${FIRST}-again`, '');
      },
      /same timestamp/,
    ],
  ])('%s', async (_what, spoil, message) => {
    spoil();
    await expect(up()).rejects.toThrow(message);
  });
});

test('an address with another role than expected is refused', async () => {
  write(FIRST, 'select 1');
  const target = migrationTarget(database, folder);
  const refused = async (platformUrl: string, message: string): Promise<void> => {
    await expect(migrateUp({ ...target, platformUrl })).rejects.toThrow(`DATABASE_PLATFORM_URL ${message}`);
  };
  await refused(database.ownerUrl, 'has to log in as manyhearts_platform');
  await refused(
    database.platformUrl.replace(':manyhearts_platform@', ':50%@'),
    'has a % that encodes nothing: write it as %25',
  );
  await refused('nowhere', 'is no address of a database');
});

test('an owner who may not make roles needs them to be there', async () => {
  write(FIRST, 'create table first (id integer)');
  await withClient(database.rootUrl, async (root) => {
    const role = `plain_${database.name}`;
    await root.query(`create role ${role} login password 'plain'; alter database ${database.name} owner to ${role}`);
    const ownerUrl = Object.assign(new URL(database.ownerUrl), { username: role, password: 'plain' }).href;
    await expect(oneAtATime(() => migrateUp({ ...migrationTarget(database, folder), ownerUrl }))).resolves.toEqual([
      FIRST,
    ]);
    await root.query(`reassign owned by ${role} to manyhearts_owner; drop owned by ${role}; drop role ${role}`);
  });
});
