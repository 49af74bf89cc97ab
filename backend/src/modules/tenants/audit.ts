import { type PlatformConnection, type RowOf } from '../../platform/database';
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

const SHOWN = 500;

export type AuditEntry = Readonly<
  Pick<RowOf<typeof TENANTS_TABLES.audit_entry>, 'at' | 'actor' | 'action' | 'subject' | 'details'>
>;

/** The newest acts about a tenant, newest first. */
export const listAudit = (connection: PlatformConnection, tenantId: number): Promise<AuditEntry[]> =>
  connection.repository(TENANTS_TABLES.audit_entry).find({
    select: { at: true, actor: true, action: true, subject: true, details: true },
    where: { tenant_id: tenantId },
    order: { id: 'desc' },
    take: SHOWN,
  });
