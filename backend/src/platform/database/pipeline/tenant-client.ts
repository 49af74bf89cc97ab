import { type ClientConfig, type QueryResult } from 'pg';
import { ScopeError, currentScope } from '../../tenancy/scope';
import { withinTimeLimit } from '../../dependencies';
import { type PipelineConnection, PipelinedQuery, type Statement } from './pipelined-query';
import { PlainClient, type Row, type Submittable, type Wire } from './protocol';
import { type Plan, StatementPlans, refuseSettingTheTenant } from './statement-plans';

export interface TenantClientConfig extends ClientConfig {
  /** Texts that may hold a name on the server at a time. Default 256, at least 16. */
  readonly maxStatements?: number;
}

/** Above the role's own limit of 10 s: reached only where the server answers nothing at all. */
const STATEMENT_MS = 12_000;

type Callback = (error: Error | null, result?: QueryResult) => void;

/** A cursor, a stream or COPY: an object that speaks the protocol by itself. */
interface Stream {
  text?: unknown;
  cursor?: { text?: unknown };
  submit(wire: Wire): Error | null | undefined;
}

/**
 * A connection on which every statement carries the tenant of the scope it was asked in. Nothing is ever set on the
 * session: between two statements the connection belongs to nobody. See docs/data-path.md.
 */
export class TenantClient extends PlainClient implements PipelineConnection {
  readonly plans: StatementPlans;
  owner: string | undefined;
  private inFlight = 0;

  constructor(config?: TenantClientConfig) {
    super(config);
    if (this.pipeline) throw new ScopeError("pg's own pipeline mode hides the transaction's status: leave it off");
    this.plans = new StatementPlans(Math.max(16, config?.maxStatements ?? 256));
    // A FATAL between two statements of a checked-out client would otherwise end the process; the pool drops the client.
    this.on('error', () => undefined);
  }

  get isIdle(): boolean {
    return (this.getTransactionStatus() ?? 'I') === 'I';
  }

  /** Somebody may still change its state: an open transaction or an unanswered statement. */
  get isBusy(): boolean {
    return !this.isIdle || this.inFlight > 0;
  }

  /** As pg's: a text or an object with text and values, with or without a callback; or a stream, inside a transaction. */
  override query<T extends Submittable>(stream: T): T;
  override query<R extends Row = Row>(query: string | Statement, values?: readonly unknown[]): Promise<QueryResult<R>>;
  override query(
    query: string | Statement,
    values: readonly unknown[] | Callback | undefined,
    callback?: Callback,
  ): void;
  override query(
    query: string | Statement | Stream,
    values?: readonly unknown[] | Callback,
    callback?: Callback,
  ): unknown {
    if (isStream(query)) return this.stream(query, values);
    if (typeof values === 'function') {
      this.query(query, undefined, values);
      return undefined;
    }
    const text = typeof query === 'string' ? { text: query } : query;
    const done = this.batch([values === undefined ? text : { ...text, values }]).then(([result]) => result);
    if (callback === undefined) return done;
    done.then(
      (result) => {
        callback(null, result);
      },
      (error: unknown) => {
        callback(error as Error);
      },
    );
    return undefined;
  }

  /**
   * Independent statements in one round trip, a result each in their order; outside a transaction all happen or none.
   * Transaction control cannot be among them.
   */
  async batch(statements: readonly (string | Statement)[]): Promise<QueryResult<Row>[]> {
    const parts = statements.map((statement) => (typeof statement === 'string' ? { text: statement } : statement));
    try {
      return await withinTimeLimit(
        'database',
        STATEMENT_MS,
        () => this.fly(parts),
        () => {
          this.leave();
        },
      );
    } catch (error) {
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  private fly(statements: readonly Statement[]): Promise<QueryResult<Row>[]> {
    return new Promise((resolve, reject) => {
      const flight = new PipelinedQuery(this, tenantInScope(), statements, (error, results) => {
        this.inFlight--;
        if (error === null) resolve(results);
        else reject(error);
      });
      this.inFlight++;
      this.board(flight);
    });
  }

  board(flight: PipelinedQuery): void {
    super.query(flight);
  }

  admit(plans: readonly Plan[], tenant: string | undefined): void {
    if (plans.length > 1 && plans.some((plan) => plan.control))
      throw new ScopeError('transaction control cannot travel in a batch');
    if (plans[0]?.leaves === true) return;
    if (tenant === undefined)
      throw new ScopeError(`query outside a tenant scope: ${plans[0]?.text.slice(0, 80) ?? 'an empty batch'}`);
    if (!this.isIdle && this.owner !== tenant)
      throw new ScopeError(`the transaction belongs to tenant "${this.owner ?? ''}", the scope is "${tenant}"`);
  }

  /** While a statement is unanswered this destroys the socket: nobody reads a late answer as that of another one. */
  leave(): void {
    this.end(() => undefined);
  }

  // Streams need an open transaction to hold the tenant: they write to the wire by themselves, over many round trips.
  private stream(stream: Stream, values: unknown): unknown {
    const tenant = tenantInScope();
    this.admitStream(tenant);
    const text = stream.text ?? stream.cursor?.text;
    if (typeof text !== 'string') throw new ScopeError('a stream must show its text');
    refuseSettingTheTenant(text);
    const submit = stream.submit.bind(stream);
    stream.submit = (wire) => {
      try {
        this.admitStream(tenant);
      } catch (error) {
        return error as Error;
      }
      return submit(wire);
    };
    // The scope alone; should it fail, the transaction fails and with it the stream.
    this.batch([]).catch(() => undefined);
    return super.query(stream, values);
  }

  private admitStream(tenant: string | undefined): void {
    if (tenant === undefined) throw new ScopeError('stream outside a tenant scope');
    if (this.getTransactionStatus() !== 'T' || this.owner !== tenant)
      throw new ScopeError('a stream needs a transaction of the same tenant');
  }
}

function tenantInScope(): string | undefined {
  const scope = currentScope();
  return scope === undefined ? undefined : String(scope.tenantId ?? '');
}

function isStream(query: unknown): query is Stream {
  return typeof (query as Partial<Stream>).submit === 'function';
}
