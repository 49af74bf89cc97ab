export { DatabaseModule } from './database.module';
export { Database } from './database';
export { PlatformDatabase } from './platform-database';
export { type IsolationLevel, type Connection } from './connection';
export { CommitFailedError } from './pipeline/commit-failed.error';
export { driver } from './pipeline/driver';
export { type Row } from './pipeline/protocol';
export { type Statement } from './pipeline/flight';
export { TenantClient } from './pipeline/tenant-client';
export { TenantPool } from './pipeline/tenant-pool';
export { appDataSource, connectAppDataSource } from './app-data-source';
export {
  type MigrationStatus,
  type MigrationTarget,
  migrateDown,
  migrateUp,
  migrationStatus,
} from './migrations/migrator';
