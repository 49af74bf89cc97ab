import { type Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { type Pool, type PoolConfig } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { pooledBy, pooledDriver } from './pooled-driver';

const STARTING_MS = 60_000;
const PAUSE_MS = 500;
/** SQLSTATE of a server that takes no connections yet: it starts, or recovers after a crash. */
const STARTING = '57P03';

export interface ConnectingOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly entities: DataSourceOptions['entities'];
  readonly applicationName: string;
  readonly makePool: (config: PoolConfig) => Pool;
  readonly logger: Logger;
  /** Handed to every connection. */
  readonly extra?: object | undefined;
}

/** TypeORM over a pool of ours, not connected yet. */
export function dataSourceOf({ entities, makePool, logger, extra, ...options }: ConnectingOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    ...options,
    driver: pooledDriver(makePool),
    ...(entities === undefined ? {} : { entities }),
    installExtensions: false,
    logging: false,
    // Waiting longer for a free connection only makes the queue longer.
    connectTimeoutMS: 5_000,
    extra: { keepAlive: true, idleTimeoutMillis: 30_000, ...extra },
    poolErrorHandler: (error: Error) => {
      logger.warn(`an idle connection was lost: ${error.message}`);
    },
  });
}

/** Connects, and refuses a role that row-level security does not bind. Leaves nothing open when it fails. */
export async function connectDataSource(variable: string, dataSource: DataSource): Promise<DataSource> {
  try {
    return await onceStarted(() => connect(dataSource));
  } catch (error) {
    throw failureToConnect(variable, error);
  }
}

async function connect(dataSource: DataSource): Promise<DataSource> {
  try {
    await dataSource.initialize();
    await refuseUnboundRole((text) => dataSource.query(text));
    return dataSource;
  } catch (error) {
    await closeFailed(dataSource);
    throw error;
  }
}

async function closeFailed(dataSource: DataSource): Promise<void> {
  if (dataSource.isInitialized) {
    await dataSource.destroy();
    return;
  }
  // TypeORM keeps the pool of a start that failed. One without a first connection it does not close.
  await dataSource.driver.disconnect().catch(() => pooledBy(dataSource)?.end());
}

/** Connects again and again while the server is starting or recovers, which ends by itself; at most for a minute. */
async function onceStarted<T>(connect: () => Promise<T>): Promise<T> {
  const until = Date.now() + STARTING_MS;
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      if ((error as { code?: unknown }).code !== STARTING || Date.now() > until) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** One sentence for the operator; the cause keeps the rest. */
export function failureToConnect(variable: string, cause: unknown): Error {
  return new Error(`The database of ${variable} cannot be used: ${reasonOf(cause)}`, { cause });
}

/** Row-level security is only as good as the role: superusers, BYPASSRLS and owners of tables are not bound. */
async function refuseUnboundRole(query: (text: string) => Promise<unknown>): Promise<void> {
  const rows = (await query(`
    select rolname from pg_roles where rolname = current_user
      and (rolsuper or rolbypassrls or exists (select from pg_class where relowner = pg_roles.oid and relkind in ('r', 'p')))
  `)) as readonly { rolname: string }[];
  if (rows[0] !== undefined) throw new Error(`row-level security does not bind the role "${rows[0].rolname}"`);
}

function reasonOf(cause: unknown): string {
  // A host with several addresses fails with one error for each and no message of its own.
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
}
