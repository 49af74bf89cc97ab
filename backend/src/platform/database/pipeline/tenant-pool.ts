import { AsyncResource } from 'node:async_hooks';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { TenantClient, type TenantClientConfig } from './tenant-client';

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (error?: unknown) => void) => void;

export type TenantPoolConfig = PoolConfig & TenantClientConfig;

/** A pool of tenant clients, as TypeORM's driver or by itself. */
export class TenantPool extends Pool {
  constructor(config: TenantPoolConfig) {
    super({ ...config, Client: TenantClient as unknown as NonNullable<PoolConfig['Client']> });
    this.on('release', (_error, client) => {
      const tenantClient = client as unknown as TenantClient;
      if (tenantClient.isBusy) tenantClient.leave();
    });
  }

  /** Lends a connection to the work and takes it back, also after an error of a statement. */
  async use<T>(work: (client: TenantClient) => Promise<T>): Promise<T> {
    const client = await super.connect();
    try {
      return await work(client as unknown as TenantClient);
    } finally {
      client.release();
    }
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (connected === undefined) return super.connect();
    // pg-pool calls a waiter in the async context of whoever released the connection: without this, the other's tenant.
    // (AsyncResource.bind would do it too, at a third of the throughput.)
    const here = new AsyncResource('TenantPool');
    super.connect((error, client, done) => {
      here.runInAsyncScope(connected, null, error, client, done);
    });
    return undefined;
  }
}
