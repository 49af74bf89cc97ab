import { Client } from 'pg';
import { appDataSource, connectAppDataSource } from '../../src/platform/database';
import { runInTenant } from '../../src/platform/tenancy/scope';
import { type TestDatabase, createTestDatabase } from '../support/database';
import { enumFaults, roleFaults } from '../support/role-rules';
import { tableFaults, tablesOf } from '../support/table-rules';
import { PLATFORM_TABLES } from './platform-tables';

const platformTables = Object.keys(PLATFORM_TABLES);

let database: TestDatabase;
let root: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  root = new Client({ connectionString: database.rootUrl });
  await root.connect();
});
afterAll(async () => {
  await root.end();
  await database.drop();
});

test('every table carries its tenant in forced row-level security, keys and foreign keys, or is named as the platform’s', async () => {
  await expect(tableFaults(root, platformTables)).resolves.toEqual([]);
});

test('the runtime roles own nothing, belong to nothing and go round nothing', async () => {
  await expect(roleFaults(root)).resolves.toEqual([]);
});

test('there is no enum type', async () => {
  await expect(enumFaults(root)).resolves.toEqual([]);
});

test('no table answers outside a scope, and the platform’s tables answer the runtime role nowhere', async () => {
  const source = await connectAppDataSource(appDataSource({ url: database.appUrl, poolSize: 1 }));
  const tables = await tablesOf(root, platformTables);
  expect(tables.length).toBeGreaterThan(platformTables.length);
  for (const { name, tenantOwned } of tables) {
    const count = `select count(*)::int as rows from ${name}`;
    await expect(source.query(count)).rejects.toThrow(/outside a tenant scope/);
    const inside = runInTenant(1, () => source.query<unknown>(count)).catch((error: unknown) => String(error));
    expect([name, await inside]).toEqual([
      name,
      tenantOwned ? [{ rows: 0 }] : expect.stringContaining('permission denied'),
    ]);
  }
  await source.destroy();
});

describe('the gate itself finds', () => {
  beforeEach(() => root.query('begin'));
  afterEach(() => root.query('rollback'));

  const good = 'create table bad (tenant_id integer not null, id integer not null, primary key (tenant_id, id));';
  const made = `${good} select make_tenant_table('bad');`;

  test.each<[string, string, string]>([
    [
      'a table without tenant',
      'create table bad (id integer primary key)',
      'bad: no column tenant_id integer not null',
    ],
    [
      'a tenant that may be missing',
      'create table bad (tenant_id integer)',
      'bad: no column tenant_id integer not null',
    ],
    ['no row-level security', good, 'bad: row-level security is not enabled'],
    [
      'row-level security not forced',
      `${made} alter table bad no force row level security`,
      'bad: row-level security is not forced',
    ],
    [
      'no policy',
      `${good} alter table bad enable row level security`,
      'bad: its policies are not the two of make_tenant_table but []',
    ],
    ['a policy too many', `${made} create policy more on bad using (true)`, 'bad: its policies are not'],
    [
      'a policy that says less',
      `${made} alter policy tenant on bad using (tenant_id > 0)`,
      'bad: its policies are not',
    ],
    ['a check that says less', `${made} alter policy tenant on bad with check (true)`, 'bad: its policies are not'],
    ['a policy for others', `${made} alter policy platform on bad to manyhearts_app`, 'bad: its policies are not'],
    ['no primary key', `${made} alter table bad drop constraint bad_pkey`, 'bad: has no primary key'],
    [
      'another first key',
      'create table bad (tenant_id integer not null, id integer primary key)',
      'bad: tenant_id is not first in bad_pkey',
    ],
    [
      'a unique key without tenant',
      `${made} alter table bad add constraint bad_u unique (id)`,
      'bad: tenant_id is not first in bad_u',
    ],
    [
      'a unique index without tenant',
      `${made} create unique index bad_i on bad (id) where id > 3`,
      'bad: tenant_id is not first in bad_i',
    ],
    [
      'a unique index on an expression',
      `${made} create unique index bad_e on bad ((id + 1))`,
      'bad: tenant_id is not first in bad_e',
    ],
    [
      'a generated key that every update waits for',
      `${made} alter table bad add twice integer generated always as (id * 2) stored;
       create unique index bad_t on bad (tenant_id, twice);
       create trigger stamp before update on bad for each row execute function suppress_redundant_updates_trigger()`,
      'bad: bad_t is a key with the generated column twice',
    ],
    [
      'a foreign key without tenant',
      `${made} alter table bad add other uuid unique; create table worse (tenant_id integer not null, id uuid references bad (other), primary key (tenant_id, id))`,
      'worse: worse_id_fkey does not carry tenant_id to bad',
    ],
    [
      'TRUNCATE, which no policy holds',
      `${made} grant truncate on bad to manyhearts_app`,
      'bad: manyhearts_app may truncate',
    ],
    ['a grant to everyone', `${made} grant select on bad to public`, 'bad: everyone may select'],
    ['a grant on a platform table', 'grant select on staff to manyhearts_app', 'staff: manyhearts_app may select'],
    [
      'a grant on one column of it',
      'grant select (name) on staff to manyhearts_app',
      'staff: manyhearts_app may select',
    ],
    ['a platform table that went', 'drop table staff_tenant', 'staff_tenant: named as a platform table, and not there'],
  ])('%s', async (_what, text, fault) => {
    await root.query(text);
    expect(await tableFaults(root, platformTables)).toContainEqual(expect.stringContaining(fault));
  });

  test.each<[string, string, string]>([
    [
      'a role that bypasses',
      'alter role manyhearts_app bypassrls',
      'manyhearts_app is not bound: it may bypass row-level security',
    ],
    [
      'a superuser',
      'alter role manyhearts_platform superuser',
      'manyhearts_platform is not bound: it may be superuser',
    ],
    [
      'a membership',
      'grant manyhearts_platform to manyhearts_app',
      'manyhearts_app is a member of manyhearts_platform',
    ],
    [
      'a table of its own',
      'create table bad (); alter table bad owner to manyhearts_app',
      'manyhearts_app owns table bad',
    ],
    [
      'the right to make tables',
      'grant create on schema public to manyhearts_app',
      'manyhearts_app may create in the schema public',
    ],
    [
      'a view that reads as its owner',
      `${made} create view peek as select * from bad; grant select on peek to manyhearts_app`,
      "peek: a view without security_invoker reads with its owner's rights",
    ],
    [
      'a materialized view',
      `${made} create materialized view peek as select * from bad; grant select on peek to manyhearts_app`,
      'peek: a view without security_invoker',
    ],
    [
      'a function that runs as its owner',
      "create function peek() returns int language sql security definer as 'select 1'; grant execute on function peek to manyhearts_app",
      'peek(): a function of its owner',
    ],
  ])('%s', async (_what, text, fault) => {
    await root.query(text);
    expect(await roleFaults(root)).toContainEqual(expect.stringContaining(fault));
  });

  test('an enum type', async () => {
    await root.query("create type mood as enum ('good', 'bad')");
    await expect(enumFaults(root)).resolves.toEqual(['mood: an enum type']);
  });

  test('nothing in a table that is as it should be', async () => {
    await root.query(made);
    await expect(tableFaults(root, platformTables)).resolves.toEqual([]);
  });
});
