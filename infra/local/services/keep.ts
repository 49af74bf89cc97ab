import { explain } from '../startup-error';
import { startThrowaway } from './throwaway';

/**
 * Keeps an empty PostgreSQL and Redis running between test runs: `npx tsx infra/local/services/keep.ts` prints the two
 * variables that the tests look for. Ctrl-C ends both.
 */
async function keep(): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve);
  });
  const { postgres, redis, stop } = await startThrowaway();
  console.log(`export TEST_POSTGRES_URL=${postgres.url}`);
  console.log(`export TEST_REDIS_URL=${redis.url}`);
  await Promise.race([ended, postgres.exited, redis.exited]);
  await stop();
}

keep().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
