import { createHash } from 'node:crypto';
import { ScopeError } from '../../tenancy/scope';

export interface Plan {
  readonly text: string;
  /** Made of the text: behind a pooler a name met on another server connection can only be the same statement. */
  readonly name: string;
  /** Transaction control travels without the scope: SET TRANSACTION must come first, ROLLBACK must work after a failure. */
  readonly control: boolean;
  /** Ends a transaction. Let out whatever the scope, so that a connection can always be cleaned. */
  readonly leaves: boolean;
  readonly commits: boolean;
  uses: number;
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

/** The statements of one connection: which texts have a name on the server, bounded, least recently used first. */
export class StatementPlans {
  /** Names to be closed with the next flight. */
  readonly retired: string[] = [];
  readonly scope: Plan = { ...planOf(SCOPE_TEXT), name: 'tenant_scope', uses: Number.POSITIVE_INFINITY };
  private readonly plans = new Map<string, Plan>();

  constructor(private readonly limit: number) {}

  take(text: string): Plan {
    const plan = this.plans.get(text) ?? this.add(text);
    this.plans.delete(text);
    this.plans.set(text, plan);
    plan.uses++;
    return plan;
  }

  /** After DISCARD, DEALLOCATE or a changed table nothing is known about the server's side. */
  forget(): void {
    this.scope.ready = false;
    for (const plan of this.plans.values()) plan.ready = false;
  }

  private add(text: string): Plan {
    refuseSettingTheTenant(text);
    if (COPY.test(text)) throw new Error('COPY needs a copy stream');
    const [oldest] = this.plans.size < this.limit ? [] : this.plans.values();
    if (oldest !== undefined) {
      this.plans.delete(oldest.text);
      if (oldest.sent) this.retired.push(oldest.name);
    }
    return planOf(text);
  }
}

/** Only the client sets the tenant. No barrier against SQL injection (that is what parameters are for), but against slips. */
export function refuseSettingTheTenant(text: string): void {
  if (FORBIDDEN.test(text)) throw new ScopeError('only the client sets the tenant');
}

function planOf(text: string): Plan {
  const control = CONTROL.test(text);
  return {
    text,
    name: `t_${createHash('sha1').update(text).digest('base64url')}`,
    control,
    leaves: control && LEAVES.test(text),
    commits: control && COMMITS.test(text),
    uses: 0,
    ready: false,
    sent: false,
  };
}
