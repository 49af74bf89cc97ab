import { type Connection } from '../../platform/database';
import { type Actor } from './actor';

export interface AuditedAct {
  readonly action: string;
  readonly tenantId: number | null;
  readonly subject: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Removes an erased person from the audit, which keeps what staff did. Answers how many entries named them. */
export const eraseAuditSubject = (connection: Connection, tenantId: number, subject: string): Promise<number> =>
  connection.execute(
    "update audit_entry set subject = 'account:erased', details = '{}' where tenant_id = $1 and subject = $2",
    [tenantId, subject],
  );

/** Writes down who did what, in the transaction that did it. */
export async function audit(connection: Connection, actor: Pick<Actor, 'email'>, act: AuditedAct): Promise<void> {
  await connection.query(
    'insert into audit_entry (actor, action, tenant_id, subject, details) values ($1, $2, $3, $4, $5)',
    [actor.email, act.action, act.tenantId, act.subject, JSON.stringify(act.details ?? {})],
  );
}
