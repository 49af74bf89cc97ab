import { createHash, randomBytes } from 'node:crypto';
import { ScopeError } from '../../tenancy/scope';

export interface Plan {
  /** As it was asked. */
  readonly text: string;
  /** As it is sent: the same, with a comment after a table has changed. */
  wireText: string;
  /** Made of `wireText`: behind a pooler a name met on another server connection can only be the same statement. */
  name: string;
  /** Transaction control travels without the scope: SET TRANSACTION must come first, ROLLBACK must work after a failure. */
  readonly control: boolean;
  /** Ends a transaction. Let out whatever the scope, so that a connection can always be cleaned. */
  readonly leaves: boolean;
  readonly commits: boolean;
  uses: number;
  /** Whether it is used often enough to have its name on the server. */
  isNamed: boolean;
  /** Prepared on the server, as far as we know: set only after a whole flight with it succeeded. */
  ready: boolean;
  /** The columns that it answers, as the server described them last. */
  fields?: readonly unknown[];
  /** The same as a result keeps it, for statements without types of their own. */
  columns?: object | undefined;
  /** Has been sent under its name at least once, so it may lie on the server. */
  sent: boolean;
}

const CONTROL =
  /^\s*(?:begin|start\s+transaction|commit|end|abort|rollback|savepoint|release|set\s+transaction)\b[^;]*;?\s*$/i;
const LEAVES = /^\s*(?:commit|end|abort|rollback)\b/i;
const COMMITS = /^\s*(?:commit|end)\b/i;
const COPY = /^\s*copy\b/i;
const FORBIDDEN = /app"?\s*\.\s*"?tenant_id|set_config/i;

const SCOPE_TEXT = "select set_config('app.tenant_id', $1, true)";

export interface PlansOptions {
  /** Names on the server begin with it. */
  readonly prefix: string;
  /** Whether the tenant in scope travels ahead of the statements. */
  readonly isScoped: boolean;
  /** From which use on a text has a name. */
  readonly namedFrom: number;
}

const OF_TENANTS: PlansOptions = { prefix: 't_', isScoped: true, namedFrom: 2 };

/** The statements of one connection: which texts have a name on the server, bounded, least recently used first. */
export class StatementPlans {
  /** Names to be closed with the next flight. */
  readonly retired: string[] = [];
  /** The statement that sets the tenant, where one is set. */
  readonly scope: Plan | undefined;
  private readonly plans = new Map<string, Plan>();
  private comment = '';

  constructor(
    private readonly limit: number,
    private readonly options = OF_TENANTS,
  ) {
    if (options.isScoped) this.scope = { ...this.planOf(SCOPE_TEXT), name: 'tenant_scope' };
  }

  take(text: string): Plan {
    const plan = this.plans.get(text) ?? this.add(text);
    this.plans.delete(text);
    this.plans.set(text, plan);
    plan.uses++;
    plan.isNamed = plan.uses >= this.options.namedFrom;
    return plan;
  }

  /** After DISCARD or DEALLOCATE nothing is known about the server's side. */
  forget(): void {
    if (this.scope) this.scope.ready = false;
    for (const plan of this.plans.values()) plan.ready = false;
  }

  /**
   * After a table has changed its columns every statement is prepared anew, with a comment that makes its text different.
   * A pooler shares prepared statements by their text among its clients: for the same text it would use the outdated one.
   */
  renew(): void {
    this.forget();
    this.comment = ` /* ${randomBytes(6).toString('hex')} */`;
    for (const plan of this.plans.values()) {
      if (plan.sent) this.retired.push(plan.name);
      plan.sent = false;
      plan.wireText = plan.text + this.comment;
      plan.name = this.nameOf(plan.wireText);
    }
  }

  private add(text: string): Plan {
    refuseSettingTheTenant(text);
    if (COPY.test(text)) throw new Error('COPY needs a copy stream');
    const [oldest] = this.plans.size < this.limit ? [] : this.plans.values();
    if (oldest !== undefined) {
      this.plans.delete(oldest.text);
      if (oldest.sent) this.retired.push(oldest.name);
    }
    return this.planOf(text);
  }

  private planOf(text: string): Plan {
    const control = CONTROL.test(text);
    const wireText = text + this.comment;
    return {
      text,
      wireText,
      name: this.nameOf(wireText),
      control,
      leaves: control && LEAVES.test(text),
      commits: control && COMMITS.test(text),
      uses: 0,
      isNamed: true,
      ready: false,
      sent: false,
    };
  }

  private nameOf(wireText: string): string {
    return this.options.prefix + createHash('sha1').update(wireText).digest('base64url');
  }
}

/** Only the client sets the tenant. No barrier against SQL injection (that is what parameters are for), but against slips. */
export function refuseSettingTheTenant(text: string): void {
  if (FORBIDDEN.test(text)) throw new ScopeError('only the client sets the tenant');
}
