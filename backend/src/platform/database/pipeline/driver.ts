import { TenantClient } from './tenant-client';
import { TenantPool } from './tenant-pool';

/** For TypeORM's `driver` option. It has no `native`, so an installed pg-native cannot slip in. */
export const driver = { Client: TenantClient, Pool: TenantPool };
