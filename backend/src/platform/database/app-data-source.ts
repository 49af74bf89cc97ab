import { Logger } from '@nestjs/common';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { runWithoutTenant } from '../tenancy/scope';
import { failureToConnect, refuseUnboundRole } from './connecting';
import { driver } from './pipeline/driver';
import { type TenantPool } from './pipeline/tenant-pool';

export interface AppDataSourceOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly entities?: DataSourceOptions['entities'];
  /** Handed to every connection: `maxStatements`, `statement_timeout` in milliseconds and pg's other options. */
  readonly extra?: object;
}

const logger = new Logger('Database');

/** TypeORM over the tenant pipeline, not connected yet. */
export function appDataSource({ url, poolSize, entities, extra }: AppDataSourceOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    driver,
    poolSize,
    ...(entities === undefined ? {} : { entities }),
    applicationName: 'manyhearts',
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
export async function connectAppDataSource(dataSource: DataSource): Promise<DataSource> {
  try {
    return await runWithoutTenant(async () => {
      await dataSource.initialize();
      await refuseUnboundRole((text) => dataSource.query(text));
      return dataSource;
    });
  } catch (error) {
    await closeFailed(dataSource);
    throw failureToConnect('DATABASE_URL', error);
  }
}

/** The pool that TypeORM made of our driver; undefined before the first connection. */
export function poolOf(dataSource: DataSource): TenantPool | undefined {
  return (dataSource.driver as unknown as OpenDriver).master;
}

/** What TypeORM's PostgreSQL driver keeps to itself. */
interface OpenDriver {
  readonly master?: TenantPool;
  closePool(pool: TenantPool): Promise<void>;
}

// TypeORM keeps the pool of a start that failed, and in it the connection that failed.
async function closeFailed(dataSource: DataSource): Promise<void> {
  const pool = poolOf(dataSource);
  if (dataSource.isInitialized) await dataSource.destroy();
  else if (pool !== undefined) await (dataSource.driver as unknown as OpenDriver).closePool(pool);
}
