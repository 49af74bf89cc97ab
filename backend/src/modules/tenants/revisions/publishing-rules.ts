import { type Connection } from '../../../platform/database';
import { type Fault } from '../../../platform/http';
import { type Actor } from '../actor';
import { ApprovalNeeded, DocumentRefused, FieldsNotAllowed } from '../errors';
import { type Change, changedMoneyPaths, diff, rolesNeeded, validateDocument } from '../document';
import { type StoredRevision } from './revision-store';

/** What publishing a revision would change of what is live. Against nothing, everything is new. */
export function changesAgainst(live: StoredRevision | undefined, revision: StoredRevision): readonly Change[] {
  return diff(live?.document ?? {}, revision.document);
}

/** A stored document is checked again: the schema may ask for more today than on the day it was written. */
export function requireSound(revision: StoredRevision): void {
  const result = validateDocument(revision.document);
  if (!result.ok) throw new DocumentRefused(result.faults);
}

/** Money needs a second person: somebody besides the author has to have approved a revision that changes any. */
export async function requireApproval(
  connection: Connection,
  revision: StoredRevision,
  live: StoredRevision | undefined,
): Promise<void> {
  const paths = changedMoneyPaths(changesAgainst(live, revision));
  if (paths.length === 0) return;
  const [approval] = await connection.query(
    'select 1 from settings_approval where tenant_id = $1 and revision = $2 and approver <> $3 limit 1',
    [revision.tenant_id, revision.revision, revision.author],
  );
  if (approval) return;
  throw new ApprovalNeeded(
    paths.map((path): Fault => ({
      path,
      code: 'approval_needed',
      message: 'Changes money: a second person has to approve it.',
    })),
  );
}

/** Who writes, publishes or takes back a change must be allowed to change each field of it. */
export function requireRole(actor: Actor, changes: readonly Change[]): void {
  if (actor.role === 'operator') return;
  const faults = changes
    .filter((change) => rolesNeeded([change]).role === 'operator')
    .map(({ path }): Fault => ({ path, code: 'field_not_allowed', message: 'Only an operator may change this.' }));
  if (faults.length > 0) throw new FieldsNotAllowed(faults);
}
