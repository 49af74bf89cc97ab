/** One kind of work that waits for staff. The module that owns the rows says it, in parts of SQL. */
export interface WaitingWork {
  /** `from …`, of rows that carry `w.tenant_id`, with what makes them wait. */
  readonly rows: string;
  readonly id: string;
  /** When a row began to wait. */
  readonly since: string;
  /** When somebody should have looked at it. */
  readonly due: string;
}

export interface WaitingCount {
  readonly tenant_id: number;
  readonly open: number;
  readonly oldest: Date;
  readonly due: Date;
}

export interface WaitingItem {
  readonly tenant_id: number;
  readonly id: string;
}

/** How much waits, by tenant. Runs on the platform's connection: it sees every tenant that it is given. */
export const countWaiting = (work: WaitingWork, tenants: readonly number[]) => ({
  text: `select w.tenant_id, count(*)::integer as open, min(${work.since}) as oldest, min(${work.due}) as due
    ${work.rows} and w.tenant_id = any($1::integer[]) group by w.tenant_id`,
  values: [tenants],
});

/** The next that wait, what is due first first, without those left out. */
export const nextWaiting = (
  work: WaitingWork,
  { tenants, leftOut }: { readonly tenants: readonly number[]; readonly leftOut: readonly WaitingItem[] },
  most: number,
) => ({
  text: `select w.tenant_id, ${work.id} as id ${work.rows} and w.tenant_id = any($1::integer[])
      and (w.tenant_id, ${work.id}) not in (select * from unnest($2::integer[], $3::text[]))
    order by ${work.due}, w.tenant_id, ${work.id} limit $4`,
  values: [tenants, leftOut.map(({ tenant_id: tenant }) => tenant), leftOut.map(({ id }) => id), most],
});
