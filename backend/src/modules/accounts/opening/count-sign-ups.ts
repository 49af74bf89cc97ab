import { type PlatformConnection } from '../../../platform/database';

export interface SignUpCount {
  readonly tenant_id: number;
  readonly sign_ups: number;
}

/** Counts the accounts that were made in the latest days and still exist. Brands without one are left out. */
export const countSignUps = (
  connection: PlatformConnection,
  tenantIds: readonly number[],
  days: number,
): Promise<SignUpCount[]> =>
  connection.query<SignUpCount>(
    `select tenant_id, count(*)::integer as sign_ups from account
     where tenant_id = any($1::integer[]) and created_at > now() - make_interval(days => $2::integer) group by tenant_id`,
    [tenantIds, days],
  );
