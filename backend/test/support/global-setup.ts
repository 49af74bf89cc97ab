import { type Config } from 'jest';
import { buildData } from '../../../infra/data/build';
import { startThrowaway } from '../../../infra/local/services/throwaway';
import { temporaryFolderInMemory } from '../../../infra/local/state';
import { hashOf } from '../../../infra/local/stack/build';

declare global {
  // Jest hands the setup's globals to the teardown and nothing else.
  var stopServices: (() => Promise<unknown>) | undefined;
}

/**
 * A PostgreSQL and a Redis for each of Jest's workers, so that files that run side by side share nothing: roles belong
 * to a whole server, and messages pass between the databases of one Redis. Or those that the two variables name.
 */
export default async function globalSetup({ maxWorkers = 1 }: Config): Promise<void> {
  await buildData();
  const seed = hashOf(['backend/src', 'backend/test/support/api.ts', 'migrations', 'tenants']);
  process.env['TEST_SEED'] = `seeded_${seed.slice(0, 16)}`;
  if (process.env['TEST_POSTGRES_URL'] !== undefined && process.env['TEST_REDIS_URL'] !== undefined) return;
  const services = await Promise.all(
    Array.from({ length: Number(maxWorkers) }, () => startThrowaway(temporaryFolderInMemory())),
  );
  globalThis.stopServices = () => Promise.all(services.map(({ stop }) => stop()));
  // Jest ends without a teardown when it is interrupted; what this process started goes when it exits.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
  process.env['TEST_SERVICES'] = JSON.stringify(services.map(({ postgres, redis }) => [postgres.url, redis.url]));
}
