import { migrateDown, migrateUp, migrationStatus } from '../../src/platform/database';
import { readMigrations } from '../../src/platform/database/migrations/sql-migrations';
import { catalogOf } from '../support/catalog';
import {
  MIGRATIONS_FOLDER,
  type TestDatabase,
  createEmptyDatabase,
  migrationTarget,
  oneAtATime,
  withClient,
} from '../support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

const catalog = (): Promise<string[]> => withClient(database.rootUrl, catalogOf);

test('every migration has both its files, a right name and a timestamp of its own', () => {
  expect(readMigrations(MIGRATIONS_FOLDER).length).toBeGreaterThan(0);
});

/** A table whose index was dropped is locked for readers until the migration ends: nothing long may follow. */
const buildsBehindADrop = (up: string): boolean => /^drop index\b[\s\S]*^create (?:unique )?index\b/im.test(up);

test('no migration builds an index while readers wait for another one to be dropped', () => {
  const slow = readMigrations(MIGRATIONS_FOLDER).filter(({ up }) => buildsBehindADrop(up));
  expect(slow.map(({ name }) => name)).toEqual([]);
  expect(buildsBehindADrop('drop index a;\ncreate index b on c (d);')).toBe(true);
  expect(buildsBehindADrop('create index b on c (d);\ndrop index a;')).toBe(false);
});

test('all migrations go up, down to nothing and up again, and every step down restores what was there before it', async () => {
  const target = migrationTarget(database);
  await oneAtATime(() => migrateUp(target));
  const full = await catalog();
  const names = readMigrations(MIGRATIONS_FOLDER).map(({ name }) => name);

  const taken = [];
  for (let name = await migrateDown(target); name !== undefined; name = await migrateDown(target)) taken.push(name);
  expect(taken).toEqual(names.toReversed());
  const bare = await catalog();
  // The database of a fresh server, and nothing of ours.
  expect(bare.filter((line) => /^(table|routine|type|policy|default privileges) /.test(line))).toEqual([]);

  await expect(oneAtATime(() => migrateUp(target))).resolves.toEqual(names);
  await expect(catalog()).resolves.toEqual(full);
  await expect(migrationStatus(target)).resolves.toEqual(names.map((name) => ({ name, applied: true })));
});
