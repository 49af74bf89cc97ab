import { type Statement } from '../../../platform/database';
import { type TimePosition, microsecondsOf, timeAt } from '../../../shared/time-cursor';
import { CARD_COLUMNS, CARD_JOINS } from '../../discovery';
import { openTo } from '../../members';
import { VISIBLE_VISIT } from '../visits/visible-visit';

export const PAGE = 50;
/** More than any mark tells. */
export const COUNTED = 100;
/** How many times one person can stand in the tables of `SOURCES`: two likes, a visit, unread messages. */
const TIMES_OF_ONE = 4;
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

interface Source {
  readonly from: string;
  readonly person: string;
  readonly at: string;
  /** A further condition on `profile p`, the person. */
  readonly and?: string;
}

/** The tables in which moments are found in the order of their time, each in an index of its own. `e` has the time. */
const SOURCES: readonly Source[] = [
  { from: 'member_like e where e.liked_id = $1::integer', person: 'e.liker_id', at: 'e.created_at' },
  // The member's own like was the second of a match.
  {
    ...{ from: 'member_like e where e.liker_id = $1::integer', person: 'e.liked_id', at: 'e.created_at' },
    and: 'and not p.fictional and exists (select from member_like theirs where theirs.liker_id = p.id and theirs.liked_id = $1::integer)',
  },
  { from: 'profile_visit e where e.viewed_id = $1::integer', person: 'e.viewer_id', at: 'e.last_at' },
  { from: 'replies e where true', person: 'e.id', at: 'e.at' },
];

const read = (entries: number): number => entries * TIMES_OF_ONE;

/**
 * SQL: `newest`, the newest rows of all sources, `entry`, the entries among them, and `rest`, where what was not read begins. An entry
 * is everything of one person and one day (UTC), at the time of the latest of it: a row looks up the others of its person, and only the
 * latest of a day stands for them. Of the rows read there are as many as hold `limit` entries where each person has the most, and the
 * latest of each person is an entry, unless it may not be shown. So a day with very many rows that later ones stand for is never read
 * to its end. Within `coalesce` the planner takes the condition for one that half of the rows meet: taken for a rare one, it would not
 * read an index in its order.
 */
function entries(limit: number, since: string, after: TimePosition | null): string {
  const sources = SOURCES.map(
    ({ from, person, at, and = '' }) => `(
      select ${person} as id, ${at} as at from ${from} and ${person} <> $1::integer and ${at} > ${since}
        ${after === null ? '' : `and (${at}, ${person}) < (${timeAt('$2')}, $3::integer)`}
        and coalesce((select ${openTo('$1::integer')} ${and} from profile p where p.id = ${person}), false)
      order by ${at} desc, ${person} desc limit ${read(limit)})`,
  );
  return `newest as materialized (
      select e.id, e.at from (${sources.join(' union all ')}) e order by e.at desc, e.id desc limit ${read(limit)}),
    entry as materialized (
      select distinct e.id, e.at, day.happened from newest e cross join lateral (
        select max(m.at) as latest, array_agg(m.kind order by m.at desc, m.kind) as happened
        from profile p cross join lateral (${MOMENTS}) m where p.id = e.id and ${dayOf('m.at')} = ${dayOf('e.at')}
      ) day
      where day.latest = e.at),
    rest as (
      select ${microsecondsOf('e.at')} as rest_at, e.id as rest_id from newest e
      order by e.at desc, e.id desc offset ${read(limit) - 1} limit 1)`;
}

const LAST_LOOK = '(select s.history_at from activity_seen s where s.profile_id = $1::integer)';

const valuesOf = (member: number, after: TimePosition | null): unknown[] =>
  after === null ? [member] : [member, after.at, after.id];

/** The entries behind a position, as `HistoryRow`; a row without an id where there are none. */
export const historyPage = (member: number, after: TimePosition | null): Statement => ({
  text: `with ${REPLIES}, ${entries(PAGE + 1, REACHES_BACK, after)}
    select shown.*, rest.* from (values (1)) one left join rest on true left join (
      select ${CARD_COLUMNS}, ${microsecondsOf('entry.at')} as at, entry.happened,
        (${LAST_LOOK} is null or entry.at > ${LAST_LOOK}) as entry_new, r.conversation
      from entry join profile p on p.id = entry.id ${CARD_JOINS}
        left join replies r on r.id = p.id and 'reply' = any(entry.happened)
      order by entry.at desc, p.id desc limit ${PAGE + 1}
    ) shown on true order by shown.at desc, shown.id desc`,
  values: valuesOf(member, after),
});

/** The number of new entries behind a position: a hundred stands for more. */
export const countNewEntries = (member: number, after: TimePosition | null): Statement => ({
  text: `with ${REPLIES}, ${entries(COUNTED, `greatest(${REACHES_BACK}, ${LAST_LOOK})`, after)}
    select found.n, rest.* from (select count(*)::integer as n from entry) found left join rest on true`,
  values: valuesOf(member, after),
});
