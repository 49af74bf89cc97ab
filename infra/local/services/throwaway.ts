import { type TemporaryFolder, recordProcess, temporaryFolder } from '../state';
import { type Postgres, startPostgres } from './postgres';
import { type Redis, startRedis } from './redis';

export interface Throwaway {
  readonly postgres: Postgres;
  readonly redis: Redis;
  readonly stop: () => Promise<void>;
}

/** An empty PostgreSQL and an empty Redis that leave nothing behind. */
export async function startThrowaway(folder = temporaryFolder()): Promise<Throwaway> {
  const started = await Promise.allSettled([
    startPostgres({ dataDir: `${folder.path}/postgres`, durable: false }),
    startRedis({ dataDir: `${folder.path}/redis`, durable: false }),
  ]);
  const [postgres, redis] = started;
  if (postgres.status === 'fulfilled' && redis.status === 'fulfilled') {
    recordProcess(folder.path, 'postgres', postgres.value.pid);
    recordProcess(folder.path, 'redis', redis.value.pid);
    return {
      postgres: postgres.value,
      redis: redis.value,
      stop: () => end([postgres.value, redis.value], folder),
    };
  }
  await end(
    started.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
    folder,
  );
  throw started.find((outcome) => outcome.status === 'rejected')?.reason;
}

async function end(
  services: readonly { readonly stop: () => Promise<unknown> }[],
  folder: TemporaryFolder,
): Promise<void> {
  await Promise.all(services.map((service) => service.stop()));
  folder.remove();
}
