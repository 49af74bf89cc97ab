import supertest from 'supertest';
import { rmSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { StaffTokens } from '../../src/modules/console';
import { type Actor, Brands, type LoadedTenant, Tenants, loadTenant } from '../../src/modules/tenants';
import { type RunningApi, startApi } from '../../src/entrypoints/start-api';
import { type Config, readConfig } from '../../src/platform/config/config';
import { PlatformDatabase } from '../../src/platform/database';
import { type TestDatabase, createSeededDatabase } from './database';

export const OPERATOR: Actor = { email: 'olivia@manyhearts.example', role: 'operator' };
export const REVIEWER: Actor = { email: 'ravi@manyhearts.example', role: 'operator' };
export const SUPPORT: Actor = { email: 'sanna@manyhearts.example', role: 'support' };

/** The two brands that every test has, so that what belongs to one shows where it does not belong. */
export const FIRST = 'everglow';
export const SECOND = 'knotted';

export interface TestApi {
  readonly running: RunningApi;
  readonly config: Config;
  readonly database: TestDatabase;
  readonly url: string;
  readonly innerUrl: string;
  /** Requests on a host, `everglow.localhost` unless told. */
  on(host?: string): ReturnType<typeof supertest.agent>;
  close(): Promise<void>;
}

export function testConfig(database: TestDatabase, more: Partial<Record<string, string>> = {}): Config {
  return readConfig({
    NODE_ENV: 'test',
    ...database.environment,
    REDIS_URL: process.env['TEST_REDIS_URL'],
    SMTP_URL: 'smtp://127.0.0.1:1',
    STORAGE: pathToFileURL(join(tmpdir(), 'manyhearts-tests', database.name)).href,
    PORT: '0',
    INNER_PORT: '0',
    PUBLIC_PROTOCOL: 'http',
    PUBLIC_PORT: '8080',
    SECRET_KEY: 'a secret of the tests, long enough',
    DATA_KEY: 'another one of the tests, for data',
    LOG_LEVEL: 'error',
    // The machine may be slow while others work on it. Tests of the bound itself set it as it is in production.
    REQUEST_WAITING_MS: '20000',
    ...more,
  });
}

/** A whole api on a database of its own, with two live brands and three members of staff. */
export async function startTestApi(more: Partial<Record<string, string>> = {}): Promise<TestApi> {
  const database = await createSeededDatabase(seedTestBrands);
  const config = testConfig(database, more);
  const running = await startApi(config);
  const url = `http://127.0.0.1:${portOf(running.app.getHttpServer())}`;
  return {
    running,
    config,
    database,
    url,
    innerUrl: `http://127.0.0.1:${portOf(running.inner)}`,
    on: (host = `${FIRST}.localhost`) => supertest.agent(url).set('host', host),
    close: async () => {
      await running.close();
      await database.drop();
      if (config.STORAGE.startsWith('file:')) rmSync(fileURLToPath(config.STORAGE), { recursive: true, force: true });
    },
  };
}

export function testBrand(slug: string): LoadedTenant {
  const loaded = loadTenant('tenants', slug);
  if (!loaded.ok) throw new Error(`${slug}: ${JSON.stringify(loaded.faults)}`);
  return loaded.tenant;
}

async function seedTestBrands(database: TestDatabase): Promise<void> {
  const running = await startApi(testConfig(database));
  const staff = running.app.get(StaffTokens);
  const add = ({ email, role }: Actor, tenantIds: number[]): Promise<number> =>
    staff.add({ email, name: email, role, tenantIds }, OPERATOR);
  await add(OPERATOR, []);
  await add(REVIEWER, []);
  // The two founders, as `staff confirm` on the machine makes them.
  const founded =
    "update staff set held_by_unknown = false, founder = true, approves_from = now() where role = 'operator'";
  await running.app.get(PlatformDatabase).query(founded);
  for (const slug of [FIRST, SECOND]) await running.app.get(Brands).launchDemo(testBrand(slug), OPERATOR, 'Test');
  const first = await running.app.get(Tenants).get(FIRST);
  await add(SUPPORT, [first.id]);
  await running.close();
}

/** A token of somebody seeded, as the Authorization header wants it. */
export async function tokenOf({ running }: TestApi, person: Actor): Promise<string> {
  const staff = running.app.get(StaffTokens);
  const found = await staff.find(person.email);
  if (!found) throw new Error(`${person.email} is no member of staff`);
  const { token } = await staff.issue(found, `test ${Math.random()}`);
  return `Bearer ${token}`;
}

const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port;
