import { isoTime } from './iso-time';
import { workingMinutesAfter } from './working-time';

/** Within how many minutes somebody should look: a setting of each brand. */
export const TIME_LIMIT_NAMES = [
  ...(['photo_minutes', 'first_photo_minutes', 'photo_check_minutes', 'second_look_minutes', 'minor_minutes'] as const),
  ...(['held_message_minutes', 'report_minutes', 'urgent_report_minutes', 'appeal_minutes'] as const),
  ...(['complaint_minutes'] as const),
];
export type TimeLimit = (typeof TIME_LIMIT_NAMES)[number];
export type TimeLimits = Readonly<Record<TimeLimit, number>>;

interface Limit {
  /** SQL: the rows that this limit is for. Of several limits the first that fits counts. */
  readonly when?: string;
  readonly within: TimeLimit | number;
}

/** One kind of work that waits for staff. The module that owns the rows says it, in parts of SQL. */
export interface WaitingWork {
  /** SQL: the tables; a row carries its tenant as `w.tenant_id`. */
  readonly from: string;
  /** SQL: the condition under which a row waits. */
  readonly where: string;
  readonly id: string;
  /** When a row began to wait. */
  readonly since: string;
  /** How long after it began to wait somebody should have looked at it, and whether working days alone count. */
  readonly due: {
    readonly limits: readonly Limit[];
    readonly isWorkingTime?: true;
    /** SQL: when a row is due by itself; null where the limits say it. */
    readonly at?: string;
  };
  /** The one person who is not to have it, by whichever account. */
  readonly notFor?: {
    /** SQL: the e-mail address of their account. */
    readonly email: string;
    /** SQL: the ids of the people who control that account, its own first. */
    readonly people: string;
  };
  /** By the name of a category, which of the rows are of it. Somebody may leave a category to others. */
  readonly categories?: Readonly<Record<string, string>>;
}

export interface WaitingCount {
  readonly tenant_id: number;
  readonly open: number;
  /** As answers have it, in UTC; so are the next. */
  readonly oldest: string;
  /** The oldest of each limit. */
  readonly firsts: readonly (string | null)[];
  /** The first of the times at which rows are due by themselves. */
  readonly soonest?: string | null;
}

export interface WaitingItem {
  readonly tenant_id: number;
  readonly id: string;
}

/** How much waits, by tenant. Runs on the platform's connection: it sees every tenant that it is given. */
export const countWaiting = (work: WaitingWork, tenants: readonly number[]) => ({
  text: `select w.tenant_id, count(*)::integer as open, ${isoTime(`min(${work.since})`)} as oldest,
      array[${firstsOf(work).join(', ')}] as firsts${work.due.at === undefined ? '' : `, ${isoTime(`min(${work.due.at})`)} as soonest`}
    from ${work.from} where ${work.where} and w.tenant_id = any($1::integer[]) group by w.tenant_id`,
  values: [tenants],
});

function firstsOf({ due, since }: WaitingWork): readonly string[] {
  return due.limits.map((_limit, index) => {
    const conditions = [
      ...(due.limits.length === 1 ? [] : [`${placeOf(due.limits)} = ${String(index)}`]),
      ...(due.at === undefined ? [] : [`${due.at} is null`]),
    ];
    return isoTime(`min(${since})${conditions.length === 0 ? '' : ` filter (where ${conditions.join(' and ')})`}`);
  });
}

/** SQL: which of the limits a row has. */
function placeOf(limits: readonly Limit[]): string {
  const cases = limits.flatMap(({ when }, index) => (when === undefined ? [] : [`when ${when} then ${String(index)}`]));
  return cases.length === 0 ? '0' : `case ${cases.join(' ')} else ${String(limits.length - 1)} end`;
}

const minutesOf = ({ within }: Limit, moderation: TimeLimits): number =>
  typeof within === 'number' ? within : moderation[within];

/** When the most urgent of what was counted is due. */
export function firstDue({ due }: WaitingWork, { firsts, soonest }: WaitingCount, limits: TimeLimits): string {
  const times = due.limits.flatMap((limit, index) => {
    const first = firsts[index];
    if (!first) return [];
    const [since, minutes] = [Date.parse(first), minutesOf(limit, limits)];
    return [due.isWorkingTime ? workingMinutesAfter(since, minutes) : since + minutes * 60_000];
  });
  if (soonest != null) times.push(Date.parse(soonest));
  return new Date(Math.min(...times)).toISOString();
}

/** Somebody who asks for work: their account, and the people who control it, the account's own id first. */
export interface WorkSeeker {
  readonly email: string;
  readonly people: readonly number[];
}

interface WaitingWish {
  readonly tenants: readonly { readonly id: number; readonly limits: TimeLimits }[];
  readonly leftOut: readonly WaitingItem[];
  readonly by: WorkSeeker;
  /** The categories that they leave to others. */
  readonly optedOut: readonly string[];
  /** Only this one is meant. */
  readonly item?: string | undefined;
}

/** The next that wait, what is due first first, without those left out. */
export function nextWaiting(work: WaitingWork, { tenants, leftOut, by, optedOut, item }: WaitingWish, most: number) {
  const { limits } = work.due;
  const values: unknown[] = [];
  const parameter = (value: unknown): string => `$${String(values.push(value))}`;
  const ids = `${parameter(tenants.map(({ id }) => id))}::integer[]`;
  const minutes = limits.map(
    (one) => `${parameter(tenants.map((tenant) => minutesOf(one, tenant.limits)))}::integer[]`,
  );
  const names = limits.map((_limit, index) => `limit_${String(index)}`);
  const others = [leftOut.map(({ tenant_id: tenant }) => tenant), leftOut.map(({ id }) => id)].map(parameter);
  const text = `select w.tenant_id, ${work.id} as id from ${work.from}
      join unnest(${[ids, ...minutes].join(', ')}) s (${['tenant_id', ...names].join(', ')}) on s.tenant_id = w.tenant_id
    where ${work.where} and w.tenant_id = any(${ids})
      and (w.tenant_id, ${work.id}) not in (select * from unnest(${others[0] ?? ''}::integer[], ${others[1] ?? ''}::text[]))
      ${keptFrom(work, by, parameter)}
      ${item === undefined ? '' : `and ${work.id} = ${parameter(item)}`}
      ${categoriesLeftOut(work, optedOut)}
    order by ${dueOf(work)}, w.tenant_id, ${work.id} limit ${parameter(most)}`;
  return { text, values };
}

/** SQL: without what somebody is not to have, as `isFirstPerson` says of what they decided. */
function keptFrom(
  { notFor }: WaitingWork,
  { email, people }: WorkSeeker,
  parameter: (value: unknown) => string,
): string {
  if (notFor === undefined) return '';
  const own = `${parameter(people[0] ?? null)}::integer = any(${notFor.people})`;
  const first = `(${notFor.people})[1] = any(${parameter(people)}::integer[])`;
  return `and ${notFor.email} <> ${parameter(email)} and not coalesce(${own} or ${first}, false)`;
}

/** SQL: when a row is due, by the minutes of its tenant. */
function dueOf({ due, since }: WaitingWork): string {
  const minutes = due.limits.map((_limit, index) => `when ${String(index)} then s.limit_${String(index)}`);
  const limit = `case ${placeOf(due.limits)} ${minutes.join(' ')} end`;
  const byLimit = due.isWorkingTime
    ? `working_minutes_after(${since}, ${limit})`
    : `${since} + make_interval(mins => ${limit})`;
  return due.at === undefined ? byLimit : `coalesce(${due.at}, ${byLimit})`;
}

const categoriesLeftOut = ({ categories = {} }: WaitingWork, optedOut: readonly string[]): string =>
  Object.entries(categories)
    .filter(([category]) => optedOut.includes(category))
    .map(([, rows]) => `and (${rows}) is not true`)
    .join(' ');
