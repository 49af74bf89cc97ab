export { DatabaseModule } from './database.module';
export { Database } from './database';
export { PlatformDatabase } from './platform-database';
export { type IsolationLevel, type Connection, type PlatformConnection } from './connection';
export { type Row } from './pipeline/protocol';
export { type Statement } from './pipeline/pipelined-query';
export { TenantClient } from './pipeline/tenant-client';
export { appDataSource, connectAppDataSource } from './app-data-source';
export { PLATFORM, connectPlatformDataSource, platformDataSource } from './platform-data-source';
export {
  type MigrationStatus,
  type MigrationTarget,
  migrateDown,
  migrateUp,
  migrationStatus,
} from './migrations/migrator';
export {
  type RowOf,
  arrayOf,
  bigint,
  boolean,
  bytes,
  date,
  double,
  integer,
  json,
  key,
  nullable,
  oneOf,
  platformTable,
  smallint,
  tenantTable,
  text,
  timestamp,
  uuid,
} from './table';
export { HourlySweep } from './hourly-sweep';
export { HourlyWork } from './hourly-work';
export { RepeatedWork } from './repeated-work';
export { type TenantRows, changedTables, readTenantRows } from './tenant-rows';
export { isDatabaseUnavailable } from './unavailable';
