import { type QueryResult, type CustomTypesConfig } from 'pg';
import { CommitFailedError } from './commit-failed.error';
import { MOST_REPEATS, isDeadlock } from './deadlock';
import { type Row, type Submittable, type Wire, type WireResult, Result, prepareValue, serialize } from './protocol';
import { type Plan, type StatementPlans } from './statement-plans';

export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[] | undefined;
  readonly rowMode?: 'array' | undefined;
  readonly types?: CustomTypesConfig | undefined;
}

/** The connection a flight leaves on. */
export interface PipelineConnection {
  readonly plans: StatementPlans;
  /** Between transactions, as of the server's last answer. */
  readonly isIdle: boolean;
  /** The owner of the open transaction, while there is one. */
  owner: string | undefined;
  /** Throws where these statements may not leave in this scope. */
  admit(plans: readonly Plan[], tenant: string | undefined): void;
  board(flight: PipelinedQuery): void;
  /** Closes the connection as soon as it may: the pool then does not hand it out again. */
  leave(): void;
}

type Landed = (error: Error | null, results: QueryResult<Row>[]) => void;

/**
 * Statements that travel together: `[set the tenant] [statement]… Sync`, without the first where the connection has no tenant. One
 * round trip and, outside a transaction, one implicit transaction of their own, so all of them happen or none.
 */
export class PipelinedQuery implements Submittable {
  private plans: Plan[] = [];
  private fresh: Plan[] = [];
  private results: WireResult[] = [];
  private failure: Error | undefined;
  private startedIdle = true;
  private resent = false;
  private deadlocks = 0;
  /** Which statement the server is answering; -1 is the scope. */
  private at = -1;

  constructor(
    private readonly client: PipelineConnection,
    /** The tenant's id in decimal, '' for explicitly none, undefined outside any scope. */
    readonly tenant: string | undefined,
    private readonly statements: readonly Statement[],
    private readonly landed: Landed,
  ) {}

  submit(wire: Wire): Error | null {
    try {
      this.startedIdle = this.client.isIdle;
      this.plans = this.statements.map(({ text }) => this.client.plans.take(text));
      const values = this.statements.map((statement) => (statement.values ?? []).map(prepareValue));
      this.client.admit(this.plans, this.tenant);
      this.write(wire, values);
      return null;
    } catch (error) {
      return error as Error;
    }
  }

  private write(wire: Wire, values: readonly (readonly unknown[])[]): void {
    const { plans } = this.client;
    const scope = this.plans[0]?.control === true ? undefined : plans.scope;
    this.at = scope === undefined ? 0 : -1;
    const messages = plans.retired.splice(0).map((name) => serialize.close({ type: 'S', name }));
    if (scope !== undefined) this.add(messages, scope, [this.tenant]);
    this.plans.forEach((plan, index) => {
      this.add(messages, plan, values[index] ?? []);
    });
    messages.push(serialize.sync());
    // One system call: many small pieces cost several times as much.
    wire.stream.write(Buffer.concat(messages));
  }

  private add(messages: Buffer[], plan: Plan, values: readonly unknown[]): void {
    const name = plan.isNamed ? plan.name : '';
    if (name === '') messages.push(serialize.parse({ name, text: plan.wireText, types: [] }));
    else if (!plan.ready) {
      // Closing an unknown name is no error, so preparing anew can never collide.
      messages.push(serialize.close({ type: 'S', name }), serialize.parse({ name, text: plan.wireText, types: [] }));
      plan.sent = true;
      this.fresh.push(plan);
    }
    messages.push(serialize.bind({ portal: '', statement: name, values }));
    // A prepared statement's columns never change: where they would, the server refuses it as stale.
    if (plan !== this.client.plans.scope && !plan.ready) messages.push(serialize.describe({ type: 'P', name: '' }));
    messages.push(serialize.execute({ portal: '' }));
  }

  handleRowDescription(message: { fields: readonly unknown[] }): void {
    const plan = this.plans[this.at];
    if (plan !== undefined) [plan.fields, plan.columns] = [message.fields, undefined];
    this.result().addFields(message.fields);
  }

  handleDataRow(message: { fields: readonly unknown[] }): void {
    if (this.at < 0 || this.failure !== undefined) return;
    try {
      const result = this.result();
      if (message.fields.length !== result.fields.length) this.refuseColumns();
      result.addRow(result.parseRow(message.fields));
    } catch (error) {
      this.failure = error as Error;
    }
  }

  handleCommandComplete(message: { text: string }): void {
    if (this.at >= 0) this.result().addCommandComplete(message);
    if (this.plans[this.at]?.commits === true && message.text === 'ROLLBACK') this.failure = new CommitFailedError();
    this.at++;
  }

  handleEmptyQuery(): void {
    this.result();
    this.at++;
  }

  handlePortalSuspended(): void {
    // Execute is sent without a row limit: the server never suspends.
  }

  // COPY is refused before it leaves; these two are for one that hides behind a comment.
  handleCopyInResponse(wire: Wire): void {
    wire.sendCopyFail('COPY needs a copy stream');
    // While it waits for data the server overlooks the Sync already sent.
    wire.sync();
  }

  handleCopyData(): void {
    this.failure ??= new Error('COPY needs a copy stream');
  }

  handleError(error: Error & { code?: string }): void {
    const code = error.code ?? '';
    const stale = staleness(code, error.message);
    if (stale !== undefined) {
      if (stale === 'changed') this.client.plans.renew();
      else this.client.plans.forget();
    }
    if (this.startedIdle && this.mayRepeat(stale !== undefined, error)) {
      this.sendAgain();
      return;
    }
    if (/^57P0|^25P0[34]/.test(code)) this.client.leave();
    this.landed(error, []);
  }

  handleReadyForQuery(): void {
    for (const plan of this.fresh) plan.ready = true;
    if (this.startedIdle && !this.client.isIdle) this.client.owner = this.tenant;
    this.landed(this.failure ?? null, this.results);
  }

  /** Outdated statements are sent again once, those that lost a deadlock a few times. */
  private mayRepeat(isStale: boolean, error: Error): boolean {
    if (!isStale) return isDeadlock(error) && this.deadlocks++ < MOST_REPEATS;
    const isFirst = !this.resent;
    this.resent = true;
    return isFirst;
  }

  /** Nothing was done: the whole flight was one implicit transaction, and it failed. */
  private sendAgain(): void {
    this.fresh = [];
    this.results = [];
    this.failure = undefined;
    this.client.board(this);
  }

  private result(): WireResult {
    return (this.results[this.at] ??= this.emptyResult());
  }

  private emptyResult(): WireResult {
    const statement = this.statements[this.at];
    const result = new Result(statement?.rowMode, statement?.types ?? this.client);
    const plan = this.plans[this.at];
    if (plan?.ready !== true || plan.fields === undefined) return result;
    if (statement?.types !== undefined) result.addFields(plan.fields);
    else Object.assign(result, (plan.columns ??= columnsOf(result, plan.fields)));
    return result;
  }

  /** Behind a pooler another server connection may have prepared the same text over a changed table. */
  private refuseColumns(): never {
    this.client.plans.renew();
    throw new Error("the statement's columns have changed since it was prepared");
  }
}

/** The state that `addFields` derives from a description, so that further results can reuse it. */
function columnsOf(result: WireResult, description: readonly unknown[]): object {
  result.addFields(description);
  const { fields, _parsers, _prebuiltEmptyResultObject } = result;
  return { fields, _parsers, _prebuiltEmptyResultObject };
}

/**
 * Why a named statement could not be used. 26000: the name is gone (DISCARD, DEALLOCATE, a pooler); 42P05: the name is
 * taken; 0A000: a table has changed its columns since it was prepared.
 */
function staleness(code: string, message: string): 'unknown' | 'changed' | undefined {
  if (code === '26000' || code === '42P05') return 'unknown';
  return code === '0A000' && message.includes('cached plan') ? 'changed' : undefined;
}
