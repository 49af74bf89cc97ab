import { type PlatformConnection } from '../database';

/** The entries of one kind, over all tenants. */
export interface OutboxStanding {
  readonly kind: string;
  readonly waiting: number;
  /** How many seconds the oldest that is due has waited; 0 where none is. */
  readonly late_seconds: number;
  /** Given up within the last thirty days. */
  readonly failed: number;
}

/** Reads every entry: for a person who looks, not for a probe that asks all the time. */
export const outboxStanding = (connection: PlatformConnection): Promise<OutboxStanding[]> =>
  connection.query<OutboxStanding>(
    `select kind, count(*) filter (where failed_at is null)::integer as waiting,
       coalesce(extract(epoch from max(now() - hand_at) filter (where failed_at is null and hand_at <= now())), 0)::integer as late_seconds,
       count(*) filter (where failed_at is not null)::integer as failed
     from outbox group by kind order by kind`,
  );
