import { buildData } from '../../../infra/data/build';
import { startThrowaway } from '../../../infra/local/services/throwaway';

declare global {
  // Jest hands the setup's globals to the teardown and nothing else.
  var stopServices: (() => Promise<void>) | undefined;
}

/** One PostgreSQL and one Redis for the whole run, unless the two variables name some that already run. */
export default async function globalSetup(): Promise<void> {
  await buildData();
  if (process.env['TEST_POSTGRES_URL'] !== undefined && process.env['TEST_REDIS_URL'] !== undefined) return;
  const { postgres, redis, stop } = await startThrowaway();
  globalThis.stopServices = stop;
  // Jest ends without a teardown when it is interrupted; what this process started goes when it exits.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
  process.env['TEST_POSTGRES_URL'] ??= postgres.url;
  process.env['TEST_REDIS_URL'] ??= redis.url;
}
