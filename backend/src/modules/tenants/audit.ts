import { type PlatformConnection, type Statement } from '../../platform/database';
import { type Actor } from './actor';
import { TENANTS_TABLES } from './tables';

export interface AuditedAct {
  readonly action: string;
  readonly tenantId: number | null;
  readonly subject: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Removes an erased person from the audit, which keeps what staff did. Answers how many entries named them. */
export async function eraseAuditSubject(
  connection: PlatformConnection,
  tenantId: number,
  subject: string,
): Promise<number> {
  const erased = { subject: 'account:erased', details: {} };
  const { affected } = await connection
    .repository(TENANTS_TABLES.audit_entry)
    .update({ tenant_id: tenantId, subject }, erased);
  return affected ?? 0;
}

/** The fields of details in which staff write freely. */
const WORDS = ['reason', 'note'];

/** Removes what staff wrote freely about what an erased person had; what they did, and to what, stays. */
export async function eraseAuditWords(
  connection: PlatformConnection,
  tenantId: number,
  subjects: readonly string[],
): Promise<number> {
  return connection.execute(
    `update audit_entry set details = details - $3::text[]
     where tenant_id = $1 and subject = any($2::text[]) and details ?| $3::text[]`,
    [tenantId, subjects, WORDS],
  );
}

/** Writes down who did what, in the transaction that did it. */
export async function audit(
  connection: PlatformConnection,
  actor: Pick<Actor, 'email'>,
  act: AuditedAct,
): Promise<void> {
  const { action, tenantId, subject, details = {} } = act;
  await connection
    .repository(TENANTS_TABLES.audit_entry)
    .insert({ actor: actor.email, action, tenant_id: tenantId, subject, details });
}

/** The act of a tenant's staff, without the tenant: that is the one in scope. */
export type ActInScope = Omit<AuditedAct, 'tenantId'>;

/** The statement that writes down who did what at the tenant in scope, for the batch or transaction that does it. */
export const auditInScope = (
  actor: Pick<Actor, 'email'>,
  { action, subject, details = {} }: ActInScope,
): Statement => ({
  text: 'select write_audit($1, $2, $3, $4::jsonb)',
  values: [actor.email, action, subject, JSON.stringify(details)],
});

/** The entries asked for: those of some tenants, or all, with those of no tenant. */
export interface AuditSearch {
  readonly tenants: readonly number[] | 'all';
  readonly actor?: string | undefined;
  /** A whole action, or its beginning up to a dot: `member` finds `member.blocked`. */
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  /** Only entries older than this one. */
  readonly before?: string | undefined;
  readonly most: number;
}

export interface AuditEntry {
  /** Digits: it may be larger than a number holds. */
  readonly id: string;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  /** The tenant's slug; null for what concerns staff or the platform. */
  readonly tenant: string | null;
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Lists the acts of staff, newest first. */
export function searchAudit(connection: PlatformConnection, search: AuditSearch): Promise<AuditEntry[]> {
  const values: unknown[] = [];
  const conditions: string[] = [];
  const where = (value: unknown, condition: (parameter: string) => string): void => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  where(search.tenants === 'all' ? undefined : search.tenants, (ids) => `a.tenant_id = any(${ids}::integer[])`);
  where(search.actor?.toLowerCase(), (actor) => `a.actor = ${actor}`);
  where(search.action, (action) => `(a.action = ${action} or starts_with(a.action, ${action} || '.'))`);
  where(search.subject, (subject) => `a.subject = ${subject}`);
  where(search.from, (from) => `a.at >= ${from}`);
  where(search.until, (until) => `a.at < ${until}`);
  where(search.before, (before) => `a.id < ${before}::bigint`);
  values.push(search.most);
  return connection.query<AuditEntry>(
    `select a.id::text, a.at, a.actor, a.action, t.slug as tenant, a.subject, a.details
     from audit_entry a left join tenant t on t.id = a.tenant_id
     ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''} order by a.id desc limit $${values.length}`,
    values,
  );
}
