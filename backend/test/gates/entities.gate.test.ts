import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { integer, key, nullable, tenantTable, text } from '../../src/platform/database';
import { type TestDatabase, createTestDatabase } from '../support/database';
import { entityFaults } from '../support/entity-rules';
import { OWNED_TABLES } from '../support/owned-tables';

const SOURCE = join(__dirname, '../../src');
const entities = Object.values(OWNED_TABLES).flatMap(({ tables }) => Object.values(tables));

const fileOf = (room: string): string => `${room.includes('/') ? room : `modules/${room}`}/tables.ts`;

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

test('entities and the migrated database agree on every table, column, type and primary key', async () => {
  await expect(entityFaults(root, entities)).resolves.toEqual([]);
});

test('every tables.ts is looked at, and names its entities as its tables', () => {
  const files = ['modules', 'platform'].flatMap((room) =>
    readdirSync(join(SOURCE, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('tables.ts'))
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`),
  );
  expect(files.sort()).toEqual(Object.keys(OWNED_TABLES).map(fileOf).sort());
  for (const { tables } of Object.values(OWNED_TABLES))
    for (const [name, { options }] of Object.entries(tables)) expect(options.tableName).toBe(name);
});

describe('the gate itself finds', () => {
  beforeEach(() => root.query('begin'));
  afterEach(() => root.query('rollback'));

  const bad = tenantTable('bad', { id: key(integer), name: text, note: nullable(text) });
  const made =
    'create table bad (tenant_id integer, id integer, name text not null, note text, primary key (tenant_id, id))';

  test.each<[string, string, string]>([
    ['a table that is not there', 'select 1', 'bad: declared, and not there'],
    ['a table that no entity declares', `${made}; create table worse (id integer)`, 'worse: no entity declares it'],
    [
      'a column that is not there',
      `${made}; alter table bad drop note`,
      'bad.note: is nothing, its entity says text null',
    ],
    [
      'an undeclared column',
      `${made}; alter table bad add more text`,
      'bad.more: is text null, its entity says nothing',
    ],
    [
      'another type',
      `${made}; alter table bad alter name type varchar(9)`,
      'bad.name: is character varying(9) not null, its entity says text not null',
    ],
    [
      'a column that may be empty',
      `${made}; alter table bad alter name drop not null`,
      'bad.name: is text null, its entity says text not null',
    ],
    [
      'a column that may not be empty',
      `${made}; alter table bad alter note set not null`,
      'bad.note: is text not null, its entity says text null',
    ],
    [
      'another primary key',
      'create table bad (tenant_id integer not null, id integer primary key, name text not null, note text)',
      'bad.tenant_id: is integer not null, its entity says integer not null key',
    ],
  ])('%s', async (_what, statements, fault) => {
    await root.query(statements);
    await expect(entityFaults(root, [...entities, bad])).resolves.toEqual([fault]);
  });

  test('a table that two entities declare', async () => {
    await root.query(made);
    await expect(entityFaults(root, [...entities, bad, bad])).resolves.toEqual(['bad: declared twice']);
  });
});
