import { Logger } from '@nestjs/common';
import { type DataSource, EntitySchema, type EntitySchemaColumnOptions, EntitySchemaOptions } from 'typeorm';
import { type ConnectingOptions, connectDataSource, dataSourceOf } from './connecting';
import { PlatformPool } from './platform-client';
import { pooledBy } from './pooled-driver';

/** The name of the DataSource behind `PlatformDatabase`: modules register entities of its repositories under it. */
export const PLATFORM = 'platform';

/** Fewer than the tenants' pool: it serves relays, registries and the console. */
const CONNECTIONS = 4;

const logger = new Logger('PlatformDatabase');

export interface PlatformDataSourceOptions extends Pick<ConnectingOptions, 'url'> {
  readonly entities?: readonly EntitySchema[] | undefined;
}

/** TypeORM as the role that sees every tenant, not connected yet. */
export const platformDataSource = ({ url, entities = [] }: PlatformDataSourceOptions): DataSource =>
  dataSourceOf({
    url,
    poolSize: CONNECTIONS,
    entities: entities.map(namingItsTenant),
    applicationName: 'manyhearts-platform',
    makePool: (config) => new PlatformPool(config),
    logger,
  });

export const connectPlatformDataSource = (dataSource: DataSource): Promise<DataSource> =>
  connectDataSource('DATABASE_PLATFORM_URL', dataSource);

export function platformPoolOf(dataSource: DataSource): PlatformPool {
  const pool = pooledBy(dataSource) as PlatformPool | undefined;
  if (pool === undefined) throw new Error('the platform database is not connected');
  return pool;
}

/** The same table, where new rows name their tenant: no scope says it here. */
function namingItsTenant({ options }: EntitySchema): EntitySchema {
  const columns = options.columns as Readonly<Record<string, EntitySchemaColumnOptions>>;
  const { tenant_id: tenant } = columns;
  if (tenant === undefined) return new EntitySchema(options);
  const written = { columns: { ...columns, tenant_id: { ...tenant, insert: true } } };
  return new EntitySchema(Object.assign(new EntitySchemaOptions(), options, written));
}
