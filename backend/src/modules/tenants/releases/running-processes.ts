import { type PlatformConnection } from '../../../platform/database';
import { PROCESS_GONE_SECONDS } from './propagation';

export interface RunningProcess {
  readonly id: string;
  /** `api`, `worker` and so on. */
  readonly kind: string;
  /** The version of its software; empty where it does not tell. */
  readonly software: string;
  readonly applied_at: Date;
  readonly seen_at: Date;
  /** Counts what has been published, over all tenants; that of the newest is `published`. */
  readonly version: number;
  readonly published: number;
  /** Whether it has everything that has been published. */
  readonly is_current: boolean;
}

/** The processes that were seen within the last seconds. */
export const runningProcesses = (connection: PlatformConnection): Promise<RunningProcess[]> =>
  connection.query<RunningProcess>(
    `select p.id, p.kind, p.software, p.applied_at, p.seen_at, p.version::double precision as version,
       c.version::double precision as published, p.version >= c.version as is_current
     from process p cross join config_version c
     where p.seen_at > now() - make_interval(secs => $1) order by p.kind, p.id`,
    [PROCESS_GONE_SECONDS],
  );
