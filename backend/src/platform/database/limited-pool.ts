import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { withinTimeLimit } from '../dependencies';

/** A client that tells its pool whether it may be lent to the next one. */
export interface PooledClient {
  /** Somebody may still change its state: an open transaction or an unanswered statement. */
  readonly isBusy: boolean;
  /** While a statement is unanswered this destroys the socket: nobody reads a late answer as that of another one. */
  leave(): void;
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (error?: unknown) => void) => void;

/** How long anybody waits for a free connection. */
const CONNECTION_MS = 5_000;

/** A pool that is waited for within time limits, and keeps no connection whose state is unknown. */
export class LimitedPool<Client extends PooledClient> extends Pool {
  constructor(config: PoolConfig, clientClass: new (config: never) => Client) {
    super({ ...config, Client: clientClass as unknown as NonNullable<PoolConfig['Client']> });
    this.on('release', (_error, client) => {
      const returned = client as unknown as Client;
      if (returned.isBusy) returned.leave();
    });
  }

  /** Lends a connection to the work and takes it back, also after an error of a statement. */
  async use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = await this.borrow();
    try {
      return await work(client as unknown as Client);
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
    // One that is free is lent at once.
    if (this.idleCount > this.waitingCount) return super.connect();
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
