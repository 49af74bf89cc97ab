import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';

/** How far a published version has come. `seconds` is null until the last process has it. */
export interface Propagation {
  readonly version: number;
  readonly processes: number;
  readonly applied: number;
  /** From the commit to the last process, by the database's clock. */
  readonly seconds: number | null;
}

export const PROCESS_GONE_SECONDS = 12;
const LOOK_EVERY_MS = 20;
/** A publisher is answered within five seconds, with what came before: a process that is stuck does not hold up the answer. */
const WAIT_MS = 3000;

/** Watches a version arrive in every process that is alive, so that a publisher can be told and need not guess. */
@Injectable()
export class PropagationWatch {
  constructor(private readonly platform: PlatformDatabase) {}

  /** Answers as soon as every live process has it, at the latest after `timeoutMs`. */
  async until(version: number, committedAt: Date, timeoutMs = WAIT_MS): Promise<Propagation> {
    const end = Date.now() + timeoutMs;
    for (;;) {
      const now = await this.look(version, committedAt);
      if (now.applied === now.processes || Date.now() >= end) return now;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  private async look(version: number, committedAt: Date): Promise<Propagation> {
    const [row] = await this.platform.query<{ processes: number; applied: number; seconds: number }>(
      `select count(*)::int as processes, count(*) filter (where version >= $1)::int as applied,
         coalesce(greatest(extract(epoch from max(applied_at) filter (where version >= $1) - $2::timestamptz), 0), 0)::float8 as seconds
       from process where seen_at > now() - make_interval(secs => $3)`,
      [version, committedAt, PROCESS_GONE_SECONDS],
    );
    if (!row) throw new Error('no answer');
    return {
      version,
      processes: row.processes,
      applied: row.applied,
      seconds: row.applied === row.processes ? row.seconds : null,
    };
  }
}
