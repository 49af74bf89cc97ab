import { isIPv6 } from 'node:net';
import { type Statement } from '../database';

export interface TryLimit {
  readonly kind: string;
  readonly max: number;
  /** Wrong tries that lie further back than this are forgotten. */
  readonly window: string;
}

/** A table of wrong tries, and what its rows are told apart by: it has `kind`, `subject`, `tries`, `blocks`, `since`, `blocked_until`. */
export interface TriesTable {
  readonly name: string;
  readonly key: string;
}

/**
 * Takes a try before the secret is looked at, so that a thousand at once are no more than `max`. The last one that is
 * allowed begins the block at once; a right secret lifts it again. Answers `tries` beyond `max` where none is left.
 */
export function takeTryIn(table: TriesTable, { kind, max, window }: TryLimit, subject: string): Statement {
  const isBlocked = 't.blocked_until > now()';
  const isOver = `(t.blocked_until <= now() or t.since < now() - interval '${window}')`;
  const next = `(case when ${isOver} then 1 else t.tries + 1 end)`;
  // Each block is twice as long as the one before, until a day has passed without one.
  const blocks = `(case when t.blocked_until < now() - interval '24 hours' then 0 else t.blocks end)`;
  return {
    text: `insert into ${table.name} as t (kind, subject, tries) values ($1, $2, 1)
      on conflict (${table.key}) do update set
        tries = case when ${isBlocked} then $3 + 1 else ${next} end,
        since = case when ${isBlocked} or not coalesce(${isOver}, false) then t.since else now() end,
        blocks = case when ${isBlocked} then t.blocks when ${next} >= $3 then ${blocks} + 1 else ${blocks} end,
        blocked_until = case when ${isBlocked} then t.blocked_until when ${next} >= $3
          then now() + least(interval '15 minutes' * power(2, least(${blocks}, 7)), interval '24 hours') end
      returning tries, extract(epoch from blocked_until - now())::float8 as seconds`,
    values: [kind, subject, max],
  };
}

/** After a right secret: a subject that others share gets this one try back. */
export const returnTryIn = (table: TriesTable, { kind, max }: TryLimit, subject: string): Statement => ({
  text: `update ${table.name} set tries = greatest(least(tries, $2) - 1, 0),
      blocks = case when tries >= $2 then greatest(blocks - 1, 0) else blocks end, blocked_until = null
    where kind = $3 and subject = $1 and (tries >= $2 or blocked_until is null)`,
  values: [subject, max, kind],
});

/** What taking a try answered: whether none was left, and how long the block lasts. */
export function triesOf(rows: readonly object[] | undefined, max: number): { isOver: boolean; seconds: number } {
  const { tries, seconds } = (rows?.[0] ?? {}) as { tries?: number; seconds?: number | null };
  if (tries === undefined) throw new Error('a try was not counted');
  return { isOver: tries > max, seconds: Math.ceil(seconds ?? 0) };
}

/** One household has a whole /64 of IPv6. */
export function addressSubject(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}
