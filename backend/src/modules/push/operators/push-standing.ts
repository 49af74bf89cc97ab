import { type PlatformConnection } from '../../../platform/database';

/** How the pushes of a brand went within the last days, today included. */
export interface PushStanding {
  readonly tenant_id: number;
  readonly devices: number;
  /** Devices whose push service refused the last message. */
  readonly failing: number;
  readonly days: readonly PushEnds[];
}

export interface PushEnds {
  readonly days: number;
  readonly sent: number;
  /** Devices that their push service no longer knew. */
  readonly gone: number;
  readonly failed: number;
}

/** Counts by brand, over some brands. It reads every device: for a person who looks. */
export const pushStanding = (
  connection: PlatformConnection,
  tenantIds: readonly number[],
  windows: readonly number[],
): Promise<PushStanding[]> =>
  connection.query<PushStanding>(
    `select t.id as tenant_id, d.devices, d.failing, e.days
     from unnest($1::integer[]) t (id)
     cross join lateral (
       select count(*)::integer as devices, count(*) filter (where failures > 0)::integer as failing
       from push_subscription s where s.tenant_id = t.id
     ) d
     cross join lateral (
       select jsonb_agg(jsonb_build_object('days', w.days, 'sent', c.sent, 'gone', c.gone, 'failed', c.failed) order by w.days) as days
       from unnest($2::integer[]) w (days) cross join lateral (
         select coalesce(sum(sent), 0)::integer as sent, coalesce(sum(gone), 0)::integer as gone,
           coalesce(sum(failed), 0)::integer as failed
         from push_day p where p.tenant_id = t.id and p.day > (now() at time zone 'UTC')::date - w.days
       ) c
     ) e`,
    [tenantIds, windows],
  );
