import { type PlatformConnection } from '../../../platform/database';

/** The keys that a brand signs pushes with. */
export interface PushKeyStanding {
  readonly tenant_id: number;
  /** The version of the current one. */
  readonly version: number;
  readonly made_at: Date;
  /** Retired keys that still sign, for devices that have not moved over. */
  readonly retired: number;
}

export const pushKeyStanding = (
  connection: PlatformConnection,
  tenantIds: readonly number[],
): Promise<PushKeyStanding[]> =>
  connection.query<PushKeyStanding>(
    `select tenant_id, max(version) filter (where retired_at is null) as version,
       max(created_at) filter (where retired_at is null) as made_at,
       count(*) filter (where retired_at is not null)::integer as retired
     from push_key where tenant_id = any($1::integer[])
     group by tenant_id having bool_or(retired_at is null)`,
    [tenantIds],
  );
