import { type Connection } from '../../../platform/database';
import { withdrawEntries } from '../../../platform/outbox';
import { readerOf } from '../../../platform/texts';
import { endDecisions, recordDecision, tellReversal, withdrawDecisions } from '../../decisions';
import { MAIL_KIND, mailEntry } from '../../notifications';
import { type Actor } from '../../tenants';
import { type RejectionReason } from './photo-row';

interface Rejected {
  readonly tenantId: number;
  readonly profileId: number;
  readonly photo: number;
  readonly reason: RejectionReason;
  readonly actor: Actor;
}

/**
 * Writes the decision and tells whose photo it is that staff turned it down, in the transaction that does. Whoever is leaving or
 * blocked is not told.
 */
export async function tellRejection(
  connection: Connection,
  { tenantId, profileId, photo, reason, actor }: Rejected,
): Promise<void> {
  await endDecisions(connection, {
    ...{ tenantId, account: profileId, kind: 'photo_rejected', content: { photo }, by: actor.email },
  });
  const { person: owner, token } = await recordDecision(connection, {
    ...{ tenantId, account: profileId, actor, source: 'own', content: { photo } },
    about: { kind: 'photo_rejected', reasons: [reason] },
  });
  if (owner === null || !['not_confirmed', 'active'].includes(owner.status)) return;
  const person = { address: owner.email, ...readerOf(owner) };
  const entry = mailEntry({ mail: 'photo_rejected', params: { name: owner.name, reason, photo, token }, person });
  // An entry's tenant is the scope's.
  await connection.query("select set_config('app.tenant_id', $1, true)", [String(tenantId)]);
  await connection.execute(entry.text, entry.values);
}

/** Tells whose photo it is that it is approved after all, and whether that shows the profile again. */
export async function tellRestored(
  connection: Connection,
  tenantId: number,
  profileId: number,
  mayHaveHidden: boolean,
): Promise<void> {
  const [shown] = await connection.query(
    "select from profile where tenant_id = $1 and id = $2 and status = 'active' and $3::boolean",
    [tenantId, profileId, mayHaveHidden],
  );
  const mail = shown ? 'profile_restored' : 'photo_restored';
  await tellReversal(connection, { tenantId, account: profileId }, { mail, params: {} });
}

/** Takes a rejection back that its owner was not told of yet. Answers whether there was one. */
export async function withdrawRejection(
  connection: Connection,
  { tenantId, profileId, photo }: Pick<Rejected, 'tenantId' | 'profileId' | 'photo'>,
): Promise<boolean> {
  const gone = await withdrawEntries(connection, {
    ...{ tenantId, kind: MAIL_KIND, values: [photo] },
    condition: "payload ->> 'mail' = 'photo_rejected' and payload -> 'params' -> 'photo' = to_jsonb($3::integer)",
  });
  if (gone === 0) return false;
  await withdrawDecisions(connection, { tenantId, account: profileId, kind: 'photo_rejected', content: { photo } });
  return true;
}
