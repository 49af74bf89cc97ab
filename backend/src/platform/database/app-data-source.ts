import { Logger } from '@nestjs/common';
import { type DataSource } from 'typeorm';
import { runWithoutTenant } from '../tenancy/scope';
import { type ConnectingOptions, connectDataSource, dataSourceOf } from './connecting';
import { TenantPool } from './pipeline/tenant-pool';
import { pooledBy } from './pooled-driver';

export interface AppDataSourceOptions extends Pick<ConnectingOptions, 'url' | 'poolSize'> {
  readonly entities?: ConnectingOptions['entities'];
  /** Handed to every connection: `maxStatements`, `statement_timeout` in milliseconds and pg's other options. */
  readonly extra?: object;
}

const logger = new Logger('Database');

/** TypeORM over the tenant pipeline, not connected yet. */
export function appDataSource({ entities, ...options }: AppDataSourceOptions): DataSource {
  return dataSourceOf({
    ...options,
    entities,
    applicationName: 'manyhearts',
    makePool: (config) => new TenantPool(config),
    logger,
  });
}

export const connectAppDataSource = (dataSource: DataSource): Promise<DataSource> =>
  runWithoutTenant(() => connectDataSource('DATABASE_URL', dataSource));

/** The pool that TypeORM made of our driver; undefined before the first connection. */
export const poolOf = (dataSource: DataSource): TenantPool | undefined =>
  pooledBy(dataSource) as TenantPool | undefined;
