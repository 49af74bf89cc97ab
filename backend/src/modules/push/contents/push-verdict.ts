import { type Statement } from '../../../platform/database';
import { isKindOn } from '../preferences/offered-kinds';
import { DEFAULT_QUIET_HOURS } from '../preferences/quiet-hours';
import { type NewsKind } from './push-words';

/** How many pushes of a kind a member gets at most. */
export interface Pace {
  readonly anHour: number;
  readonly aDay: number;
}

/** As many as `aDay` allows at most: more is never asked for. */
const REMEMBERED = 20;

/** Decisions about one member's pushes of a kind come one after the other. */
export const lockPace = (account: number, kind: NewsKind): Statement => ({
  text: `insert into push_pace as p (account_id, kind) select id, $2 from account where id = $1
    on conflict (tenant_id, account_id, kind) do update set kind = excluded.kind`,
  values: [account, kind],
});

/**
 * A common table `verdict` of one row where account `$1` is there and wants the kind: `at` is when it may be told, null for
 * now, because of quiet hours or because it was told enough. An entry `$2` that is tried again counts no more.
 */
export const verdict = (kind: NewsKind, { anHour, aDay }: Pace): string => `verdict as (
    select a.id as account, $2::uuid = any(p.entries) as is_counted, nullif(greatest(
      case when coalesce(q.is_on, ${DEFAULT_QUIET_HOURS.on}) then quiet_until(now(), a.time_zone,
        coalesce(q.starts, '${DEFAULT_QUIET_HOURS.from}'), coalesce(q.ends, '${DEFAULT_QUIET_HOURS.until}')) end,
      case when $2::uuid <> all(p.entries) then greatest(
        p.sent_at[cardinality(p.sent_at) - ${anHour - 1}] + interval '1 hour',
        p.sent_at[cardinality(p.sent_at) - ${aDay - 1}] + interval '1 day', now()) end,
      now()), now()) as at
    from account a join push_pace p on p.account_id = a.id and p.kind = '${kind}'
      left join push_preference c on c.account_id = a.id and c.kind = '${kind}'
      left join push_quiet_hours q on q.account_id = a.id
    where a.id = $1::integer and a.status = 'active' and coalesce(c.is_on, ${isKindOn(kind, undefined)})
  )`;

/** A common table `counted`, which remembers that account `$1` is told by entry `$2` where `told` has a row. */
export const countTold = (kind: NewsKind): string => `counted as (
    update push_pace p set sent_at = (p.sent_at || now())[greatest(1, cardinality(p.sent_at) - ${REMEMBERED - 2}):],
      entries = (p.entries || $2::uuid)[greatest(1, cardinality(p.entries) - ${REMEMBERED - 2}):]
    from verdict v where p.account_id = v.account and p.kind = '${kind}' and not v.is_counted and exists (select from told)
  )`;
