import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { microsecondsOf, timeAt } from '../../../shared/time-cursor';
import { type ComplaintKind } from '../../notifications';
import { ModerationSettings } from '../../tenants';
import { type ComplaintPosition } from './complaint-cursor';
import { type ComplaintState } from './complaint-words';

export interface ComplaintSearch {
  readonly state?: ComplaintState | undefined;
  readonly kind?: ComplaintKind | undefined;
  readonly language?: string | undefined;
  readonly reference?: string | undefined;
  /** An e-mail address of staff; null for those that nobody has taken. */
  readonly assignee?: string | null | undefined;
}

export interface ListedComplaint {
  readonly tenant: string;
  readonly id: string;
  readonly reference: string;
  readonly kind: ComplaintKind;
  readonly name: string;
  readonly locale: string;
  readonly state: ComplaintState;
  readonly due_at: Date | null;
  readonly last_at: Date;
  readonly created_at: Date;
  readonly assignee: string | null;
  readonly beginning: string;
}

interface ComplaintPage {
  readonly rows: readonly ListedComplaint[];
  readonly next: ComplaintPosition | null;
}

/** SQL: when an open complaint is due, by the minutes of its brand. */
const DUE = 'working_minutes_after(c.open_since, s.minutes)';

const SHOWN = `c.id, c.reference, c.kind, c.name, c.locale, c.state, case when c.state = 'open' then ${DUE} end as due_at, c.last_at, c.created_at, c.assignee,
  left(c.message, 160) as beginning`;

/** Open complaints are listed as they are due, all others by the last message. */
const ORDERS = {
  due: { by: DUE, direction: '', beyond: '>' },
  last: { by: 'c.last_at', direction: 'desc', beyond: '<' },
} as const;

/** Lists complaints of some brands, for staff. It counts nothing, so that the first row does not wait for the last. */
@Injectable()
export class ComplaintList {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly moderation: ModerationSettings,
  ) {}

  /** Each brand gives a page at the most, and the pages are merged. */
  async find(
    tenants: readonly number[],
    search: ComplaintSearch,
    { after, most }: { readonly after: ComplaintPosition | null; readonly most: number },
  ): Promise<ComplaintPage> {
    const settings = await this.moderation.orUsual(tenants);
    const minutes = tenants.map((tenant) => settings(tenant).complaint_minutes);
    const values: unknown[] = [tenants, most + 1, minutes];
    const { by, direction, beyond } = search.state === 'open' ? ORDERS.due : ORDERS.last;
    const conditions = conditionsOf(search, values);
    if (after !== null) {
      values.push(after.at, after.id);
      conditions.push(`(${by}, c.id) ${beyond} (${timeAt(`$${values.length - 1}`)}, $${values.length}::uuid)`);
    }
    const found = await this.platform.query<ListedComplaint & { at: number }>(
      `select t.slug as tenant, found.* from unnest($1::integer[], $3::integer[]) as s (tenant_id, minutes) join tenant t on t.id = s.tenant_id
       cross join lateral (
         select ${SHOWN}, ${microsecondsOf(by)} as at from complaint c
         where c.tenant_id = t.id ${conditions.map((condition) => `and ${condition}`).join(' ')}
         order by ${by} ${direction}, c.id ${direction} limit $2
       ) found order by found.at ${direction}, found.id ${direction} limit $2`,
      values,
    );
    const rows = found.slice(0, most);
    const last = found.length > most ? rows.at(-1) : undefined;
    return { rows, next: last ? { at: last.at, id: last.id } : null };
  }
}

function conditionsOf({ state, kind, language, reference, assignee }: ComplaintSearch, values: unknown[]): string[] {
  const conditions: string[] = [];
  const where = (column: string, value: string | undefined): void => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(`c.${column} = $${values.length}::text`);
  };
  where('state', state);
  where('kind', kind);
  where('locale', language);
  where('reference', reference);
  where('assignee', assignee ?? undefined);
  if (assignee === null) conditions.push('c.assignee is null');
  return conditions;
}
