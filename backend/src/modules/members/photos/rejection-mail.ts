import { type Connection } from '../../../platform/database';
import { withdrawEntries } from '../../../platform/outbox';
import { readerOf } from '../../../platform/texts';
import { MAIL_KIND, mailEntry } from '../../notifications';
import { type RejectionReason } from './photo-row';

interface Rejected {
  readonly tenantId: number;
  readonly profileId: number;
  readonly photo: number;
  readonly reason: RejectionReason;
}

interface Owner {
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly country: string | null;
}

/** Tells whose photo it is that staff turned it down, in the transaction that does. Who is leaving or blocked is not told. */
export async function tellRejection(
  connection: Connection,
  { tenantId, profileId, photo, reason }: Rejected,
): Promise<void> {
  const [owner] = await connection.query<Owner>(
    `select p.name, a.email, a.language, p.country from account a join profile p on p.tenant_id = a.tenant_id and p.id = a.id
     where a.tenant_id = $1 and a.id = $2 and a.status in ('not_confirmed', 'active')`,
    [tenantId, profileId],
  );
  if (!owner) return;
  const person = { address: owner.email, ...readerOf(owner) };
  const entry = mailEntry({ mail: 'photo_rejected', params: { name: owner.name, reason, photo }, person });
  // An entry's tenant is the scope's.
  await connection.query("select set_config('app.tenant_id', $1, true)", [String(tenantId)]);
  await connection.execute(entry.text, entry.values);
}

/** Answers whether there was a mail about the photo that had not been sent. */
export async function withdrawRejectionMail(connection: Connection, tenantId: number, photo: number): Promise<boolean> {
  const gone = await withdrawEntries(connection, {
    ...{ tenantId, kind: MAIL_KIND, values: [photo] },
    condition: "payload ->> 'mail' = 'photo_rejected' and payload -> 'params' -> 'photo' = to_jsonb($3::integer)",
  });
  return gone > 0;
}
