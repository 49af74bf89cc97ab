import { TenantClient } from './tenant-client';
import { TenantPool, type TenantPoolConfig } from './tenant-pool';

/** For TypeORM's `driver` option. It has no `native`, so an installed pg-native cannot slip in. */
export interface TenantDriver {
  readonly Client: typeof TenantClient;
  readonly Pool: typeof TenantPool;
  /** Returns the pool that TypeORM made, or undefined before the first connection. */
  readonly pool: () => TenantPool | undefined;
}

/** A driver for one DataSource. TypeORM keeps its pool to itself; here it is known from when it is made. */
export function tenantDriver(): TenantDriver {
  const pools: TenantPool[] = [];
  class KnownPool extends TenantPool {
    constructor(config: TenantPoolConfig) {
      super(config);
      pools.push(this);
    }
  }
  return { Client: TenantClient, Pool: KnownPool, pool: () => pools.at(-1) };
}
