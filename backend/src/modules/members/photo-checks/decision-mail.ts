import { type RefusalReason } from '../../../../../contract/profile/photo-check';
import { type Connection } from '../../../platform/database';
import { readerOf } from '../../../platform/texts';
import { mailEntry } from '../../notifications';

interface Decided {
  readonly tenantId: number;
  readonly profileId: number;
  /** None where staff confirmed it. */
  readonly reasons: readonly RefusalReason[];
}

interface Owner {
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly country: string | null;
}

/** Tells the member what staff decided, in the transaction that does. Whoever is leaving or blocked is not told. */
export async function tellDecision(connection: Connection, { tenantId, profileId, reasons }: Decided): Promise<void> {
  const [owner] = await connection.query<Owner>(
    `select p.name, a.email, a.language, p.country from account a join profile p on p.tenant_id = a.tenant_id and p.id = a.id
     where a.tenant_id = $1 and a.id = $2 and a.status in ('not_confirmed', 'active')`,
    [tenantId, profileId],
  );
  if (!owner) return;
  const person = { address: owner.email, ...readerOf(owner) };
  const { name } = owner;
  const entry =
    reasons.length === 0
      ? mailEntry({ mail: 'photo_check_approved', params: { name }, person })
      : mailEntry({ mail: 'photo_check_refused', params: { name, reasons }, person });
  // An entry's tenant is the scope's.
  await connection.query("select set_config('app.tenant_id', $1, true)", [String(tenantId)]);
  await connection.execute(entry.text, entry.values);
}
