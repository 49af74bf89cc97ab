import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type StaffIdentity } from '../../../platform/http';
import { Tenants } from '../../tenants';
import { PROBE_STAFF } from '../isolation/probe-staff';
import { IDLE_SECONDS } from '../sign-in/staff-sessions';
import { StaffConfirmations } from './staff-confirmations';
import { type StaffRow } from './staff-tokens';

export interface StaffPerson extends StaffRow {
  readonly created_at: Date;
  /** Slugs. Empty for operators, who reach all. */
  readonly tenants: readonly string[];
  readonly has_password: boolean;
  readonly has_second_factor: boolean;
  /** Until when an open invitation can be used. */
  readonly invited_until: Date | null;
  readonly confirmations: number;
  readonly confirmations_needed: number;
  /** Whether the person who asks may confirm this one now. */
  readonly may_confirm: boolean;
  readonly sessions: number;
  readonly tokens: number;
  /** The names of programs that work by tokens which the person may know. */
  readonly programs: readonly string[];
  /** The names of people whose accounts the person had access to, and nobody has confirmed since. */
  readonly accounts: readonly string[];
  readonly seen_at: Date | null;
  /** Whether the account is the platform’s own, by which it proves that tenants are apart. */
  readonly is_program: boolean;
  /** Whether a program has the account: it has tokens, and nobody signs in. */
  readonly machine: boolean;
}

type Stored = Omit<StaffPerson, 'tenants' | 'may_confirm'> & { readonly tenant_ids: readonly number[] };

const LIST = `
  select s.id, s.email, s.name, s.role, s.created_at, s.disabled_at, s.approves_from, s.email = any($2::text[]) as is_program, s.machine,
    array(select tenant_id from staff_tenant t where t.staff_id = s.id and s.role <> 'operator' order by 1) as tenant_ids,
    s.password_hash is not null as has_password,
    exists (select from staff_second_factor f where f.staff_id = s.id and f.confirmed_at is not null) as has_second_factor,
    (select max(expires_at) from staff_invitation i
       where i.staff_id = s.id and i.used_at is null and i.expires_at > now() and s.disabled_at is null) as invited_until,
    cardinality(s.confirmed_by) as confirmations, case when s.held_by_unknown then 2 else 1 end as confirmations_needed,
    live.sessions, live.seen_at,
    (select count(*) from staff_token t where t.staff_id = s.id and t.revoked_at is null and t.expires_at > now()
       and s.disabled_at is null)::integer as tokens,
    array(select m.name from staff m where m.machine and m.disabled_at is null and s.id = any(m.held_by)
       and exists (select from staff_token t where t.staff_id = m.id and t.revoked_at is null and t.expires_at > now())
       order by m.name) as programs,
    array(select o.name from staff o where not o.machine and o.disabled_at is null and o.password_hash is not null
       and s.id = any(o.held_by) order by o.name) as accounts
  from staff s cross join lateral (
    select count(*)::integer as sessions, max(seen_at) as seen_at from staff_session o
    where o.staff_id = s.id and o.stage = 'full' and o.expires_at > now() and o.seen_at > now() - make_interval(secs => $1)
  ) live order by s.disabled_at is not null, s.email`;

/** Everybody who works here, with how far each account is set up. */
@Injectable()
export class StaffPeople {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly tenants: Tenants,
    private readonly confirmations: StaffConfirmations,
  ) {}

  /** Those who left stand last. */
  async list(by: StaffIdentity): Promise<StaffPerson[]> {
    const [people, tenants, confirmable] = await Promise.all([
      this.platform.query<Stored>(LIST, [IDLE_SECONDS, Object.values(PROBE_STAFF)]),
      this.tenants.list(),
      this.confirmations.confirmable(by),
    ]);
    const slugs = new Map(tenants.map(({ id, slug }) => [id, slug]));
    return people.map(({ tenant_ids, ...person }) => ({
      ...person,
      tenants: tenant_ids.flatMap((id) => slugs.get(id) ?? []),
      may_confirm: !person.is_program && confirmable.has(person.id),
    }));
  }
}
