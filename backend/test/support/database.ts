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
  /** What a process reads from its environment. */
  readonly environment: { readonly DATABASE_URL: string; readonly DATABASE_PLATFORM_URL: string };
  drop(): Promise<void>;
}

export const MIGRATIONS_FOLDER = join(__dirname, '../../../migrations');

const LOCK = 1_795_000_001;
const OWNER = 'manyhearts_owner';

/** A database of its own with all migrations applied: a copy of a template that is made once. Drop it in afterAll. */
export function createTestDatabase(): Promise<TestDatabase> {
  return create(async (root, name) => {
    const template = await ensureTemplate(root);
    await root.query(`create database ${name} template ${template} owner ${OWNER}`);
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

/** One template for each set of migrations; whoever comes first makes it, and a half-made one never gets its name. */
function ensureTemplate(root: Client): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify(readMigrations(MIGRATIONS_FOLDER)))
    .digest('hex');
  const template = `template_${hash.slice(0, 16)}`;
  return oneAtATime(async () => {
    const { rowCount } = await root.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 1) return template;
    const draft = describe(`${template}_draft`);
    await root.query(`drop database if exists ${draft.name} with (force)`);
    await root.query(`create database ${draft.name} template template0 owner ${OWNER}`);
    await migrateUp(migrationTarget(draft));
    await root.query(`alter database ${draft.name} rename to ${template}`);
    return template;
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

function serverUrl(): string {
  const url = process.env['TEST_POSTGRES_URL'];
  if (url === undefined) throw new Error('TEST_POSTGRES_URL is not set: jest sets it for integration tests');
  return url;
}
