import { type Connection } from '../../platform/database';
import { readerOf } from '../../platform/texts';
import { mailEntry } from '../notifications';
import { type RecordedDecision } from './record-decision';

/** Sends the statement of reasons, in the transaction of the decision. Whoever is blocked is told too; whoever is leaving is told of a block alone, which keeps them from coming back. */
export async function tellDecision(
  connection: Connection,
  tenantId: number,
  { person, token, facts }: RecordedDecision,
): Promise<void> {
  if (person === null || (person.status === 'pending_deletion' && facts.kind !== 'member_blocked')) return;
  const entry = mailEntry({
    mail: 'decision_made',
    params: { name: person.name, token, facts },
    person: { address: person.email, ...readerOf(person) },
  });
  // An entry's tenant is the scope's.
  await connection.query("select set_config('app.tenant_id', $1, true)", [String(tenantId)]);
  await connection.execute(entry.text, entry.values);
}
