import { Injectable } from '@nestjs/common';
import { PlatformDatabase, type RowOf } from '../../platform/database';
import { type DiffFailure, type Shot } from './shot';
import { type VISUAL_DIFFS_TABLES } from './tables';

export type VisualDiffRow = Readonly<RowOf<typeof VISUAL_DIFFS_TABLES.visual_diff>>;

/** Longer than a comparison may take. */
const LEASE_SECONDS = 180;
const MOST_TRIES = 2;

/** The rows of comparisons: what is to be done, by whom it is being done, and what came of it. */
@Injectable()
export class VisualDiffRows {
  constructor(private readonly platform: PlatformDatabase) {}

  /** The newest comparison of two revisions. */
  async newest(tenantId: number, revision: number, against: number): Promise<VisualDiffRow | undefined> {
    const [row] = await this.platform.query<VisualDiffRow>(
      `select * from visual_diff where tenant_id = $1 and revision = $2 and against = $3
       order by created_at desc limit 1`,
      [tenantId, revision, against],
    );
    return row;
  }

  async find(tenantId: number, id: string): Promise<VisualDiffRow | undefined> {
    const [row] = await this.platform.query<VisualDiffRow>(
      'select * from visual_diff where tenant_id = $1 and id = $2',
      [tenantId, id],
    );
    return row;
  }

  /** Takes the next comparison, so that no other worker takes it for a while. One that was broken off twice has failed. */
  async claim(): Promise<VisualDiffRow | undefined> {
    await this.platform.execute(
      `update visual_diff set status = 'failed', failure = 'interrupted', done_at = now()
       where status = 'running' and claimed_until < now() and tries >= $1`,
      [MOST_TRIES],
    );
    const [row] = await this.platform.query<VisualDiffRow>(
      `update visual_diff d set status = 'running', tries = d.tries + 1, shots = '[]',
         claimed_until = now() + make_interval(secs => $1)
       from (select tenant_id, id from visual_diff
         where status = 'waiting' or (status = 'running' and claimed_until < now())
         order by created_at limit 1 for update skip locked) next
       where d.tenant_id = next.tenant_id and d.id = next.id returning d.*`,
      [LEASE_SECONDS],
    );
    return row;
  }

  /** Stores what has been captured so far. Answers whether the comparison is still the caller's. */
  async storeShots(row: VisualDiffRow, shots: readonly Shot[]): Promise<boolean> {
    const stored = await this.platform.execute(
      `update visual_diff set shots = $4 where tenant_id = $1 and id = $2 and tries = $3 and status = 'running'`,
      [row.tenant_id, row.id, row.tries, JSON.stringify(shots)],
    );
    return stored > 0;
  }

  async end(row: VisualDiffRow, failure: DiffFailure | null): Promise<void> {
    await this.platform.execute(
      `update visual_diff set status = case when $4::text is null then 'done' else 'failed' end, failure = $4::text,
         shots = case when $4::text is null then shots else '[]' end, claimed_until = null, done_at = now()
       where tenant_id = $1 and id = $2 and tries = $3 and status = 'running'`,
      [row.tenant_id, row.id, row.tries, failure],
    );
  }

  /** Gives a comparison back that this process cannot end, as though it had never begun. */
  async giveBack(row: VisualDiffRow): Promise<void> {
    await this.platform.execute(
      `update visual_diff set status = 'waiting', shots = '[]', claimed_until = null, tries = tries - 1
       where tenant_id = $1 and id = $2 and tries = $3 and status = 'running'`,
      [row.tenant_id, row.id, row.tries],
    );
  }
}
