import { type Connection } from '../../../platform/database';
import { mailEntry } from '../../notifications';
import { noticePerson } from './notice-person';

interface Reversed {
  readonly tenantId: number;
  readonly decision: number;
}

/**
 * Tells the reporter that what was done about their report is reversed, in the transaction that reverses it: they were told that it was
 * done. Nothing where nobody reported it.
 */
export async function tellReversedNotice(connection: Connection, { tenantId, decision }: Reversed): Promise<void> {
  const [notice] = await connection.query<{ id: number; reference: string; may_appeal: boolean }>(
    `select n.id, n.reference, n.decided_at + interval '6 months' > now() and not exists (
         select from notice_appeal l where l.tenant_id = n.tenant_id and l.notice_id = n.id) as may_appeal
     from notice n where n.tenant_id = $1 and n.decision_id = $2`,
    [tenantId, decision],
  );
  const person = notice && (await noticePerson(connection, tenantId, notice.id));
  if (!person) return;
  const { name, ...to } = person;
  const { reference, may_appeal: mayAppeal } = notice;
  const entry = mailEntry({ mail: 'notice_reversed', params: { name, reference, may_appeal: mayAppeal }, person: to });
  // An entry's tenant is the scope's.
  await connection.query("select set_config('app.tenant_id', $1, true)", [String(tenantId)]);
  await connection.execute(entry.text, entry.values);
}
