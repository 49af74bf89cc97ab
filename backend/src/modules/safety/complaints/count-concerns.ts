import { type PlatformConnection } from '../../../platform/database';

export interface ConcernCount {
  readonly tenant_id: number;
  readonly complaints: number;
  readonly reports: number;
}

/** Counts the complaints and reports that came in the latest days, for each of the brands. */
export const countConcerns = (
  connection: PlatformConnection,
  tenantIds: readonly number[],
  days: number,
): Promise<ConcernCount[]> =>
  connection.query<ConcernCount>(
    `select t.id as tenant_id,
       (select count(*)::integer from complaint c where c.tenant_id = t.id and c.created_at > s.since) as complaints,
       (select count(*)::integer from report r where r.tenant_id = t.id and r.created_at > s.since) as reports
     from unnest($1::integer[]) t (id) cross join (select now() - make_interval(days => $2::integer) as since) s`,
    [tenantIds, days],
  );
