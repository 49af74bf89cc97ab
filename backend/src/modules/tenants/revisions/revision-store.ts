import { type Connection } from '../../../platform/database';
import { RevisionNotFound } from '../errors';
import { type DocumentSource, type StoredDocument, type TenantDocument, upgradeDocument } from '../document';

/** An immutable numbered document: what the tenant wrote (`source`) over its template, and what that comes to. */
export interface StoredRevision {
  readonly tenant_id: number;
  readonly revision: number;
  /** What was live when it was written; null before the first publish. */
  readonly base: number | null;
  readonly source: Readonly<Record<string, unknown>>;
  /** The layers it stood on, as they were then: the product's defaults and the niche's template. */
  readonly template: readonly DocumentSource[];
  readonly document: TenantDocument;
  readonly author: string;
  readonly reason: string;
  readonly created_at: Date;
}

const COLUMNS = 'tenant_id, revision, base, source, template, document, author, reason, created_at';

export async function findRevision(
  connection: Connection,
  tenantId: number,
  revision: number,
): Promise<StoredRevision | undefined> {
  const [row] = await connection.query<Omit<StoredRevision, 'document'> & { readonly document: StoredDocument }>(
    `select ${COLUMNS} from settings_revision where tenant_id = $1 and revision = $2`,
    [tenantId, revision],
  );
  return row && { ...row, document: upgradeDocument(row.document) };
}

export async function getRevision(connection: Connection, tenantId: number, revision: number): Promise<StoredRevision> {
  const row = await findRevision(connection, tenantId, revision);
  if (!row) throw new RevisionNotFound(`Revision ${revision} does not exist.`);
  return row;
}

/** Adds the next revision. The caller holds the tenant's row, so that numbers have no gaps and no twins. */
export async function addRevision(
  connection: Connection,
  revision: Omit<StoredRevision, 'revision' | 'created_at'>,
): Promise<number> {
  const [row] = await connection.query<{ revision: number }>(
    `insert into settings_revision (tenant_id, revision, base, source, template, document, author, reason)
     select $1, coalesce(max(revision), 0) + 1, $2, $3, $4, $5, $6, $7 from settings_revision where tenant_id = $1
     returning revision`,
    [
      revision.tenant_id,
      revision.base,
      JSON.stringify(revision.source),
      JSON.stringify(revision.template),
      JSON.stringify(revision.document),
      revision.author,
      revision.reason,
    ],
  );
  if (!row) throw new Error('a revision was not stored');
  return row.revision;
}

/** Locks a tenant against every other change of its revisions and answers what is live. */
export async function lockTenant(connection: Connection, tenantId: number): Promise<number | null> {
  const [row] = await connection.query<{ live_revision: number | null }>(
    'select live_revision from tenant where id = $1 for update',
    [tenantId],
  );
  if (!row) throw new RevisionNotFound();
  return row.live_revision;
}
