import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntitySchema, type ObjectLiteral, type Repository } from 'typeorm';
import { type IsolationLevel, type PlatformConnection } from './connection';
import { CommitFailedError } from './pipeline/commit-failed.error';
import { type Statement } from './pipeline/pipelined-query';
import { type Row } from './pipeline/protocol';
import { PLATFORM, platformPoolOf } from './platform-data-source';
import { PlatformStatements } from './platform-statements';

/**
 * The one scope that sees every tenant, and the platform's own tables. Whoever injects it does cross-tenant work and says
 * so by its name; it neither reads nor needs the tenant in scope, and never joins a transaction of `Database`.
 */
@Injectable()
export class PlatformDatabase implements PlatformConnection {
  private readonly statements: PlatformStatements;

  constructor(@InjectDataSource(PLATFORM) private readonly source: DataSource) {
    this.statements = new PlatformStatements(
      source,
      (text, values) => platformPoolOf(source).use((client) => client.queryAlone(text, values)),
      false,
    );
  }

  query<R extends object = Row>(text: string, values?: readonly unknown[]): Promise<R[]> {
    return this.statements.query<R>(text, values);
  }

  /** As `query`, for what is asked all the time: each connection parses the text once. */
  async prepared<R extends object = Row>(text: string, values: readonly unknown[] = []): Promise<R[]> {
    const [rows = []] = await this.batch([{ text, values }]);
    return rows as unknown as R[];
  }

  /** Independent statements that are asked all the time, in one round trip: the rows of each. All happen or none. */
  async batch(statements: readonly Statement[]): Promise<Row[][]> {
    const results = await platformPoolOf(this.source).use((client) => client.batch(statements));
    return results.map(({ rows }) => rows);
  }

  execute(text: string, values?: readonly unknown[]): Promise<number> {
    return this.statements.execute(text, values);
  }

  /** TypeORM's repository, each call on a connection of its own. Inside a transaction ask that one instead. */
  repository<Entity extends ObjectLiteral>(entity: EntitySchema<Entity>): Repository<Entity> {
    return this.statements.repository(entity);
  }

  /** Runs the work in one transaction on one connection; what it does elsewhere is not part of it. */
  transaction<T>(
    work: (transaction: PlatformConnection) => Promise<T>,
    isolation: IsolationLevel = 'READ COMMITTED',
  ): Promise<T> {
    return platformPoolOf(this.source).use(async (client) => {
      let hasEnded = false;
      const statements = new PlatformStatements(
        this.source,
        async (text, values) => {
          if (hasEnded) throw new Error('the transaction of this work has ended: something in it was not awaited');
          return client.query(text, values);
        },
        true,
      );
      try {
        await client.query(`begin isolation level ${isolation}`);
        const result = await work(statements);
        hasEnded = true;
        const { command } = await client.query('commit');
        if (command === 'ROLLBACK') throw new CommitFailedError();
        return result;
      } catch (error) {
        hasEnded = true;
        await client.query('rollback').catch(() => {
          client.leave();
        });
        throw error;
      }
    });
  }
}
