import { type PlatformConnection } from '../database';

export interface GivenUpEntry {
  readonly tenant_id: number;
  readonly id: string;
  readonly kind: string;
  readonly created_at: Date;
  readonly failed_at: Date;
  readonly attempts: number;
  /** The code of the last failure. */
  readonly last_error: string | null;
  /** Whether it lost its secrets when it was given up, so that no try can succeed. */
  readonly lost_secrets: boolean;
}

export interface GivenUpSearch {
  readonly kind?: string | undefined;
  readonly most: number;
}

/** Lists the entries of all tenants that were given up, newest first, without what they say. */
export const givenUpEntries = (
  connection: PlatformConnection,
  { kind, most }: GivenUpSearch,
): Promise<GivenUpEntry[]> =>
  connection.query<GivenUpEntry>(
    `select tenant_id, id, kind, created_at, failed_at, attempts, last_error, lost_secrets from outbox
     where failed_at is not null and ($1::text is null or kind = $1) order by failed_at desc, tenant_id, id limit $2`,
    [kind ?? null, most],
  );

interface Named {
  readonly tenantId: number;
  readonly id: string;
}

/**
 * Makes an entry due at once, unless it lost its secrets. Answers what it was, or nothing where it is not given up. Of two calls
 * the second waits for the first and finds nothing.
 */
export async function retryGivenUp(
  connection: PlatformConnection,
  { tenantId, id }: Named,
): Promise<GivenUpEntry | undefined> {
  const [entry] = await connection.query<GivenUpEntry>(
    `select tenant_id, id, kind, created_at, failed_at, attempts, last_error, lost_secrets from outbox
     where tenant_id = $1 and id = $2 and failed_at is not null for update`,
    [tenantId, id],
  );
  if (entry && !entry.lost_secrets)
    await connection.query(
      'update outbox set failed_at = null, claimed_until = null, hand_at = now() where tenant_id = $1 and id = $2',
      [tenantId, id],
    );
  return entry;
}

/** Deletes an entry that was given up. Answers what it was. */
export async function discardGivenUp(
  connection: PlatformConnection,
  { tenantId, id }: Named,
): Promise<GivenUpEntry | undefined> {
  const [entry] = await connection.query<GivenUpEntry>(
    `delete from outbox where tenant_id = $1 and id = $2 and failed_at is not null
     returning tenant_id, id, kind, created_at, failed_at, attempts, last_error, lost_secrets`,
    [tenantId, id],
  );
  return entry;
}
