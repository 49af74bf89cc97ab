import { type PlatformConnection } from '../../../platform/database';
import { type WaveFigures } from './breach';

/** Brands that were not changed tell how sign-ups go anyway, once there were so many of them. */
const TREND_LEAST = 20;

interface Counted {
  readonly answers: number;
  readonly errors: number;
  readonly errors_expected: number;
  readonly signups: number;
  readonly signups_before: number;
  readonly complaints: number;
  readonly complaints_expected: number;
}

/**
 * Counts at the brands that a wave has changed, from when each was changed, and expects what the same brands had in the
 * hour before, in as much time.
 */
export async function countFigures(
  connection: PlatformConnection,
  wave: string,
  countedFrom: Date | null,
): Promise<WaveFigures> {
  const [row] = await connection.query<Counted>(CHANGED, [wave, countedFrom]);
  if (!row) throw new Error('no answer');
  const [others] = await connection.query<{ counted: number; expected: number }>(OTHERS, [wave, countedFrom]);
  const trend = others && others.expected >= TREND_LEAST ? Math.min(1, others.counted / others.expected) : 1;
  return {
    errors: { counted: row.errors, expected: row.errors_expected },
    signups: { counted: row.signups, expected: row.signups_before * trend },
    complaints: { counted: row.complaints, expected: row.complaints_expected },
    answers: row.answers,
    trend,
  };
}

/** For a brand b: the time before, and since when and for what share of an hour it is counted. */
const COUNTED_BRANDS = `counted as (
  select tenant_id, published_at as at, greatest(published_at, $2::timestamptz) as since,
    extract(epoch from now() - greatest(published_at, $2::timestamptz)) / 3600 as hours
  from fleet_wave_brand where wave = $1 and state = 'published')`;

/** A quarter of a minute in which a brand was changed belongs to the time after. */
const CHANGED = `with ${COUNTED_BRANDS}
  select coalesce(sum(c.answers), 0)::integer as answers, coalesce(sum(c.errors), 0)::integer as errors,
    coalesce(sum(c.errors_before * b.hours), 0)::float8 as errors_expected,
    coalesce(sum(s.signups), 0)::integer as signups, coalesce(sum(s.signups_before * b.hours), 0)::float8 as signups_before,
    coalesce(sum(r.reports + m.complaints), 0)::integer as complaints,
    coalesce(sum((r.reports_before + m.complaints_before) * b.hours), 0)::float8 as complaints_expected
  from counted b
  cross join lateral (
    select sum(answers) filter (where slot > b.since - interval '15 seconds') as answers,
      coalesce(sum(errors) filter (where slot > b.since - interval '15 seconds'), 0) as errors,
      coalesce(sum(errors) filter (where slot <= b.at - interval '15 seconds'), 0) as errors_before
    from answer_count a where a.tenant_id = b.tenant_id and a.slot > b.at - interval '1 hour') c
  cross join lateral (
    select count(*) filter (where created_at >= b.since) as signups, count(*) filter (where created_at < b.at) as signups_before
    from account a where a.tenant_id = b.tenant_id and a.created_at > b.at - interval '1 hour') s
  cross join lateral (
    select count(*) filter (where created_at >= b.since) as reports, count(*) filter (where created_at < b.at) as reports_before
    from report r where r.tenant_id = b.tenant_id and r.created_at > b.at - interval '1 hour') r
  cross join lateral (
    select count(*) filter (where created_at >= b.since) as complaints, count(*) filter (where created_at < b.at) as complaints_before
    from complaint m where m.tenant_id = b.tenant_id and m.created_at > b.at - interval '1 hour') m`;

const OTHERS = `with ${COUNTED_BRANDS}, first as (select min(at) as at, min(since) as since from counted)
  select count(*) filter (where a.created_at >= f.since)::float8 as counted,
    (count(*) filter (where a.created_at < f.at) * extract(epoch from now() - f.since) / 3600)::float8 as expected
  from first f join tenant t on t.live_revision is not null and not t.probe
    join account a on a.tenant_id = t.id and a.created_at > f.at - interval '1 hour'
  where not exists (select from counted b where b.tenant_id = t.id) group by f.since`;
