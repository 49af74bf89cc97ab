import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { MemberNotFound } from '../errors';
import { accountSubject } from '../rules/sign-in-tries';
import { ownPasswordSubject } from '../rules/own-password-tries';
import { maskedAddress } from './masked-address';
import { type MemberFile } from './member-file';
import { type StandingFacts, standingOf } from './standing';

/** How the audit calls an account. */
export const auditSubject = (account: number): string => `account:${account}`;

/** Under which names its wrong passwords are counted. */
export const trySubjects = (account: number, email: string): string[] => [
  accountSubject(email),
  ownPasswordSubject(account),
];

type Timed = 'signup_date' | 'confirmed_at' | 'deletes_at' | 'locked_until';

interface Row extends Omit<MemberFile, Timed | 'standing'> {
  readonly signup_date: Date;
  readonly confirmed_at: Date | null;
  readonly deletes_at: Date | null;
  readonly asked_at: Date | null;
  readonly activation_at: Date | null;
}

/** The fields of a file, without its class. */
type ShownFile = Pick<MemberFile, keyof MemberFile>;

/** The newest block that holds, with the words of whoever blocked on their own, else the codes of the reasons. It ends with the last one that holds. */
const BLOCK = `
  with held as (
    select * from decision where tenant_id = $1 and account_id = $2 and kind = 'member_blocked' and ended_at is null
  )
  select h.decided_at as since, h.decided_by as by, coalesce((
      select details->>'reason' from audit_entry a
      where h.source = 'own' and a.tenant_id = $1 and a.subject = $3 and a.action = 'member.blocked' order by a.id desc limit 1
    ), array_to_string(h.reasons, ', ')) as reason,
    (select case when bool_and(ends_at is not null) then max(ends_at) end from held) as until
  from held h order by h.id desc limit 1`;

/** How an account stands, for staff who have said why they look: without password, tokens, messages or the address in clear. */
@Injectable()
export class MemberFiles {
  constructor(private readonly platform: PlatformDatabase) {}

  async find(tenantId: number, account: number, suppressions: StandingFacts['suppressions']): Promise<ShownFile> {
    const [row] = await this.platform.query<Row>(
      `select a.id, p.name, a.email, a.status, p.status as profile_status, p.fictional, a.language, p.country,
         a.created_at as signup_date, a.confirmed_at, d.asked_at, d.due_at as deletes_at, a.signup_host, b.balance as credits,
         (select count(*)::integer from session s
          where s.tenant_id = a.tenant_id and s.account_id = a.id and s.expires_at > now()) as sessions,
         (select max(t.created_at) from account_token t
          where t.tenant_id = a.tenant_id and t.account_id = a.id and t.kind = 'activation') as activation_at
       from account a join profile p on p.tenant_id = a.tenant_id and p.id = a.id
         join credit_balance b on b.tenant_id = a.tenant_id and b.account_id = a.id
         left join account_deletion d on d.tenant_id = a.tenant_id and d.account_id = a.id
       where a.tenant_id = $1 and a.id = $2`,
      [tenantId, account],
    );
    if (!row) throw new MemberNotFound();
    const { asked_at: askedAt, activation_at: activationAt, ...shown } = row;
    const [locked, blocked] = await Promise.all([
      this.lock(tenantId, account, row.email),
      this.block(tenantId, account),
    ]);
    const leaving = askedAt && row.deletes_at ? { since: askedAt, until: row.deletes_at } : null;
    const facts = {
      status: row.status,
      signedUpAt: row.signup_date,
      activationAt,
      leaving,
      blocked,
      locked,
      suppressions,
    };
    return {
      ...shown,
      email: maskedAddress(row.email),
      signup_date: row.signup_date.toISOString(),
      confirmed_at: row.confirmed_at?.toISOString() ?? null,
      deletes_at: row.deletes_at?.toISOString() ?? null,
      locked_until: locked?.until.toISOString() ?? null,
      standing: standingOf(facts),
    };
  }

  private async lock(tenantId: number, account: number, email: string): Promise<StandingFacts['locked']> {
    const [row] = await this.platform.query<{ until: Date; tries: number }>(
      `select blocked_until as until, tries from sign_in_tries
       where tenant_id = $1 and kind = 'account' and subject = any($2::text[]) and blocked_until > now()
       order by blocked_until desc limit 1`,
      [tenantId, trySubjects(account, email)],
    );
    return row ?? null;
  }

  private async block(tenantId: number, account: number): Promise<StandingFacts['blocked']> {
    const [row] = await this.platform.query<NonNullable<StandingFacts['blocked']>>(BLOCK, [
      ...[tenantId, account, auditSubject(account)],
    ]);
    return row ?? null;
  }
}
