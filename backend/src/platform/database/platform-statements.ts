import { type QueryResult } from 'pg';
import { type DataSource, type EntitySchema, type ObjectLiteral, QueryFailedError, type Repository } from 'typeorm';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { type PlatformConnection } from './connection';
import { type Row } from './pipeline/protocol';

/** Sends one statement, to a connection of its own choice. */
export type Send = (text: string, values?: readonly unknown[]) => Promise<QueryResult<Row>>;

/** The statements and repositories of `PlatformDatabase`, in and out of transactions. Both are sent by the same function. */
export class PlatformStatements implements PlatformConnection {
  constructor(
    private readonly source: DataSource,
    private readonly send: Send,
    private readonly isTransaction: boolean,
  ) {}

  async query<R extends object = Row>(text: string, values?: readonly unknown[]): Promise<R[]> {
    return (await this.send(text, values)).rows as unknown as R[];
  }

  async execute(text: string, values?: readonly unknown[]): Promise<number> {
    return (await this.send(text, values)).rowCount ?? 0;
  }

  repository<Entity extends ObjectLiteral>(entity: EntitySchema<Entity>): Repository<Entity> {
    const runner = new SendingRunner(this.source, this.send, this.isTransaction);
    return runner.manager.getRepository(entity);
  }
}

/** TypeORM's statements, sent as all others are. It neither takes connections nor begins or ends a transaction. */
class SendingRunner extends PostgresQueryRunner {
  constructor(
    source: DataSource,
    private readonly send: Send,
    isTransaction: boolean,
  ) {
    super(source.driver as PostgresDriver, 'master');
    this.isTransactionActive = isTransaction;
    this.manager = source.createEntityManager(this);
  }

  override connect(): Promise<{ readonly query: Send }> {
    return Promise.resolve({ query: this.send });
  }

  /** Rejects with the database's own error instead of TypeORM's, as statements in SQL do. */
  override query(...statement: Parameters<PostgresQueryRunner['query']>): ReturnType<PostgresQueryRunner['query']> {
    return super.query(...statement).catch((error: unknown) => {
      throw error instanceof QueryFailedError ? error.driverError : error;
    });
  }

  override startTransaction(): Promise<void> {
    return Promise.reject(new Error('transactions begin by PlatformDatabase.transaction only'));
  }
}
