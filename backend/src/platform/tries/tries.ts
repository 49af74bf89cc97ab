import { type Network, SITE_FACTOR } from '../../shared/network';
import { type Statement } from '../database';

export interface TryLimit {
  readonly kind: string;
  /** At least 2: as many wrong tries begin a block. */
  readonly max: number;
  /** A PostgreSQL interval. Wrong tries that lie further back than this are forgotten. */
  readonly window: string;
  /** Whether a right secret clears the wrong tries before it: of an account, and not of a network that others share. */
  readonly isCleared: boolean;
}

/** A limit, and the subject whose tries it counts. */
export interface TryCounter {
  readonly limit: TryLimit;
  readonly subject: string;
}

/** A try whose secret is being checked. */
export interface PendingTry {
  readonly counter: TryCounter;
  /** When it lapses by itself, as PostgreSQL writes it; tells it apart from the others of its counter. */
  readonly lapsesAt: string;
}

/**
 * A table of tries and the columns of its primary key. It has `kind`, `subject`, `tries` (wrong ones), `pending` (when
 * each try that is being checked lapses), `blocks`, `since` and `blocked_until`.
 */
export interface TriesTable {
  readonly name: string;
  readonly key: string;
}

/** The counters of where tries come from: the line within `limit` and, for IPv6, the /48 around it, which may do more. */
export function networkCounters(limit: TryLimit, { line, site }: Network): TryCounter[] {
  const ofLine = { limit, subject: line };
  return site === undefined ? [ofLine] : [ofLine, { limit: { ...limit, max: limit.max * SITE_FACTOR }, subject: site }];
}

// Longer than a check takes, so that only a process that died leaves a try to lapse.
const LAPSES_AT = "clock_timestamp() + interval '1 minute'";
const IS_BLOCKED = 'coalesce(t.blocked_until > now(), false)';
const isOver = (window: string): string =>
  `coalesce(t.blocked_until <= now() or t.since < now() - interval '${window}', false)`;
const othersThan = (lapsesAt: string): string =>
  `array(select p from unnest(t.pending) as p where p > now() and p <> ${lapsesAt}::timestamptz)`;

/** Answers one row: `lapses_at`, null where no try is left, and `seconds`, how long a block lasts, null without one. */
export function takeTry({ name, key }: TriesTable, { limit: { kind, max, window }, subject }: TryCounter): Statement {
  const live = 'array(select p from unnest(t.pending) as p where p > now())';
  return {
    text: `with taken as (
        insert into ${name} as t (kind, subject, tries, pending) values ($1, $2, 0, array[${LAPSES_AT}])
        on conflict (${key}) do update set pending = ${live} || array[${LAPSES_AT}]
        where not ${IS_BLOCKED} and (case when ${isOver(window)} then 0 else t.tries end) + cardinality(${live}) < $3
        returning pending[cardinality(pending)]::text as lapses_at)
      select (select lapses_at from taken), (
        select extract(epoch from blocked_until - now())::float8 from ${name}
        where kind = $1 and subject = $2 and blocked_until > now()) as seconds`,
    values: [kind, subject, max],
  };
}

/** Counts a pending try as wrong; the last one that is allowed begins a block. Answers one row: `seconds`, as above. */
export function countWrong(
  { name, key }: TriesTable,
  { counter: { limit, subject }, lapsesAt }: PendingTry,
): Statement[] {
  const over = isOver(limit.window);
  const next = `(case when ${over} then 1 else t.tries + 1 end)`;
  // Each block is twice as long as the one before, until a day has passed without one.
  const blocks = `(case when t.blocked_until < now() - interval '24 hours' then 0 else t.blocks end)`;
  return [
    {
      text: `insert into ${name} as t (kind, subject, tries) values ($1, $2, 1)
        on conflict (${key}) do update set
          pending = ${othersThan('$4')},
          tries = case when ${IS_BLOCKED} then t.tries else ${next} end,
          since = case when ${over} and not ${IS_BLOCKED} then now() else t.since end,
          blocks = case when ${IS_BLOCKED} then t.blocks when ${next} >= $3 then ${blocks} + 1 else ${blocks} end,
          blocked_until = case when ${IS_BLOCKED} then t.blocked_until when ${next} >= $3
            then now() + least(interval '15 minutes' * power(2, least(${blocks}, 7)), interval '24 hours') end
        returning extract(epoch from blocked_until - now())::float8 as seconds`,
      values: [limit.kind, subject, limit.max, lapsesAt],
    },
  ];
}

/** Ends a pending try whose secret was right. */
export const countRight = (table: TriesTable, pending: PendingTry): Statement[] =>
  endTry(table, pending, pending.counter.limit.isCleared ? ', tries = 0, blocks = 0, blocked_until = null' : '');

/** Ends a pending try whose secret was not checked. */
export const giveBack = (table: TriesTable, pending: PendingTry): Statement[] => endTry(table, pending, '');

/** A row that says nothing any more is deleted. */
const endTry = ({ name }: TriesTable, { counter, lapsesAt }: PendingTry, more: string): Statement[] => [
  {
    text: `update ${name} as t set pending = ${othersThan('$3')}${more} where kind = $1 and subject = $2`,
    values: [counter.limit.kind, counter.subject, lapsesAt],
  },
  {
    text: `delete from ${name} where kind = $1 and subject = $2 and tries = 0 and blocks = 0 and pending = '{}'`,
    values: [counter.limit.kind, counter.subject],
  },
];
