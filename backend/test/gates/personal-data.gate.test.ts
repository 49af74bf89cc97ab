import { Client } from 'pg';
import { DECLARED_TABLES, PERSONAL_TABLES } from '../../src/modules/privacy';
import { DELETED, type DeclaredTable } from '../../src/platform/personal-data';
import { type TestDatabase, createTestDatabase } from '../support/database';
import { personalDataFaults } from '../support/personal-data-rules';

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

test('every table of a tenant, and every column of it, is declared: exported, withheld or impersonal', async () => {
  await expect(personalDataFaults(root, DECLARED_TABLES)).resolves.toEqual([]);
});

test('every declaration says with valid SQL whose the rows are and what takes the place of the person', async () => {
  for (const { table, rows, erase } of PERSONAL_TABLES) {
    await root.query(`select from ${table} where ${rows} limit 1`, [1]);
    if (erase.how !== 'detach') continue;
    const emptied = Object.entries(erase.columns).map(([column, text]) => `${column} = ${text}`);
    await root.query(`update ${table} set ${emptied.join(', ')} where false and (${rows})`, [1]);
  }
});

test('no two tables have one name in the export, and no two columns of one table', () => {
  const names = PERSONAL_TABLES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { table, columns } of PERSONAL_TABLES) {
    const shown = Object.values(columns).filter((column) => typeof column === 'string');
    expect([table, new Set(shown).size]).toEqual([table, shown.length]);
  }
});

describe('the gate itself finds', () => {
  beforeEach(() => root.query('begin'));
  afterEach(() => root.query('rollback'));

  const bad = (more: object = {}): DeclaredTable => ({
    table: 'bad',
    name: 'bad',
    rows: 'id = $1',
    key: ['id'],
    columns: { id: 'id' },
    erase: DELETED,
    ...more,
  });
  const make = `create table bad (tenant_id integer not null, id integer not null, primary key (tenant_id, id));
    select make_tenant_table('bad');`;

  test.each<[string, string, readonly DeclaredTable[], string]>([
    ['a table nobody speaks of', make, [], 'bad: nobody says whether it holds personal data'],
    ['a table that went', '', [bad()], 'bad: declared, and not there'],
    ['a table declared twice', make, [bad(), bad()], 'bad: declared twice'],
    ['a column nobody speaks of', `${make} alter table bad add column phone text`, [bad()], 'bad.phone: not declared'],
    [
      'a column that went',
      make,
      [bad({ columns: { id: 'id', phone: 'phone' } })],
      'bad.phone: declared, and not there',
    ],
    ['another key', make, [bad({ key: ['phone'] })], 'bad: its key is (id)'],
    [
      'a column to empty that is not there',
      make,
      [bad({ erase: { how: 'detach', columns: { phone: 'null' }, reason: '' } })],
      'bad.phone: is to be emptied, and not there',
    ],
    [
      'what is erased before what refers to it',
      `${make} alter table bad add foreign key (tenant_id, id) references account (tenant_id, id)`,
      [bad()],
      'bad: refers to account, which is erased before it',
    ],
  ])('%s', async (_what, text, more, fault) => {
    if (text !== '') await root.query(text);
    expect(await personalDataFaults(root, [...DECLARED_TABLES, ...more])).toContain(fault);
  });
});
