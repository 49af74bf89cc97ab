import { Global, type INestApplicationContext, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { getDataSourceToken } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type TestDatabase, createTestDatabase } from '../../../test/support/database';
import { startingDatabase } from '../../../test/support/starting-database';
import { CONFIG } from '../config/config';
import { runWithoutTenant } from '../tenancy/scope';
import { poolOf } from './app-data-source';
import {
  Database,
  DatabaseModule,
  PLATFORM,
  PlatformDatabase,
  appDataSource,
  connectAppDataSource,
  connectPlatformDataSource,
  platformDataSource,
} from './index';
import { platformPoolOf } from './platform-data-source';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function start(environment: Partial<TestDatabase['environment']> = {}): Promise<INestApplicationContext> {
  @Global()
  @Module({
    providers: [{ provide: CONFIG, useValue: { ...database.environment, DATABASE_POOL: 2, ...environment } }],
    exports: [CONFIG],
  })
  class ConfigModule {}

  const module = await Test.createTestingModule({ imports: [ConfigModule, DatabaseModule] }).compile();
  return module.init();
}

test('the application connects both databases and closes them with itself', async () => {
  const app = await start();
  await expect(runWithoutTenant(() => app.get(Database).query('select current_user as role'))).resolves.toEqual([
    { role: 'manyhearts_app' },
  ]);
  await expect(app.get(PlatformDatabase).query('select current_user as role')).resolves.toEqual([
    { role: 'manyhearts_platform' },
  ]);
  await app.close();
  expect(app.get(DataSource).isInitialized).toBe(false);
  expect(app.get<DataSource>(getDataSourceToken(PLATFORM)).isInitialized).toBe(false);
  await expect(app.get(PlatformDatabase).query('select 1')).rejects.toThrow(/after calling end/);
});

test('connecting outside a scope is refused, explicitly without a tenant it works', async () => {
  const careless = appDataSource({ url: database.appUrl, poolSize: 1 });
  await expect(careless.initialize()).rejects.toThrow(/outside a tenant scope/);
  await expect(connectAppDataSource(careless)).resolves.toBe(careless);
  await careless.destroy();
  const source = await connectAppDataSource(appDataSource({ url: database.appUrl, poolSize: 1 }));
  expect(source.isInitialized).toBe(true);
  await source.destroy();
});

test.each([
  ['a wrong password', (url: URL) => (url.password = 'wrong'), /password authentication failed/],
  ['a missing database', (url: URL) => (url.pathname = '/missing'), /"missing" does not exist/],
  ['a port where nobody listens', (url: URL) => (url.port = '1'), /ECONNREFUSED/],
])('%s fails the start with one sentence that names the variable', async (_what, spoil, reason) => {
  for (const variable of ['DATABASE_URL', 'DATABASE_PLATFORM_URL'] as const) {
    const url = new URL(database.environment[variable]);
    spoil(url);
    const failure = await start({ [variable]: url.href }).catch((error: unknown) => error as Error);
    expect(failure).toBeInstanceOf(Error);
    expect((failure as Error).message).toMatch(reason);
    expect((failure as Error).message).toMatch(new RegExp(`^The database of ${variable} cannot be used: `));
  }
});

test.each(['rootUrl', 'ownerUrl'] as const)(
  'a role that row-level security does not bind is refused: %s',
  async (role) => {
    await expect(start({ DATABASE_URL: database[role] })).rejects.toThrow(/row-level security does not bind the role/);
    await expect(start({ DATABASE_PLATFORM_URL: database[role] })).rejects.toThrow(/row-level security does not bind/);
  },
);

test('a database that is still starting, or recovers, is waited for', async () => {
  const { DATABASE_URL, DATABASE_PLATFORM_URL } = database.environment;
  const starting = await Promise.all([startingDatabase(DATABASE_URL, 2), startingDatabase(DATABASE_PLATFORM_URL, 2)]);
  const [app, platform] = starting;
  const running = await start({ DATABASE_URL: app.url, DATABASE_PLATFORM_URL: platform.url });
  await expect(runWithoutTenant(() => running.get(Database).query('select 1 as x'))).resolves.toEqual([{ x: 1 }]);
  for (const server of starting) expect(server.connections()).toBeGreaterThan(2);
  await running.close();
  await Promise.all(starting.map((server) => server.close()));
});

test('a failed start leaves no connection open', async () => {
  await expect(start({ DATABASE_URL: database.ownerUrl })).rejects.toThrow(/does not bind/);
  // Ours is refused by itself in the middle of TypeORM's start, with a connection in its hand.
  const source = appDataSource({ url: database.appUrl, poolSize: 1 });
  jest.spyOn(source.driver, 'createQueryRunner').mockImplementationOnce((mode) => {
    const runner = source.createQueryRunner(mode);
    runner.query = async () => {
      await runner.connect();
      throw new Error('lost');
    };
    return runner;
  });
  await expect(connectAppDataSource(source)).rejects.toThrow('The database of DATABASE_URL cannot be used: lost');
  expect(poolOf(source)).toMatchObject({ ended: true, totalCount: 0 });
});

test('a failed start of the platform’s database leaves no connection open', async () => {
  const source = platformDataSource({ url: database.ownerUrl });
  await expect(connectPlatformDataSource(source)).rejects.toThrow(/^The database of DATABASE_PLATFORM_URL cannot/);
  expect(platformPoolOf(source)).toMatchObject({ ended: true, totalCount: 0 });
});

test('what one statement may cost is set on the roles, whatever lies between', async () => {
  const app = await start();
  const limits = "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock";
  await expect(runWithoutTenant(() => app.get(Database).query(limits))).resolves.toEqual([
    { statement: '10s', lock: '5s' },
  ]);
  await expect(app.get(PlatformDatabase).query(limits)).resolves.toEqual([{ statement: '1min', lock: '10s' }]);
  await app.close();
});
