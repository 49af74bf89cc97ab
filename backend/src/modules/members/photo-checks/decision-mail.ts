import { type RefusalReason } from '../../../../../contract/profile/photo-check';
import { type Connection, type Statement } from '../../../platform/database';
import { readerOf } from '../../../platform/texts';
import { recordDecision } from '../../decisions';
import { mailEntry } from '../../notifications';
import { type Actor } from '../../tenants';

interface Decided {
  readonly tenantId: number;
  readonly profileId: number;
  readonly check: number;
  /** None where staff confirmed it. */
  readonly reasons: readonly RefusalReason[];
  readonly actor: Actor;
}

interface Owner {
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly country: string | null;
}

/** Tells the member what staff decided, in the transaction that does. Whoever is leaving or blocked is not told. */
export async function tellDecision(connection: Connection, decided: Decided): Promise<void> {
  const { tenantId, profileId, check, reasons, actor } = decided;
  const [owner] = await connection.query<Owner>(
    `select p.name, a.email, a.language, p.country from account a join profile p on p.tenant_id = a.tenant_id and p.id = a.id
     where a.tenant_id = $1 and a.id = $2 and a.status in ('not_confirmed', 'active')`,
    [tenantId, profileId],
  );
  if (!owner) return;
  const person = { address: owner.email, ...readerOf(owner) };
  const { name } = owner;
  let entry: Statement;
  if (reasons.length === 0) entry = mailEntry({ mail: 'photo_check_approved', params: { name }, person });
  else {
    const { token } = await recordDecision(connection, {
      ...{ tenantId, account: profileId, actor, source: 'own', content: { check } },
      about: { kind: 'photo_check_refused', reasons },
    });
    entry = mailEntry({ mail: 'photo_check_refused', params: { name, reasons, token }, person });
  }
  // An entry's tenant is the scope's.
  await connection.query("select set_config('app.tenant_id', $1, true)", [String(tenantId)]);
  await connection.execute(entry.text, entry.values);
}
