import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Database, PlatformDatabase, type Row, type Statement } from '../../../platform/database';
import {
  MemberAuthenticator,
  type MemberIdentity,
  type OpenedSession,
  type Revoked,
  type RevokedSince,
  type Standing,
} from '../../../platform/http';
import { Realtime } from '../../../platform/realtime';
import { currentTenantId } from '../../../platform/tenancy';
import { hashOf, newSessionToken } from '../secret-token';

export const SESSION_DAYS = 30;

const REMEMBERED = 50_000;

/** For a batch that has just made the account: its id is the last that the sequence gave on this connection. */
export const NEW_ACCOUNT = 'new';

interface NewSession {
  readonly token: string;
  readonly statement: Statement;
}

/** Those that are over, and those whose members are away: no page that is seen has marked a session of theirs. */
const STANDING = `
  select o.at::integer - 1 as at, s.account_id is null as is_over
  from unnest($1::integer[], $2::bytea[]) with ordinality o (tenant_id, token_hash, at)
    left join (
      session s join account a on a.tenant_id = s.tenant_id and a.id = s.account_id
        and a.status in ('not_confirmed', 'active')
    ) on s.tenant_id = o.tenant_id and s.token_hash = o.token_hash and s.expires_at > now()
  where s.account_id is null or not exists (
    select from session n where n.tenant_id = s.tenant_id and n.account_id = s.account_id
      and n.seen_at > now() - interval '7 minutes')`;

/** Revocations that snapshot $2, whose xmin is $1, did not show, and sessions that expired since $3. */
const REVOKED = `
  select pg_current_snapshot()::text as snapshot, now()::text as at, (
    select json_agg(json_build_object('tenantId', tenant_id, 'memberId', account_id)) from (
      select tenant_id, account_id from session_revocation
      where changed >= $1::bigint and not pg_visible_in_snapshot(changed::text::xid8, $2::pg_snapshot)
      union
      select tenant_id, account_id from session
      where expires_at > coalesce($3::timestamptz, now() - interval '10 seconds') and expires_at <= now()
    ) gone
  ) as members`;

/** The sessions of members. A session belongs to its tenant: row-level security shows it on no other brand's host. */
@Injectable()
export class Sessions extends MemberAuthenticator {
  private readonly seen = new LRUCache<string, MemberIdentity>({ max: REMEMBERED });

  constructor(
    private readonly database: Database,
    private readonly platform: PlatformDatabase,
    @Inject(Realtime) private readonly realtime: Realtime,
  ) {
    super();
  }

  override async authenticate(token: string): Promise<MemberIdentity | undefined> {
    const [member] = await this.database.query<MemberIdentity>(
      `select a.id, a.status, s.id as session from session s join account a on a.id = s.account_id
       where s.token_hash = $1 and s.expires_at > now() and a.status in ('not_confirmed', 'active')`,
      [hashOf(token)],
    );
    // Undefined takes away what was kept.
    this.seen.set(seenAs(token), member);
    return member;
  }

  override recall(token: string): MemberIdentity | undefined {
    return this.seen.get(seenAs(token));
  }

  override prove(token: string, { id, status }: MemberIdentity): Statement {
    return {
      text: `select 1 / count(*) from session s join account a on a.id = s.account_id
        where s.token_hash = $1 and a.id = $2::integer and s.expires_at > now() and a.status = $3`,
      values: [hashOf(token), id, status],
    };
  }

  override async standing<Opened extends OpenedSession>(opened: readonly Opened[]): Promise<Standing<Opened>> {
    const rows = await this.platform.query<{ at: number; is_over: boolean }>(STANDING, [
      opened.map(({ tenantId }) => tenantId),
      opened.map(({ token }) => hashOf(token)),
    ]);
    const those = (isOver: boolean): ReadonlySet<Opened> =>
      new Set(rows.flatMap(({ at, is_over }) => (is_over === isOver ? (opened[at] ?? []) : [])));
    return { over: those(true), away: those(false) };
  }

  override async revoked({ snapshot, at }: RevokedSince): Promise<Revoked> {
    const xmin = snapshot.slice(0, snapshot.indexOf(':'));
    const [row] = await this.platform.query<Required<RevokedSince> & { members: Revoked['members'] | null }>(REVOKED, [
      ...[xmin, snapshot, at ?? null],
    ]);
    if (!row) throw new Error('no snapshot');
    return { until: { snapshot: row.snapshot, at: row.at }, members: row.members ?? [] };
  }

  /** After the commit that ended or renewed sessions of an account: its open streams are checked at once, everywhere. */
  publishRevocation(account: number): void {
    this.realtime.checkSessions(account);
  }

  /** Like `publishRevocation`, for the rows that the statement of `end` returned. */
  publishEnd(ended: readonly Row[] | undefined): void {
    const account = ended?.[0]?.['account_id'];
    if (typeof account === 'number') this.publishRevocation(account);
  }

  /** The statement that opens a session, for the batch of what causes it. */
  open(account: number | typeof NEW_ACCOUNT, device: string): NewSession {
    const token = newSessionToken();
    const isNew = account === NEW_ACCOUNT;
    const values = [hashOf(token), randomUUID(), device, SESSION_DAYS];
    return {
      token,
      statement: {
        text: `insert into session (token_hash, id, account_id, device, expires_at)
          values ($1, $2, ${isNew ? "current_id('profile_id')" : '$5'}, $3, now() + make_interval(days => $4))`,
        values: isNew ? values : [...values, account],
      },
    };
  }

  /** For how many seconds the session of a token goes on; null where it is over. */
  async secondsLeft(token: string): Promise<number | null> {
    const [row] = await this.database.query<{ seconds: number }>(
      'select ceil(extract(epoch from expires_at - now()))::integer as seconds from session where token_hash = $1 and expires_at > now()',
      [hashOf(token)],
    );
    return row?.seconds ?? null;
  }

  /** The statement that ends the session of a token; `publishEnd` is given what it finds. */
  end(token: string): Statement {
    return { text: 'delete from session where token_hash = $1 returning account_id', values: [hashOf(token)] };
  }

  /** The statement that gives an open session a new token: after a change of what its owner may prove or reach. */
  rotate(session: string): NewSession {
    const token = newSessionToken();
    return {
      token,
      statement: { text: 'update session set token_hash = $2 where id = $1', values: [session, hashOf(token)] },
    };
  }

  /** The statement that ends all sessions of an account, but for the one that is given. */
  endAll(account: number, but: string | null = null): Statement {
    return {
      text: 'delete from session where account_id = $1 and id is distinct from $2::uuid',
      values: [account, but],
    };
  }
}

const seenAs = (token: string): string => `${currentTenantId()}:${token}`;
