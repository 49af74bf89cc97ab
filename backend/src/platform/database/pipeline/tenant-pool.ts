import { type PoolConfig } from 'pg';
import { LimitedPool } from '../limited-pool';
import { TenantClient, type TenantClientConfig } from './tenant-client';

type TenantPoolConfig = PoolConfig & TenantClientConfig;

/** A pool of tenant clients, as TypeORM's driver or by itself. */
export class TenantPool extends LimitedPool<TenantClient> {
  constructor(config: TenantPoolConfig) {
    super(config, TenantClient);
  }
}
