import { Logger } from '@nestjs/common';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { runWithoutTenant } from '../tenancy/scope';
import { failureToConnect, onceStarted, refuseUnboundRole } from './connecting';
import { type TenantDriver, tenantDriver } from './pipeline/driver';
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
    driver: tenantDriver(),
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
    return await runWithoutTenant(() => onceStarted(() => connect(dataSource)));
  } catch (error) {
    throw failureToConnect('DATABASE_URL', error);
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

/** The pool that TypeORM made of our driver; undefined before the first connection. */
export function poolOf(dataSource: DataSource): TenantPool | undefined {
  return (dataSource.options as { driver?: TenantDriver }).driver?.pool();
}

async function closeFailed(dataSource: DataSource): Promise<void> {
  if (dataSource.isInitialized) {
    await dataSource.destroy();
    return;
  }
  // TypeORM keeps the pool of a start that failed. One without a first connection it does not close.
  await dataSource.driver.disconnect().catch(() => poolOf(dataSource)?.end());
}
