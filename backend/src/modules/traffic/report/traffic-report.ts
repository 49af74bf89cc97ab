import { Injectable } from '@nestjs/common';
import { Database, type Row } from '../../../platform/database';
import { runInTenant } from '../../../platform/tenancy';
import { SOURCE_LABELS } from '../source/traffic-source';
import { type TrafficAnswer, type TrafficFigures } from './traffic-figures';

export const TRAFFIC_GROUPINGS = ['day', 'host', 'page', 'source', 'country'] as const;
export type TrafficGrouping = (typeof TRAFFIC_GROUPINGS)[number];

/** Days of UTC, both included. */
export interface TrafficPeriod {
  readonly from: string;
  readonly to: string;
  readonly by: TrafficGrouping;
}

const MOST_ROWS = 1000;

/** The columns that name a row, as name and SQL expression. */
const GROUPS: Readonly<Record<TrafficGrouping, readonly (readonly [name: string, expression: string])[]>> = {
  day: [['day', `to_char(at at time zone 'UTC', 'YYYY-MM-DD')`]],
  host: [['host', 'host']],
  page: [['page', 'path']],
  source: SOURCE_LABELS.map((label) => [label, label] as const),
  country: [['country', 'country']],
};

const FIGURES = `count(*) filter (where is_visit)::integer as visits,
  count(*) filter (where bounce_logged)::integer as bounce_logged,
  count(*) filter (where bounce_logged and bounced)::integer as bounces,
  percentile_cont(0.5) within group (order by hidden_seconds) as median_seconds,
  count(*) filter (where not is_visit)::integer as sign_ups`;

const during = (time: string): string =>
  `${time} >= $1::date::timestamp at time zone 'UTC' and ${time} < ($2::date + 1)::timestamp at time zone 'UTC'`;

// An account knows where its owner first came from, but not the page that they signed up on.
const FACTS = `(
  select true as is_visit, at, host, path, country, ${SOURCE_LABELS.join(', ')}, bounce_logged, bounced, hidden_seconds
  from visit where ${during('at')}
  union all
  select false, account.created_at, signup_host, null, profile.country, ${SOURCE_LABELS.join(', ')}, false, null, null
  from account join profile using (tenant_id, id) where ${during('account.created_at')}
) as fact`;

/** A tenant's visits and sign-ups between two days, for staff. Read in the tenant's own scope. */
@Injectable()
export class TrafficReport {
  constructor(private readonly database: Database) {}

  async of(tenantId: number, { from, to, by }: TrafficPeriod): Promise<TrafficAnswer> {
    const group = GROUPS[by];
    const names = group.map(([name, expression]) => `${expression} as "${name}"`).join(', ');
    const places = group.map((_, index) => index + 1).join(', ');
    const [total, rows = []] = await runInTenant(tenantId, () =>
      this.database.batch([
        { text: `select ${FIGURES} from ${FACTS}`, values: [from, to] },
        {
          text: `select ${names}, ${FIGURES} from ${FACTS} ${by === 'page' ? 'where is_visit' : ''}
            group by ${places} order by ${by === 'day' ? '' : 'visits desc, '}${places} limit $3`,
          values: [from, to, MOST_ROWS + 1],
        },
      ]),
    );
    return {
      from,
      to,
      by,
      total: figuresOf(total?.[0] ?? {}),
      rows: rows.slice(0, MOST_ROWS).map((row) => {
        const named = Object.fromEntries(group.map(([name]) => [name, (row[name] ?? null) as string | null]));
        return Object.assign(figuresOf(row), { group: named }, by === 'page' && { sign_ups: null });
      }),
      truncated: rows.length > MOST_ROWS,
    };
  }
}

function figuresOf(row: Row): TrafficFigures {
  const [visits, logged, bounces] = [row['visits'], row['bounce_logged'], row['bounces']].map(Number);
  const median = row['median_seconds'];
  return {
    visits: visits ?? 0,
    bounce_logged: logged ?? 0,
    bounces: bounces ?? 0,
    bounce_rate: logged ? (bounces ?? 0) / logged : null,
    median_seconds: median == null ? null : Number(median),
    sign_ups: Number(row['sign_ups'] ?? 0),
  };
}
