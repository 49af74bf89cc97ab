import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClsPluginTransactional } from '@nestjs-cls/transactional';
import { TransactionalAdapterTypeOrm } from '@nestjs-cls/transactional-adapter-typeorm';
import { ClsModule } from 'nestjs-cls';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config/config';
import { type AppDataSourceOptions, appDataSource, connectAppDataSource } from './app-data-source';
import { Database } from './database';
import {
  PLATFORM,
  type PlatformDataSourceOptions,
  connectPlatformDataSource,
  platformDataSource,
} from './platform-data-source';
import { PlatformDatabase } from './platform-database';

// The supervisor restarts a process that fails here; one that kept retrying would look alive without being so.
const atOnce = { autoLoadEntities: true, toRetry: () => false };

/** Needs `CONFIG` from a global module. */
const tenants = TypeOrmModule.forRootAsync({
  inject: [CONFIG],
  useFactory: (config: Config) => ({
    type: 'postgres',
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL,
    ...atOnce,
  }),
  dataSourceFactory: (options) => {
    const { url, poolSize, entities } = options as AppDataSourceOptions & typeof options;
    return connectAppDataSource(appDataSource({ url, poolSize, entities }));
  },
});

const platform = TypeOrmModule.forRootAsync({
  name: PLATFORM,
  inject: [CONFIG],
  // By the name here the module finds at the shutdown what it has to close.
  useFactory: (config: Config) => ({
    name: PLATFORM,
    type: 'postgres',
    url: config.DATABASE_PLATFORM_URL,
    ...atOnce,
  }),
  dataSourceFactory: (options) => {
    const { url, entities } = options as PlatformDataSourceOptions & typeof options;
    return connectPlatformDataSource(platformDataSource({ url, entities }));
  },
});

/** The plugin alone: nestjs-cls' own root adds an idle interceptor to every route, and with it RxJS to every answer. */
const transactions = ClsModule.registerPlugins([
  new ClsPluginTransactional({ adapter: new TransactionalAdapterTypeOrm({ dataSourceToken: DataSource }) }),
]);

/**
 * Both databases for the whole application: `Database` (the tenant in scope), `PlatformDatabase` (all of them, by name),
 * TypeORM's DataSource and nestjs-cls' TransactionHost over the tenant pipeline. Entities register themselves with
 * `TypeOrmModule.forFeature`, for `PlatformDatabase` under the name `PLATFORM`. Pools close when the application does.
 */
@Global()
@Module({
  imports: [tenants, platform, transactions],
  providers: [Database, PlatformDatabase],
  exports: [Database, PlatformDatabase, TypeOrmModule],
})
export class DatabaseModule {}
