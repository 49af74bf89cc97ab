import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Database, PlatformDatabase, type Statement } from '../../../platform/database';
import { MemberAuthenticator, type MemberIdentity, type OpenedSession, type Standing } from '../../../platform/http';
import { currentTenantId } from '../../../platform/tenancy';
import { hashOf, newToken } from '../secret-token';

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
  from unnest($1::integer[], $2::uuid[]) with ordinality o (tenant_id, id, at)
    left join (
      session s join account a on a.tenant_id = s.tenant_id and a.id = s.account_id
        and a.status in ('not_confirmed', 'active')
    ) on s.tenant_id = o.tenant_id and s.id = o.id and s.expires_at > now()
  where s.account_id is null or not exists (
    select from session n where n.tenant_id = s.tenant_id and n.account_id = s.account_id
      and n.seen_at > now() - interval '7 minutes')`;

/** Who is signed in where. A session belongs to its tenant: row-level security shows it on no other brand's host. */
@Injectable()
export class Sessions extends MemberAuthenticator {
  private readonly seen = new LRUCache<string, MemberIdentity>({ max: REMEMBERED });

  constructor(
    private readonly database: Database,
    private readonly platform: PlatformDatabase,
  ) {
    super();
  }

  override async authenticate(token: string): Promise<MemberIdentity | undefined> {
    const [member] = await this.database.query<MemberIdentity>(
      `select a.id, a.status, s.id as session from session s join account a on a.id = s.account_id
       where s.token_hash = $1 and s.expires_at > now() and a.status in ('not_confirmed', 'active')`,
      [hashOf(token)],
    );
    if (member) this.seen.set(seenAs(token), member);
    else this.seen.delete(seenAs(token));
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
      opened.map(({ session }) => session),
    ]);
    const those = (isOver: boolean): ReadonlySet<Opened> =>
      new Set(rows.flatMap(({ at, is_over }) => (is_over === isOver ? (opened[at] ?? []) : [])));
    return { over: those(true), away: those(false) };
  }

  /** The statement that opens a session, for the batch of what causes it. */
  open(account: number | typeof NEW_ACCOUNT, device: string): NewSession {
    const token = newToken();
    const isNew = account === NEW_ACCOUNT;
    const values = [hashOf(token), randomUUID(), device, SESSION_DAYS];
    return {
      token,
      statement: {
        text: `insert into session (token_hash, id, account_id, device, expires_at)
          values ($1, $2, ${isNew ? "currval('profile_id')" : '$5'}, $3, now() + make_interval(days => $4))`,
        values: isNew ? values : [...values, account],
      },
    };
  }

  /** The statement that ends the session of a token. */
  end(token: string): Statement {
    return { text: 'delete from session where token_hash = $1', values: [hashOf(token)] };
  }

  /** The statement that gives an open session a new token: after a change of what its owner may prove or reach. */
  rotate(session: string): NewSession {
    const token = newToken();
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
