import type Redis from 'ioredis';
import { isRefusedByRedis } from '../platform/cache';
import { type PlatformDatabase } from '../platform/database';
import { TimeBudget } from '../platform/dependencies';

/** The limit is shorter than probes wait for `/readyz`. */
const PATIENCE_MS = 2_000;

/** The dependencies that `/readyz` names: `database` if it does not answer in time, `redis` if it cannot be used. */
export async function missingDependencies(platform: PlatformDatabase, redis: Redis): Promise<string[]> {
  const [database, isRefused] = await Promise.all([
    new TimeBudget(PATIENCE_MS).run(() =>
      platform.query('select 1').then(
        () => [],
        () => ['database'],
      ),
    ),
    isRefusedByRedis(redis),
  ]);
  return isRefused ? [...database, 'redis'] : database;
}
