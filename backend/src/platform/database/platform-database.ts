import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { CONFIG, type Config } from '../config/config';
import { withinTimeLimit } from '../dependencies';
import { failureToConnect, onceStarted, refuseUnboundRole } from './connecting';
import { CommitFailedError } from './pipeline/commit-failed.error';
import { type Row } from './pipeline/protocol';
import { type IsolationLevel, type Connection } from './connection';

/** Fewer than the tenants' pool: it serves relays, registries and the console. */
const CONNECTIONS = 4;
const CONNECTION_MS = 5_000;
/** Above the role's own limit of 60 s: reached only where the server answers nothing at all. */
const STATEMENT_MS = 65_000;

/**
 * The one scope that sees every tenant, and the platform's own tables. Whoever injects it does cross-tenant work and says
 * so by its name; it neither reads nor needs the tenant in scope, and never joins a transaction of `Database`.
 */
@Injectable()
export class PlatformDatabase implements Connection, OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(PlatformDatabase.name);
  private readonly pool: Pool;

  constructor(@Inject(CONFIG) config: Pick<Config, 'DATABASE_PLATFORM_URL'>) {
    this.pool = new Pool({
      connectionString: config.DATABASE_PLATFORM_URL,
      application_name: 'manyhearts-platform',
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECTION_MS,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
    });
    this.pool.on('error', (error) => {
      this.logger.warn(`an idle connection was lost: ${error.message}`);
    });
    // Without a listener a FATAL on a connection in use would end the process.
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  async onModuleInit(): Promise<void> {
    try {
      await onceStarted(() => refuseUnboundRole((text) => this.query(text)));
    } catch (error) {
      await this.pool.end();
      throw failureToConnect('DATABASE_PLATFORM_URL', error);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.pool.ending) await this.pool.end();
  }

  async query<R extends object = Row>(text: string, values: readonly unknown[] = []): Promise<R[]> {
    const result = await this.use((client) => ask(client, one(text, values)));
    return result.rows as R[];
  }

  async execute(text: string, values: readonly unknown[] = []): Promise<number> {
    const result = await this.use((client) => ask(client, one(text, values)));
    return result.rowCount ?? 0;
  }

  /** Runs the work in one transaction on one connection; what it does elsewhere is not part of it. */
  transaction<T>(
    work: (transaction: Connection) => Promise<T>,
    isolation: IsolationLevel = 'READ COMMITTED',
  ): Promise<T> {
    return this.use(async (client) => {
      try {
        await ask(client, `begin isolation level ${isolation}`);
        const result = await work({
          query: async <R extends object>(text: string, values: readonly unknown[] = []) =>
            (await ask(client, one(text, values))).rows as R[],
          execute: async (text, values = []) => (await ask(client, one(text, values))).rowCount ?? 0,
        });
        const { command } = await ask(client, 'commit');
        if (command === 'ROLLBACK') throw new CommitFailedError();
        return result;
      } catch (error) {
        await ask(client, 'rollback').catch(() => {
          broken.add(client);
        });
        throw error;
      }
    });
  }

  private async use<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.borrow();
    try {
      return await work(client);
    } finally {
      client.release(broken.has(client));
    }
  }

  private borrow(): Promise<PoolClient> {
    return withinTimeLimit(
      'database',
      CONNECTION_MS,
      () => this.pool.connect(),
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

/** Connections in an unknown state: the pool closes them, and at once where a statement is unanswered. */
const broken = new WeakSet<PoolClient>();

function ask(client: PoolClient, query: QueryConfig | string): Promise<QueryResult<Row>> {
  return withinTimeLimit(
    'database',
    STATEMENT_MS,
    () => client.query<Row>(query),
    () => {
      broken.add(client);
    },
  );
}

/** One statement: without values pg would let several through, and answer otherwise. */
function one(text: string, values: readonly unknown[]): QueryConfig {
  const query = { text, values: [...values], queryMode: 'extended' };
  return query;
}
