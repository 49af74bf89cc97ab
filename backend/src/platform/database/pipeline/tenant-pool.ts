import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { withinTimeLimit } from '../../dependencies';
import { TenantClient, type TenantClientConfig } from './tenant-client';

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (error?: unknown) => void) => void;

export type TenantPoolConfig = PoolConfig & TenantClientConfig;

/** How long anybody waits for a free connection. */
const CONNECTION_MS = 5_000;

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
    const client = await this.borrow();
    try {
      return await work(client as unknown as TenantClient);
    } finally {
      client.release();
    }
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (connected === undefined) return this.borrow();
    // pg-pool calls a waiter in the async context of whoever released the connection, with the other's tenant. A promise
    // goes on in the context of whoever waits for it.
    this.borrow().then(
      (client) => {
        connected(undefined, client, (failure) => {
          client.release(failure as Error | undefined);
        });
      },
      (error: unknown) => {
        connected(error as Error, undefined, () => undefined);
      },
    );
    return undefined;
  }

  private borrow(): Promise<PoolClient> {
    return withinTimeLimit(
      'database',
      CONNECTION_MS,
      () => super.connect(),
      (connecting) => {
        connecting.then(
          (client) => {
            client.release();
          },
          () => undefined,
        );
      },
    );
  }
}
