import { type PlatformConnection } from '../../../platform/database';
import { type FieldError } from '../../../platform/http';
import { type Actor } from '../actor';
import { ApprovalNeeded, DocumentRefused, FieldsNotAllowed } from '../errors';
import { type Change, changedMoneyPaths, diff, rolesNeeded, validateDocument } from '../document';
import { TENANTS_TABLES } from '../tables';
import { type StoredRevision, getRevision } from './revision-store';

/** The changes that publishing a revision makes. Without a live revision everything is new. */
export function changesAgainst(live: StoredRevision | undefined, revision: StoredRevision): readonly Change[] {
  return diff(live?.document ?? {}, revision.document);
}

/** A stored document is checked again: the schema may ask for more today than on the day it was written. */
export function requireSound(revision: StoredRevision): void {
  const faults = faultsOfRevision(revision);
  if (faults.length > 0) throw new DocumentRefused(faults);
}

export function faultsOfRevision({ document }: StoredRevision): readonly FieldError[] {
  const result = validateDocument(document);
  return result.ok ? [] : result.faults;
}

/** The staff ids that approved a revision. Approvals without an id date from before approvers had to prove themselves. */
export async function approversOf(
  connection: PlatformConnection,
  tenantId: number,
  revision: number,
): Promise<number[]> {
  const approvals = await connection
    .repository(TENANTS_TABLES.settings_approval)
    .findBy({ tenant_id: tenantId, revision });
  return approvals.flatMap(({ approver_id }) => approver_id ?? []);
}

/**
 * Money needs two people: the author and an approver, or two approvers where nobody knows who the author was. What they
 * agreed on is one change, from the prices that were live when it was written: it goes live once.
 */
export async function requireApproval(
  connection: PlatformConnection,
  revision: StoredRevision,
  live: StoredRevision | undefined,
): Promise<void> {
  const message = await missingApproval(connection, revision, live);
  if (message === undefined) return;
  const paths = changedMoneyPaths(changesAgainst(live, revision));
  throw new ApprovalNeeded(paths.map((path): FieldError => ({ path, code: 'approval_needed', message })));
}

/** The reason why a revision's money needs somebody's word still; undefined where it does not. */
export async function missingApproval(
  connection: PlatformConnection,
  revision: StoredRevision,
  live: StoredRevision | undefined,
): Promise<string | undefined> {
  if (changedMoneyPaths(changesAgainst(live, revision)).length === 0) return undefined;
  const { tenant_id: tenantId, revision: number, proposers, base } = revision;
  const wasLive = await connection
    .repository(TENANTS_TABLES.settings_release)
    .existsBy({ tenant_id: tenantId, revision: number });
  if (wasLive) return 'Changes money, and has been live before: write it anew and have that approved.';
  const before = base === null ? undefined : await getRevision(connection, tenantId, base);
  if (changedMoneyPaths(diff(before?.document ?? {}, live?.document ?? {})).length > 0)
    return 'Changes money, and other prices have gone live since it was written: write it anew and have that approved.';
  const approvers = await approversOf(connection, tenantId, number);
  const others = approvers.filter((id) => !proposers?.includes(id));
  if (others.length >= (proposers === null ? 2 : 1)) return undefined;
  return proposers === null
    ? 'Changes money, and was written on the command line: two people have to approve it.'
    : 'Changes money: a second person has to approve it.';
}

/**
 * Prices go back by one person only within a day, and once: to what was live until a publish of the last 24 hours, with no
 * rollback since. So a mistake is undone at once, and nobody chooses among the prices of other days.
 */
export async function requireApprovalToRollBack(
  connection: PlatformConnection,
  revision: StoredRevision,
  live: StoredRevision | undefined,
): Promise<void> {
  const left = await connection.query(
    `select 1 from settings_release p
     where tenant_id = $1 and previous = $2 and kind = 'publish' and at > now() - interval '24 hours'
       and not exists (select from settings_release r
         where r.tenant_id = p.tenant_id and r.number > p.number and r.kind = 'rollback')
     limit 1`,
    [revision.tenant_id, revision.revision],
  );
  if (left.length === 0) await requireApproval(connection, revision, live);
}

/** Writing, publishing or reverting a change needs the permission for each of its fields. */
export function requireRole(actor: Actor, changes: readonly Change[]): void {
  if (actor.role === 'operator') return;
  const isSupport = actor.role === 'support';
  const message = isSupport ? 'Only an operator may change this.' : 'Only an operator or support may change this.';
  const faults = changes
    .filter((change) => !isSupport || rolesNeeded([change]).role === 'operator')
    .map(({ path }): FieldError => ({ path, code: 'field_not_allowed', message }));
  if (faults.length > 0) throw new FieldsNotAllowed(faults);
}
