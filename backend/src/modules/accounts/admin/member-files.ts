import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type Actor, audit } from '../../tenants';
import { MemberNotFound } from '../errors';
import { emailKey } from '../../../../../contract/account/email-address';
import { accountSubject } from '../rules/sign-in-tries';
import { ownPasswordSubject } from '../rules/own-password-tries';
import { type MemberFile, type MemberHappening } from './member-file';

/** How the audit calls an account. */
export const auditSubject = (account: number): string => `account:${account}`;

/** Under which names its wrong passwords are counted. */
export const trySubjects = (account: number, email: string): string[] => [
  accountSubject(email),
  ownPasswordSubject(account),
];

type Timed = 'signup_date' | 'confirmed_at' | 'deletes_at' | 'locked_until';
type Row = Omit<MemberFile, Timed | 'history'> & {
  readonly signup_date: Date;
  readonly confirmed_at: Date | null;
  readonly deletes_at: Date | null;
};

/** Shows an account to staff, without password, tokens or messages. Looking is audited. */
@Injectable()
export class MemberFiles {
  constructor(private readonly platform: PlatformDatabase) {}

  async find(tenantId: number, by: { id: number } | { email: string }, actor: Actor): Promise<MemberFile> {
    const [column, value] = 'id' in by ? ['id', by.id] : ['email_key', emailKey(by.email.trim())];
    const [row] = await this.platform.query<Row>(
      `select a.id, p.name, a.email, a.status, p.status as profile_status, p.fictional, a.language, p.country,
         a.created_at as signup_date, a.confirmed_at, d.due_at as deletes_at, a.signup_host, b.balance as credits,
         (select count(*)::integer from session s
          where s.tenant_id = a.tenant_id and s.account_id = a.id and s.expires_at > now()) as sessions
       from account a join profile p on p.tenant_id = a.tenant_id and p.id = a.id
         join credit_balance b on b.tenant_id = a.tenant_id and b.account_id = a.id
         left join account_deletion d on d.tenant_id = a.tenant_id and d.account_id = a.id
       where a.tenant_id = $1 and a.${column} = $2`,
      [tenantId, value],
    );
    if (!row) throw new MemberNotFound();
    await audit(this.platform, actor, { action: 'member.viewed', tenantId, subject: auditSubject(row.id) });
    const [lockedUntil, history] = await Promise.all([
      this.lockedUntil(tenantId, row.id, row.email),
      this.history(tenantId, row.id),
    ]);
    return {
      ...row,
      signup_date: row.signup_date.toISOString(),
      confirmed_at: row.confirmed_at?.toISOString() ?? null,
      deletes_at: row.deletes_at?.toISOString() ?? null,
      locked_until: lockedUntil?.toISOString() ?? null,
      history,
    };
  }

  private async lockedUntil(tenantId: number, account: number, email: string): Promise<Date | null> {
    const [row] = await this.platform.query<{ until: Date | null }>(
      `select max(blocked_until) as until from sign_in_tries
       where tenant_id = $1 and kind = 'account' and subject = any($2::text[]) and blocked_until > now()`,
      [tenantId, trySubjects(account, email)],
    );
    return row?.until ?? null;
  }

  private async history(tenantId: number, account: number): Promise<MemberHappening[]> {
    const rows = await this.platform.query<Omit<MemberHappening, 'at'> & { at: Date }>(
      `(select at, 'account.' || kind as action, null as actor, '{}'::jsonb as details from account_event
        where tenant_id = $1 and account_id = $2 order by id desc limit 200)
       union all
       (select at, action, actor, details from audit_entry
        where tenant_id = $1 and subject = $3 and action <> 'member.viewed' order by id desc limit 200)
       order by at desc limit 200`,
      [tenantId, account, auditSubject(account)],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }
}
