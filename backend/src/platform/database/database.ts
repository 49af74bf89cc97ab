import { Injectable } from '@nestjs/common';
import { TransactionHost } from '@nestjs-cls/transactional';
import { TransactionalAdapterTypeOrm } from '@nestjs-cls/transactional-adapter-typeorm';
import { DataSource, type EntitySchema, type ObjectLiteral, type Repository } from 'typeorm';
import { poolOf } from './app-data-source';
import { type Statement } from './pipeline/pipelined-query';
import { type Row } from './pipeline/protocol';
import { type TenantClient } from './pipeline/tenant-client';
import { type IsolationLevel, type Connection } from './connection';

/**
 * The tenant's rows, and only those: every call works in the scope it is made in and is refused outside one. Inside
 * `transaction`, everything called from it joins, through any number of services.
 */
@Injectable()
export class Database implements Connection {
  constructor(
    private readonly host: TransactionHost<TransactionalAdapterTypeOrm>,
    private readonly dataSource: DataSource,
  ) {}

  async query<R extends object = Row>(text: string, values?: readonly unknown[]): Promise<R[]> {
    const result = await this.use((client) => client.query(text, values));
    return result.rows as unknown as R[];
  }

  async execute(text: string, values?: readonly unknown[]): Promise<number> {
    const result = await this.use((client) => client.query(text, values));
    return result.rowCount ?? 0;
  }

  /**
   * Independent statements in one round trip: the rows of each, in order. All happen or none. Prefer it to a transaction
   * wherever no statement needs an earlier one's answer (ids are made by the caller): locks are held for no round trip.
   */
  async batch(statements: readonly (string | Statement)[]): Promise<Row[][]> {
    const results = await this.use((client) => client.batch(statements));
    return results.map((result) => result.rows);
  }

  /**
   * Runs the work in one transaction, or in the one that is already open. Rejects when anything in it failed, also where
   * the failure was caught: nothing is stored then. Never wait in it for anything but the database.
   */
  transaction<T>(work: () => Promise<T>, isolation?: IsolationLevel): Promise<T> {
    return isolation === undefined
      ? this.host.withTransaction(work)
      : this.host.withTransaction({ isolationLevel: isolation }, work);
  }

  /** TypeORM's repository, joined to the open transaction. A third as quick as `query`: for everything that is not hot. */
  repository<Entity extends ObjectLiteral>(entity: EntitySchema<Entity>): Repository<Entity> {
    return this.host.tx.getRepository(entity);
  }

  /** Whether what is asked now joins a transaction. */
  get isInTransaction(): boolean {
    return this.host.isTransactionActive();
  }

  private async use<T>(work: (client: TenantClient) => Promise<T>): Promise<T> {
    const runner = this.isInTransaction ? this.host.tx.queryRunner : undefined;
    if (runner !== undefined) {
      if (runner.isReleased) throw new Error('the transaction of this work has ended: something in it was not awaited');
      return work((await runner.connect()) as TenantClient);
    }
    const pool = poolOf(this.dataSource);
    if (pool === undefined || pool.ending) throw new Error('the database is not connected');
    return pool.use(work);
  }
}
