import * as pg from 'pg';
import { DataSource } from 'typeorm';
import { failureToConnect } from '../connecting';
import { closeDatabase, ensureRoles, loginOf } from './roles';
import { readMigrations, typeOrmMigration } from './sql-migrations';

export interface MigrationTarget {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly platformUrl: string;
  /** The folder of the `.up.sql` and `.down.sql` files. */
  readonly folder: string;
}

export interface MigrationStatus {
  readonly name: string;
  readonly applied: boolean;
}

/** Any number that nothing else in the database locks. */
const LOCK = 1_795_000_000;

/** Creates or updates the roles, then applies what is missing, each in a transaction of its own. Returns their names. */
export function migrateUp(target: MigrationTarget): Promise<string[]> {
  return alone(target, async (owner, source) => {
    await ensureRoles(owner, [
      loginOf('DATABASE_URL', target.appUrl, 'manyhearts_app'),
      loginOf('DATABASE_PLATFORM_URL', target.platformUrl, 'manyhearts_platform'),
    ]);
    await closeDatabase(owner);
    const applied = await source.runMigrations({ transaction: 'each' });
    return applied.map(({ name }) => fileNameOf(name));
  });
}

/** Takes the latest migration back and returns its name, or undefined where there is none. */
export function migrateDown(target: MigrationTarget): Promise<string | undefined> {
  return alone(target, async (_owner, source) => {
    const latest = (await statusOf(source, target.folder)).findLast(({ applied }) => applied);
    if (latest !== undefined) await source.undoLastMigration({ transaction: 'each' });
    return latest?.name;
  });
}

/** Every migration of the folder, in order. */
export function migrationStatus(target: MigrationTarget): Promise<MigrationStatus[]> {
  return alone(target, (_owner, source) => statusOf(source, target.folder));
}

async function statusOf(source: DataSource, folder: string): Promise<MigrationStatus[]> {
  const known = await source.query<{ exists: boolean }[]>("select to_regclass('migration') is not null as exists");
  const rows = known[0]?.exists === true ? await source.query<{ name: string }[]>('select name from migration') : [];
  const applied = new Set(rows.map(({ name }) => fileNameOf(name)));
  return readMigrations(folder).map(({ name }) => ({ name, applied: applied.has(name) }));
}

/** One runner at a time: the second waits, then finds nothing left to do. The owner's address must not be a pooler's. */
async function alone<T>(
  target: MigrationTarget,
  work: (owner: pg.Client, source: DataSource) => Promise<T>,
): Promise<T> {
  const owner = new pg.Client({ connectionString: target.ownerUrl, application_name: 'manyhearts-migrate' });
  owner.on('error', () => undefined);
  const source = new DataSource({
    type: 'postgres',
    url: target.ownerUrl,
    installExtensions: false,
    // TypeORM's console would tell every failure a second time.
    logger: 'debug',
    poolSize: 1,
    migrationsTableName: 'migration',
    migrations: readMigrations(target.folder).map(typeOrmMigration),
  });
  try {
    await owner.connect().catch((error: unknown) => {
      throw failureToConnect('DATABASE_OWNER_URL', error);
    });
    await owner.query('select pg_advisory_lock($1)', [LOCK]);
    await source.initialize();
    return await work(owner, source);
  } finally {
    if (source.isInitialized) await source.destroy();
    await owner.end();
  }
}

function fileNameOf(name: string): string {
  return `${name.slice(-13)}-${name.slice(0, -14)}`;
}
