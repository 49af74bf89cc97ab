import { type Pool, type PoolConfig } from 'pg';
import { type DataSource } from 'typeorm';

/** For TypeORM's `driver` option. It has no `native`, so an installed pg-native cannot slip in. */
interface PooledDriver {
  readonly Pool: new (config: PoolConfig) => Pool;
  /** Returns the pool that TypeORM made, or undefined before the first connection. */
  readonly pool: () => Pool | undefined;
}

/** A driver for one DataSource. TypeORM keeps its pool to itself; here it is known from when it is made. */
export function pooledDriver(makePool: (config: PoolConfig) => Pool): PooledDriver {
  const pools: Pool[] = [];
  // TypeORM calls it with `new`, which gives what a function returns.
  function KnownPool(config: PoolConfig): Pool {
    const pool = makePool(config);
    pools.push(pool);
    return pool;
  }
  return { Pool: KnownPool as unknown as PooledDriver['Pool'], pool: () => pools.at(-1) };
}

export const pooledBy = ({ options }: DataSource): Pool | undefined =>
  (options as { driver?: PooledDriver }).driver?.pool();
