import { type Database, type PlatformConnection, type RowOf } from '../../../platform/database';
import { DraftMoved, RevisionNotFound } from '../errors';
import { type TenantDocument, upgradeDocument } from '../document';
import { TENANTS_TABLES } from '../tables';

type RevisionRow = Readonly<RowOf<typeof TENANTS_TABLES.settings_revision>>;

/** An immutable numbered document: what the tenant wrote (`source`) over its template, and what that comes to. */
export type StoredRevision = Omit<RevisionRow, 'document'> & { readonly document: TenantDocument };

/** A revision of the tenant in scope, outside transactions of the platform. */
export async function readRevision(database: Database, revision: number): Promise<StoredRevision | undefined> {
  const row = await database.repository(TENANTS_TABLES.settings_revision).findOneBy({ revision });
  return row ? current(row) : undefined;
}

/** As if it had been written now: with what settings have come since. */
const current = (row: RevisionRow): StoredRevision => ({ ...row, document: upgradeDocument(row.document) });

export async function findRevision(
  connection: PlatformConnection,
  tenantId: number,
  revision: number,
): Promise<StoredRevision | undefined> {
  const row = await connection
    .repository(TENANTS_TABLES.settings_revision)
    .findOneBy({ tenant_id: tenantId, revision });
  return row ? current(row) : undefined;
}

export async function getRevision(
  connection: PlatformConnection,
  tenantId: number,
  revision: number,
): Promise<StoredRevision> {
  const row = await findRevision(connection, tenantId, revision);
  if (!row) throw new RevisionNotFound();
  return row;
}

/** Adds the next revision. The caller holds the tenant's row, so that numbers have no gaps and no twins. */
export async function addRevision(
  connection: PlatformConnection,
  revision: Omit<StoredRevision, 'revision' | 'created_at'>,
): Promise<number> {
  const [row] = await connection.query<{ revision: number }>(
    `insert into settings_revision (tenant_id, revision, base, source, template, document, author, reason, proposers)
     select $1, coalesce(max(revision), 0) + 1, $2, $3, $4, $5, $6, $7, $8::integer[] from settings_revision where tenant_id = $1
     returning revision`,
    [
      revision.tenant_id,
      revision.base,
      JSON.stringify(revision.source),
      JSON.stringify(revision.template),
      JSON.stringify(revision.document),
      revision.author,
      revision.reason,
      revision.proposers,
    ],
  );
  if (!row) throw new Error('a revision was not stored');
  return row.revision;
}

/** Locks a tenant against every other change of its revisions and answers what is live. */
export async function lockTenant(connection: PlatformConnection, tenantId: number): Promise<number | null> {
  const row = await connection.repository(TENANTS_TABLES.tenant).findOne({
    select: { id: true, live_revision: true },
    where: { id: tenantId },
    lock: { mode: 'pessimistic_write' },
  });
  if (!row) throw new RevisionNotFound();
  return row.live_revision;
}

/** The newest revision's number; null before the first draft. */
export function newestNumber(connection: PlatformConnection, tenantId: number): Promise<number | null> {
  return connection.repository(TENANTS_TABLES.settings_revision).maximum('revision', { tenant_id: tenantId });
}

/** Refuses a writer who tells which revision was the newest, and missed one since. The caller holds the tenant's row. */
export async function requireNewest(
  connection: PlatformConnection,
  tenantId: number,
  seen: number | null | undefined,
): Promise<void> {
  if (seen === undefined) return;
  const newest = await newestNumber(connection, tenantId);
  if (newest !== seen) throw new DraftMoved(seen, newest);
}
