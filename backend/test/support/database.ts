import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { type MigrationTarget, migrateUp } from '../../src/platform/database';
import { readMigrations } from '../../src/platform/database/migrations/sql-migrations';
import { closeDatabase } from '../../src/platform/database/migrations/roles';

export interface TestDatabase {
  readonly name: string;
  /** The role of api and worker, bound to the tenant in scope. */
  readonly appUrl: string;
  /** The role that sees every tenant. */
  readonly platformUrl: string;
  /** Owns the tables. */
  readonly ownerUrl: string;
  /** The superuser, on this database: for chaos only. */
  readonly rootUrl: string;
  /** The variables that a process reads from its environment. */
  readonly environment: { readonly DATABASE_URL: string; readonly DATABASE_PLATFORM_URL: string };
  drop(): Promise<void>;
}

export const MIGRATIONS_FOLDER = join(__dirname, '../../../migrations');

const LOCK = 1_795_000_001;
const OWNER = 'manyhearts_owner';

/** Writes into a database from which others are copied. */
type Fill = (draft: TestDatabase) => Promise<void>;

/** A database of its own with all migrations applied: a copy of a template that is made once. Drop it in afterAll. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createFrom(migratedTemplate);
}

/** The same with rows in it. They are written once for each state of the code, and copied from then on. */
export function createSeededDatabase(seed: Fill): Promise<TestDatabase> {
  return createFrom(async (root) => {
    const migrated = await migratedTemplate(root);
    return ensureTemplate(root, setByJest('TEST_SEED'), migrated, async (draft) => {
      await seed(draft);
      // Those of other states of the code, on a server that somebody keeps running.
      const { rows } = await root.query<{ datname: string }>(
        "select datname from pg_database where datname like 'seeded\\_%' and datname <> $1",
        [draft.name],
      );
      for (const { datname } of rows) await root.query(`drop database ${datname} with (force)`);
    });
  });
}

function createFrom(template: (root: Client) => Promise<string>): Promise<TestDatabase> {
  return create(async (root, name) => {
    // Nothing waits for the disk here, and writing each page to the log first takes longer than copying the files.
    await root.query(`create database ${name} template ${await template(root)} strategy file_copy owner ${OWNER}`);
  });
}

/** The same without migrations: for tests of the migrations themselves. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return create(async (root, name) => {
    await root.query(`create database ${name} template template0 owner ${OWNER}`);
  });
}

/** For `migrateUp` and its kin. */
export function migrationTarget(database: TestDatabase, folder = MIGRATIONS_FOLDER): MigrationTarget {
  const { ownerUrl, appUrl, platformUrl } = database;
  return { ownerUrl, appUrl, platformUrl, folder };
}

async function create(make: (root: Client, name: string) => Promise<void>): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const database = describe(name);
  await withClient(serverUrl(), async (root) => {
    await ensureOwner(root);
    await make(root, name);
  });
  await withClient(database.ownerUrl, async (owner) => {
    if (await hasRoles(owner)) await closeDatabase(owner);
  });
  return database;
}

function describe(name: string): TestDatabase {
  const appUrl = urlOf(name, 'manyhearts_app');
  const platformUrl = urlOf(name, 'manyhearts_platform');
  return {
    name,
    appUrl,
    platformUrl,
    ownerUrl: urlOf(name, OWNER),
    rootUrl: Object.assign(new URL(serverUrl()), { pathname: `/${name}` }).href,
    environment: { DATABASE_URL: appUrl, DATABASE_PLATFORM_URL: platformUrl },
    drop: () =>
      withClient(serverUrl(), async (root) => {
        await root.query(`drop database ${name} with (force)`);
      }),
  };
}

/** One template for each set of migrations. */
function migratedTemplate(root: Client): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify(readMigrations(MIGRATIONS_FOLDER)))
    .digest('hex');
  return ensureTemplate(root, `template_${hash.slice(0, 16)}`, 'template0', async (draft) => {
    await migrateUp(migrationTarget(draft));
  });
}

/** The first caller makes the template. It gets its name when it is complete. */
function ensureTemplate(root: Client, name: string, from: string, fill: Fill): Promise<string> {
  return oneAtATime(async () => {
    const { rowCount } = await root.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 1) return name;
    const draft = describe(`${name}_draft`);
    await root.query(`drop database if exists ${draft.name} with (force)`);
    await root.query(`create database ${draft.name} template ${from} owner ${OWNER}`);
    await fill(draft);
    await root.query(`alter database ${draft.name} rename to ${name}`);
    return name;
  });
}

// As in production: no superuser, but one that may make the two roles.
async function ensureOwner(root: Client): Promise<void> {
  await oneAtATime(async () => {
    const { rowCount } = await root.query('select from pg_roles where rolname = $1', [OWNER]);
    if (rowCount === 0) await root.query(`create role ${OWNER} login createrole password '${OWNER}'`);
  });
}

/** Apart from every other test file: roles are the whole server's, and two cannot change one at a time. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  return withClient(serverUrl(), async (root) => {
    await root.query('select pg_advisory_lock($1)', [LOCK]);
    return work();
  });
}

async function hasRoles(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from pg_roles where rolname in ('manyhearts_app', 'manyhearts_platform')",
  );
  return rowCount === 2;
}

/** A plain connection for the time of the work. */
export async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

// Passwords are the roles' names: the whole server exists for one run of tests.
function urlOf(name: string, role: string): string {
  return Object.assign(new URL(serverUrl()), { username: role, password: role, pathname: `/${name}` }).href;
}

const serverUrl = (): string => setByJest('TEST_POSTGRES_URL');

function setByJest(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: jest sets it for integration tests`);
  return value;
}
