import { Injectable } from '@nestjs/common';
import { type PlatformConnection, PlatformDatabase, type RowOf } from '../../platform/database';
import { type Finding } from './finding';
import { type CheckBlocks, type CheckName, type DnsRecord } from './names';
import { type LAUNCH_TABLES } from './tables';

export type LaunchRow = Readonly<RowOf<typeof LAUNCH_TABLES.launch_check>>;

export interface ExpectedCheck {
  readonly name: CheckName;
  readonly host: string;
  readonly blocks: CheckBlocks;
}

export type DueCheck = Pick<LaunchRow, 'tenant_id' | 'name' | 'host'>;

/** A host that is on its way, with what was seen of it since it changed last. */
export interface SeenHost {
  readonly host: string;
  readonly state: 'pending' | 'verified';
  /** The checks that found what they look for. */
  readonly found: readonly CheckName[];
  /** Those, and the checks that are not needed. */
  readonly passed: readonly CheckName[];
  /** Whether some of its checks were made only before it changed. */
  readonly is_outdated: boolean;
}

/** A look that has not ended by then is made again by whoever is there. */
const LEASE_SECONDS = 120;
/** With the same result again and again one looks less often. */
const PAUSES_SECONDS = [60, 300, 1800];

/** Rows of `launch_check c` in one order: two who change several at once would wait for one another otherwise. */
const HELD = 'order by c.name, c.host for no key update of c';

/** The rows of checks: what is known of each, and when it is looked at next. */
@Injectable()
export class LaunchRows {
  constructor(private readonly platform: PlatformDatabase) {}

  list(tenantId: number): Promise<LaunchRow[]> {
    return this.platform.query<LaunchRow>('select * from launch_check where tenant_id = $1', [tenantId]);
  }

  /** Leaves out findings from before a host was taken back or given to the brand: they say nothing of it now. */
  seenHosts(tenantId: number): Promise<SeenHost[]> {
    return this.platform.query<SeenHost>(
      `select d.host, d.state,
         coalesce(array_agg(c.name) filter (where c.state = 'ok' and c.checked_at >= d.changed_at), '{}') as found,
         coalesce(array_agg(c.name) filter (where c.state in ('ok', 'not_needed') and c.checked_at >= d.changed_at), '{}') as passed,
         coalesce(bool_or(c.checked_at < d.changed_at), false) as is_outdated
       from domain d left join launch_check c on c.tenant_id = d.tenant_id and c.host = d.host
       where d.tenant_id = $1 and d.state in ('pending', 'verified') group by d.host, d.state order by d.host`,
      [tenantId],
    );
  }

  /** Begins the checks that a brand has and forgets all others: of hosts that it no longer has, and of names that no check has. */
  async expect(tenantId: number, checks: readonly ExpectedCheck[]): Promise<void> {
    const names = checks.map(({ name }) => name);
    const hosts = checks.map(({ host }) => host);
    await this.platform.execute(
      `with gone as (
         select name, host from launch_check c where tenant_id = $1 and not exists (
           select from unnest($2::text[], $3::text[]) e (name, host) where e.name = c.name and e.host = c.host)
         ${HELD})
       delete from launch_check c using gone where c.tenant_id = $1 and c.name = gone.name and c.host = gone.host`,
      [tenantId, names, hosts],
    );
    // An open screen asks for this every few seconds, so it locks only rows that have to change.
    await this.platform.execute(
      `with e as (select * from unnest($2::text[], $3::text[], $4::text[]) e (name, host, blocks)), other as (
         select c.name, c.host, e.blocks from launch_check c join e on c.name = e.name and c.host = e.host
         where c.tenant_id = $1 and c.blocks <> e.blocks ${HELD}
       ), changed as (
         update launch_check c set blocks = other.blocks from other
         where c.tenant_id = $1 and c.name = other.name and c.host = other.host)
       insert into launch_check (tenant_id, name, host, blocks, state, next_at)
       select $1, name, host, blocks, 'wait', now() from e
       where not exists (select from launch_check c where c.tenant_id = $1 and c.name = e.name and c.host = e.host)
       order by name, host on conflict (tenant_id, name, host) do nothing`,
      [tenantId, names, hosts, checks.map(({ blocks }) => blocks)],
    );
  }

  /** Somebody looks at the screen: what is open is looked at every 15 seconds, what is passed less often, a new draft at once. */
  async watch(tenantId: number, revision: number | null, isApproved: boolean): Promise<void> {
    await this.platform.execute(
      `with soon as (
         select c.name, c.host, late.at from launch_check c
           left join domain d on d.tenant_id = c.tenant_id and d.host = c.host
           cross join lateral (select case
             when checked_at is null or (revision is not null and revision <> $2) or checked_at < d.changed_at then now()
             when name = 'prices' and c.state = 'wait' and $3 then now()
             when c.state in ('ok', 'not_needed') then greatest(now(), checked_at + interval '5 minutes')
             else greatest(now(), checked_at + interval '15 seconds') end as at) late
         where c.tenant_id = $1 and (c.next_at is null or c.next_at > late.at) ${HELD})
       update launch_check c set next_at = soon.at, tries = 0 from soon
       where c.tenant_id = $1 and c.name = soon.name and c.host = soon.host`,
      [tenantId, revision, isApproved],
    );
  }

  /** Makes checks due now: all of a brand, or those of some hosts and of the brand's pages. */
  async hasten(
    tenantId: number,
    hosts?: readonly string[],
    connection: PlatformConnection = this.platform,
  ): Promise<void> {
    await connection.execute(
      `with asked as (
         select c.name, c.host from launch_check c
         where tenant_id = $1 and ($2::text[] is null or host = any($2) or name = 'pages') ${HELD})
       update launch_check c set next_at = now(), tries = 0 from asked
       where c.tenant_id = $1 and c.name = asked.name and c.host = asked.host`,
      [tenantId, hosts ?? null],
    );
  }

  async isClaimed(tenantId: number): Promise<boolean> {
    const rows = await this.platform.query(
      'select 1 from launch_check where tenant_id = $1 and next_at <= now() and claimed_until > now() limit 1',
      [tenantId],
    );
    return rows.length > 0;
  }

  /** Takes checks that are due, of all brands or of one, so that no other worker takes them for a while. */
  claim(most: number, tenantId?: number): Promise<DueCheck[]> {
    return this.platform.query<DueCheck>(
      `update launch_check c set claimed_until = now() + make_interval(secs => $2) from (
         select tenant_id, name, host from launch_check
         where next_at <= now() and (claimed_until is null or claimed_until < now())
           and ($3::integer is null or tenant_id = $3) order by next_at limit $1
         for update skip locked) due
       where c.tenant_id = due.tenant_id and c.name = due.name and c.host = due.host
       returning c.tenant_id, c.name, c.host`,
      [most, LEASE_SECONDS, tenantId ?? null],
    );
  }

  /** Stores what was found. A brand that is live is asked about passed checks only while somebody looks. */
  async store(
    check: DueCheck,
    finding: Finding,
    about: { readonly revision: number | null; readonly isLive: boolean },
  ): Promise<void> {
    const isPassed = finding.state === 'ok' || finding.state === 'not_needed';
    await this.platform.execute(
      `update launch_check set state = $4, found = $5, wanted = $6, records = $7, fixer = $8, revision = $9,
         checked_at = now(), claimed_until = null, tries = case when state = $4 then least(tries + 1, 3) else 0 end,
         next_at = case when $10 then null
           else now() + make_interval(secs => ($11::integer[])[least(case when state = $4 then tries + 1 else 0 end, 2) + 1]) end
       where tenant_id = $1 and name = $2 and host = $3`,
      [
        ...[check.tenant_id, check.name, check.host, finding.state, storable(finding.found), storable(finding.wanted)],
        ...[
          JSON.stringify((finding.records ?? []).map(storableRecord)),
          finding.fixer ?? null,
          about.revision,
          about.isLive && isPassed,
        ],
        PAUSES_SECONDS,
      ],
    );
  }
}

const LONGEST_TEXT = 2000;

/** Others write what is found: a name server may say anything, also what the database takes for no text. */
const storable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '\uFFFD').slice(0, LONGEST_TEXT);
const storableRecord = (record: DnsRecord): DnsRecord => ({
  ...record,
  name: storable(record.name),
  value: storable(record.value),
});
