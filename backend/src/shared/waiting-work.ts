import { isoTime } from './iso-time';

/** One kind of work that waits for staff. The module that owns the rows says it, in parts of SQL. */
export interface WaitingWork {
  /** `from …`, of rows that carry `w.tenant_id`, with what makes them wait. */
  readonly rows: string;
  readonly id: string;
  /** When a row began to wait. */
  readonly since: string;
  /** When somebody should have looked at it. */
  readonly due: string;
  /** The e-mail address of the one member of staff who is not to have it. */
  readonly notFor?: string;
  /** By the name of a category, which of the rows are of it. Somebody may leave a category to others. */
  readonly categories?: Readonly<Record<string, string>>;
}

export interface WaitingCount {
  readonly tenant_id: number;
  readonly open: number;
  /** As answers have it, in UTC; so is the next. */
  readonly oldest: string;
  readonly due: string;
}

export interface WaitingItem {
  readonly tenant_id: number;
  readonly id: string;
}

/** How much waits, by tenant. Runs on the platform's connection: it sees every tenant that it is given. */
export const countWaiting = (work: WaitingWork, tenants: readonly number[]) => ({
  text: `select w.tenant_id, count(*)::integer as open, ${isoTime(`min(${work.since})`)} as oldest,
      ${isoTime(`min(${work.due})`)} as due
    ${work.rows} and w.tenant_id = any($1::integer[]) group by w.tenant_id`,
  values: [tenants],
});

interface WaitingWish {
  readonly tenants: readonly number[];
  readonly leftOut: readonly WaitingItem[];
  /** The e-mail address of the member of staff who asks. */
  readonly by: string;
  /** The categories that they leave to others. */
  readonly optedOut: readonly string[];
}

/** The next that wait, what is due first first, without those left out. */
export const nextWaiting = (work: WaitingWork, { tenants, leftOut, by, optedOut }: WaitingWish, most: number) => ({
  text: `select w.tenant_id, ${work.id} as id ${work.rows} and w.tenant_id = any($1::integer[])
      and (w.tenant_id, ${work.id}) not in (select * from unnest($2::integer[], $3::text[]))
      ${work.notFor === undefined ? '' : `and ${work.notFor} <> $5`}
      ${categoriesLeftOut(work, optedOut)}
    order by ${work.due}, w.tenant_id, ${work.id} limit $4`,
  values: [
    tenants,
    leftOut.map(({ tenant_id: tenant }) => tenant),
    leftOut.map(({ id }) => id),
    most,
    ...(work.notFor === undefined ? [] : [by]),
  ],
});

const categoriesLeftOut = ({ categories = {} }: WaitingWork, optedOut: readonly string[]): string =>
  Object.entries(categories)
    .filter(([category]) => optedOut.includes(category))
    .map(([, rows]) => `and (${rows}) is not true`)
    .join(' ');
