import { type PlatformConnection } from '../../../platform/database';

/** When a brand was published last, and how many of its hosts visitors reach. */
export interface ReleaseStanding {
  readonly tenant_id: number;
  readonly published_at: Date | null;
  readonly hosts_live: number;
  /** Hosts that are on their way, or that were suspended. */
  readonly hosts_open: number;
}

export const releaseStanding = (
  connection: PlatformConnection,
  tenantIds: readonly number[],
): Promise<ReleaseStanding[]> =>
  connection.query<ReleaseStanding>(
    `select t.id as tenant_id, r.published_at, d.live as hosts_live, d.open as hosts_open
     from unnest($1::integer[]) t (id)
     cross join lateral (select max(at) as published_at from settings_release r where r.tenant_id = t.id) r
     cross join lateral (
       select count(*) filter (where state = 'live')::integer as live,
         count(*) filter (where state in ('pending', 'verified', 'suspended'))::integer as open
       from domain d where d.tenant_id = t.id
     ) d`,
    [tenantIds],
  );
