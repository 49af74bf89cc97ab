import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';

export type SeenList = 'visitors' | 'history';

const COLUMNS: Readonly<Record<SeenList, string>> = { visitors: 'visitors_at', history: 'history_at' };

/** Keeps up to when a member has looked at their visitors and their history. */
@Injectable()
export class ActivitySeen {
  constructor(private readonly database: Database) {}

  /** It never goes back: of two open pages the later one counts. The future is not seen yet. */
  async mark(member: number, list: SeenList, until: Date): Promise<void> {
    const column = COLUMNS[list];
    await this.database.execute(
      `insert into activity_seen (profile_id, ${column}) values ($1::integer, least($2::timestamptz, now()))
       on conflict (tenant_id, profile_id)
         do update set ${column} = greatest(activity_seen.${column}, excluded.${column})`,
      [member, until],
    );
  }
}
