import { type ClientConfig, type PoolConfig, type QueryConfig, type QueryResult } from 'pg';
import { withinTimeLimit } from '../dependencies';
import { LimitedPool, type PooledClient } from './limited-pool';
import { PlainClient, type Row } from './pipeline/protocol';

/** Above the role's own limit of 60 s: reached only where the server answers nothing at all. */
const STATEMENT_MS = 65_000;

/** A connection that takes one statement at a time and is given up where one is not answered in time. */
export class PlatformClient extends PlainClient implements PooledClient {
  private unanswered = 0;

  constructor(config?: ClientConfig) {
    super(config);
    // Without a listener a FATAL on a connection in use would end the process.
    this.on('error', () => undefined);
  }

  get isBusy(): boolean {
    return this.unanswered > 0 || (this.getTransactionStatus() ?? 'I') !== 'I';
  }

  /** @param name The name under which the connection keeps the statement, if it is to be parsed once. */
  override query(text: string, values: readonly unknown[] = [], name?: string): Promise<QueryResult<Row>> {
    return withinTimeLimit(
      'database',
      STATEMENT_MS,
      () => this.ask({ text, values: [...values], ...(name !== undefined && { name }) }),
      () => {
        this.leave();
      },
    );
  }

  leave(): void {
    this.end(() => undefined);
  }

  private async ask(statement: QueryConfig): Promise<QueryResult<Row>> {
    this.unanswered++;
    try {
      // Without values pg would let several statements through, and answer otherwise.
      return (await super.query({ ...statement, queryMode: 'extended' })) as QueryResult<Row>;
    } finally {
      this.unanswered--;
    }
  }
}

export class PlatformPool extends LimitedPool<PlatformClient> {
  constructor(config: PoolConfig) {
    super(config, PlatformClient);
  }
}
