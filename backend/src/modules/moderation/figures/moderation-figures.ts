import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';

interface Count {
  readonly name: string;
  readonly count: number;
}

export interface YearOfModeration {
  readonly notices: readonly Count[];
  /** The median over the decided notices of the year; null where there are none. */
  readonly median_hours: number | null;
  readonly decisions: readonly Count[];
  readonly software_found: number;
  readonly appeals: number;
  readonly appeals_upheld: number;
  readonly appeals_reversed: number;
  readonly median_appeal_hours: number | null;
  /** Appeals of reporters. */
  readonly notice_appeals: number;
  readonly notice_appeals_upheld: number;
  readonly notice_appeals_reversed: number;
}

const YEAR = (column: string): string =>
  `${column} >= make_timestamptz($2, 1, 1, 0, 0, 0, 'UTC') and ${column} < make_timestamptz($2 + 1, 1, 1, 0, 0, 0, 'UTC')`;

const medianHours = (from: string, until: string): string =>
  `percentile_cont(0.5) within group (order by extract(epoch from ${until} - ${from}) / 3600.0)`;

/** Counts what a brand has to publish once a year by articles 15 and 24 of Regulation (EU) 2022/2065. */
@Injectable()
export class ModerationFigures {
  constructor(private readonly platform: PlatformDatabase) {}

  async of(tenantId: number, year: number): Promise<YearOfModeration> {
    const values = [tenantId, year];
    const [notices, decided, decisions, [software], [appeals], [ofNotices]] = await Promise.all([
      this.platform.query<Count>(
        `select reason as name, count(*)::integer as count from notice
         where tenant_id = $1 and ${YEAR('created_at')} group by reason order by reason`,
        values,
      ),
      this.platform.query<{ hours: number | null }>(
        `select ${medianHours('created_at', 'decided_at')} as hours from notice
         where tenant_id = $1 and ${YEAR('created_at')} and decided_at is not null`,
        values,
      ),
      this.platform.query<Count>(
        `select kind as name, count(*)::integer as count from decision
         where tenant_id = $1 and ${YEAR('decided_at')} group by kind order by kind`,
        values,
      ),
      this.platform.query<{ count: number }>(
        `select count(*)::integer as count from decision
         where tenant_id = $1 and ${YEAR('decided_at')} and is_software_found`,
        values,
      ),
      this.platform.query<{ all: number; upheld: number; reversed: number; hours: number | null }>(
        `select count(*)::integer as all, count(*) filter (where outcome = 'upheld')::integer as upheld,
           count(*) filter (where outcome = 'reversed')::integer as reversed, ${medianHours('created_at', 'decided_at')} as hours
         from appeal where tenant_id = $1 and ${YEAR('created_at')}`,
        values,
      ),
      this.platform.query<{ all: number; upheld: number; reversed: number }>(
        `select count(*)::integer as all, count(*) filter (where outcome = 'upheld')::integer as upheld,
           count(*) filter (where outcome = 'reversed')::integer as reversed
         from notice_appeal where tenant_id = $1 and ${YEAR('created_at')}`,
        values,
      ),
    ]);
    return {
      notices,
      median_hours: decided[0]?.hours ?? null,
      decisions,
      software_found: software?.count ?? 0,
      appeals: appeals?.all ?? 0,
      appeals_upheld: appeals?.upheld ?? 0,
      appeals_reversed: appeals?.reversed ?? 0,
      median_appeal_hours: appeals?.hours ?? null,
      notice_appeals: ofNotices?.all ?? 0,
      notice_appeals_upheld: ofNotices?.upheld ?? 0,
      notice_appeals_reversed: ofNotices?.reversed ?? 0,
    };
  }
}
