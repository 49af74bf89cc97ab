import { type Statement } from '../../../platform/database';
import { type TimePosition, microsecondsOf, timeAt } from '../../../shared/time-cursor';
import { CARD_COLUMNS, CARD_JOINS } from '../../discovery';
import { openTo } from '../../members';
import { VISIBLE_VISIT } from '../visits/visible-visit';

export const PAGE = 50;
/** More than any mark tells. */
const COUNTED = 100;
const REACHES_BACK = "now() - interval '90 days'";

const NOT_INVISIBLE = 'not exists (select from invisible_mode i where i.profile_id = p.id)';
const IS_MATCH = 'mine.liker_id is not null and not p.fictional';

/** The unread messages of each conversation, by the first of them. */
const REPLIES = `replies as materialized (
  select h.partner_id as id, h.conversation_id as conversation, h.unread_since as at from chat h
  where h.member_id = $1::integer and h.unread > 0 and h.unread_since > ${REACHES_BACK})`;

/** The moments between member `$1` and `profile p`: each of these kinds once at the most, found by key. */
const MOMENTS = `
  select case when ${IS_MATCH} then 'match' else 'like' end as kind,
    case when ${IS_MATCH} then greatest(mine.created_at, theirs.created_at) else theirs.created_at end as at
  from member_like theirs
    left join member_like mine on mine.liker_id = theirs.liked_id and mine.liked_id = theirs.liker_id
  where theirs.liker_id = p.id and theirs.liked_id = $1::integer and ${NOT_INVISIBLE}
  union all
  select 'visit', v.last_at from profile_visit v
  where v.viewer_id = p.id and v.viewed_id = $1::integer and not p.fictional and ${VISIBLE_VISIT} and ${NOT_INVISIBLE}
  union all
  select 'reply', r.at from replies r where r.id = p.id`;

const dayOf = (time: string): string => `date_trunc('day', ${time}, 'UTC')`;

/** The tables in which moments are found in the order of their time, each in an index of its own. `e` has the time. */
const SOURCES: readonly { readonly from: string; readonly person: string; readonly at: string }[] = [
  { from: 'member_like e', person: 'e.liker_id and e.liked_id = $1::integer', at: 'e.created_at' },
  // The member's own like was the second of a match.
  {
    from: 'member_like e join member_like theirs on theirs.liker_id = e.liked_id and theirs.liked_id = e.liker_id',
    person: 'e.liked_id and e.liker_id = $1::integer and not p.fictional',
    at: 'e.created_at',
  },
  { from: 'profile_visit e', person: 'e.viewer_id and e.viewed_id = $1::integer', at: 'e.last_at' },
  { from: 'replies e', person: 'e.id', at: 'e.at' },
];

/**
 * SQL: the newest entries. An entry is everything of one person and one day (UTC), at the time of the latest of it: each
 * moment looks up the others of its person, and only the latest of a day stands for them. So each source can stop at
 * `limit`, and no entry is cut by the end of a page. Within `coalesce` the planner takes the condition for one that half of
 * the rows meet: taken for a rare one, it would not read an index in its order.
 */
function entries(limit: number, since: string, behind: string): string {
  const legs = SOURCES.map(
    ({ from, person, at }) => `(
      select p.id, ${at} as at, day.happened from ${from} join profile p on p.id = ${person}
        cross join lateral (
          select max(m.at) as latest, array_agg(m.kind order by m.at desc, m.kind) as happened
          from (${MOMENTS}) m where ${dayOf('m.at')} = ${dayOf(at)}
        ) day
      where p.id <> $1::integer and ${openTo('$1::integer')} and coalesce(day.latest = ${at}, false) and ${at} > ${since} ${behind.replaceAll('{at}', at)}
      order by ${at} desc, p.id desc limit ${limit})`,
  );
  return legs.join(' union ');
}

const LAST_LOOK = '(select s.history_at from activity_seen s where s.profile_id = $1::integer)';

/** The entries behind a position, as `HistoryRow`. */
export function historyPage(member: number, after: TimePosition | null): Statement {
  const behind = after === null ? '' : `and ({at}, p.id) < (${timeAt('$2')}, $3::integer)`;
  return {
    text: `with ${REPLIES}, entry as (${entries(PAGE + 1, REACHES_BACK, behind)})
      select ${CARD_COLUMNS}, ${microsecondsOf('entry.at')} as at, entry.happened,
        (${LAST_LOOK} is null or entry.at > ${LAST_LOOK}) as entry_new, r.conversation
      from entry join profile p on p.id = entry.id ${CARD_JOINS}
        left join replies r on r.id = p.id and 'reply' = any(entry.happened)
      order by entry.at desc, p.id desc limit ${PAGE + 1}`,
    values: after === null ? [member] : [member, after.at, after.id],
  };
}

/** The number of new entries: a hundred stands for more. */
export const countNewEntries = (member: number): Statement => ({
  text: `with ${REPLIES}, entry as (${entries(COUNTED, `greatest(${REACHES_BACK}, ${LAST_LOOK})`, '')})
    select least(count(*), ${COUNTED})::integer as n, now() as as_of from entry`,
  values: [member],
});
