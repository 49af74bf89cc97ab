import { type QueryResult, type CustomTypesConfig } from 'pg';
import { CommitFailedError } from './commit-failed.error';
import { type Row, type Submittable, type Wire, type WireResult, Result, prepareValue } from './protocol';
import { type Plan, type StatementPlans } from './statement-plans';

export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[] | undefined;
  readonly rowMode?: 'array' | undefined;
  readonly types?: CustomTypesConfig | undefined;
}

/** The connection a flight leaves on. */
export interface Carrier {
  readonly plans: StatementPlans;
  /** Between transactions, as of the server's last answer. */
  readonly isIdle: boolean;
  /** Whose transaction is open, while one is. */
  owner: string | undefined;
  /** Throws where these statements may not leave in this scope. */
  admit(plans: readonly Plan[], tenant: string | undefined): void;
  board(flight: Flight): void;
  /** Closes the connection as soon as it may: the pool then does not hand it out again. */
  leave(): void;
}

type Landed = (error: Error | null, results: QueryResult<Row>[]) => void;

/**
 * Statements that travel together: `[set the tenant] [statement]… Sync`. One round trip and, outside a transaction, one
 * implicit transaction of their own, so all of them happen or none.
 */
export class Flight implements Submittable {
  private plans: Plan[] = [];
  private fresh: Plan[] = [];
  private results: WireResult[] = [];
  private failure: Error | undefined;
  private startedIdle = true;
  private resent = false;
  /** Which statement the server is answering; -1 is the scope. */
  private at = -1;

  constructor(
    private readonly client: Carrier,
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
    this.at = this.plans[0]?.control === true ? 0 : -1;
    wire.stream.cork();
    try {
      for (const name of plans.retired.splice(0)) wire.close({ type: 'S', name });
      if (this.at < 0) this.writeOne(wire, plans.scope, [this.tenant]);
      this.plans.forEach((plan, index) => {
        this.writeOne(wire, plan, values[index] ?? []);
      });
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
  }

  private writeOne(wire: Wire, plan: Plan, values: readonly unknown[]): void {
    const name = plan.uses > 1 ? plan.name : '';
    if (name === '') wire.parse({ name, text: plan.text, types: [] });
    else if (!plan.ready) {
      // Closing an unknown name is no error, so preparing anew can never collide.
      wire.close({ type: 'S', name });
      wire.parse({ name, text: plan.text, types: [] });
      plan.sent = true;
      this.fresh.push(plan);
    }
    wire.bind({ portal: '', statement: name, values });
    if (plan !== this.client.plans.scope) wire.describe({ type: 'P', name: '' });
    wire.execute({ portal: '' });
  }

  handleRowDescription(message: { fields: readonly unknown[] }): void {
    this.result().addFields(message.fields);
  }

  handleDataRow(message: { fields: readonly unknown[] }): void {
    if (this.at < 0 || this.failure !== undefined) return;
    try {
      const result = this.result();
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
    if (isStale(code, error.message)) {
      this.client.plans.forget();
      if (this.startedIdle && !this.resent) {
        this.sendAgain();
        return;
      }
    }
    if (/^57P0|^25P0[34]/.test(code)) this.client.leave();
    this.landed(error, []);
  }

  handleReadyForQuery(): void {
    for (const plan of this.fresh) plan.ready = true;
    if (this.startedIdle && !this.client.isIdle) this.client.owner = this.tenant;
    this.landed(this.failure ?? null, this.results);
  }

  /** Nothing was done: the whole flight was one implicit transaction, and it failed on our bookkeeping. */
  private sendAgain(): void {
    this.resent = true;
    this.fresh = [];
    this.results = [];
    this.failure = undefined;
    this.client.board(this);
  }

  private result(): WireResult {
    const statement = this.statements[this.at];
    return (this.results[this.at] ??= new Result(statement?.rowMode, statement?.types ?? this.client));
  }
}

/** 26000: the named statement is gone (DISCARD, DEALLOCATE, a pooler); 42P05: the name is taken; 0A000: the table changed. */
function isStale(code: string, message: string): boolean {
  return code === '26000' || code === '42P05' || (code === '0A000' && message.includes('cached plan'));
}
