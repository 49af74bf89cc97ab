import { type ClientConfig, type PoolConfig, type QueryResult } from 'pg';
import { withinTimeLimit } from '../dependencies';
import { LimitedPool, type PooledClient } from './limited-pool';
import { MOST_REPEATS, isDeadlock } from './pipeline/deadlock';
import { type PipelineConnection, PipelinedQuery, type Statement } from './pipeline/pipelined-query';
import { PlainClient, type Row } from './pipeline/protocol';
import { StatementPlans } from './pipeline/statement-plans';

/** Above the role's own limit of 60 s: reached only where the server answers nothing at all. */
const STATEMENT_MS = 65_000;

const MOST_PREPARED = 256;

/** A connection that takes one statement at a time, or several at once, and is given up where one is not answered in time. */
export class PlatformClient extends PlainClient implements PooledClient, PipelineConnection {
  readonly plans = new StatementPlans(MOST_PREPARED, { prefix: 'p_', isScoped: false, namedFrom: 1 });
  owner: string | undefined;
  private unanswered = 0;

  constructor(config?: ClientConfig) {
    super(config);
    // Without a listener a FATAL on a connection in use would end the process.
    this.on('error', () => undefined);
  }

  get isIdle(): boolean {
    return (this.getTransactionStatus() ?? 'I') === 'I';
  }

  get isBusy(): boolean {
    return this.unanswered > 0 || !this.isIdle;
  }

  override query(text: string, values: readonly unknown[] = []): Promise<QueryResult<Row>> {
    // Without values pg would let several statements through, and answer otherwise.
    const statement = { text, values: [...values], queryMode: 'extended' };
    return this.answered(() => super.query(statement) as Promise<QueryResult<Row>>);
  }

  /** A statement outside a transaction. One that lost a deadlock is asked again, as those of a batch are. */
  async queryAlone(text: string, values?: readonly unknown[]): Promise<QueryResult<Row>> {
    for (let repeats = 0; ; repeats++) {
      try {
        return await this.query(text, values);
      } catch (error) {
        if (!isDeadlock(error) || repeats === MOST_REPEATS) throw error;
      }
    }
  }

  /** Statements that the connection parses once, in one round trip; outside a transaction all happen or none. */
  batch(statements: readonly Statement[]): Promise<QueryResult<Row>[]> {
    return this.answered(
      () =>
        new Promise<QueryResult<Row>[]>((resolve, reject) => {
          const landed = (error: Error | null, results: QueryResult<Row>[]): void => {
            if (error === null) resolve(results);
            else reject(error);
          };
          this.board(new PipelinedQuery(this, undefined, statements, landed));
        }),
    );
  }

  board(flight: PipelinedQuery): void {
    super.query(flight);
  }

  /** No scope is set here. */
  admit(): void {
    return undefined;
  }

  leave(): void {
    this.end(() => undefined);
  }

  private answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const counted = async (): Promise<Answer> => {
      this.unanswered++;
      try {
        return await ask();
      } finally {
        this.unanswered--;
      }
    };
    return withinTimeLimit('database', STATEMENT_MS, counted, () => {
      this.leave();
    });
  }
}

export class PlatformPool extends LimitedPool<PlatformClient> {
  constructor(config: PoolConfig) {
    super(config, PlatformClient);
  }
}
