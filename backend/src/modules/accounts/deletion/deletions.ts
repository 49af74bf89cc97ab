import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../platform/database';
import { OutboxHint } from '../../../platform/outbox';
import { readerOf } from '../../../platform/texts';
import { IS_HOLDING_BLOCK } from '../../decisions';
import { changeProfileStatus, hideProfile } from '../../members';
import { mailEntry } from '../../notifications';
import { AlreadyLeaving, LinkInvalid, MemberNotFound } from '../errors';
import { accountEvent } from '../history/account-event';
import { hashOf } from '../secret-token';
import { Sessions } from '../sessions/sessions';
import { newLink, refusedLink, useLink, voidLinks } from '../tokens/mailed-links';

export const PENDING_DAYS = 14;

export const LEAVING_REASONS = [
  'found_someone',
  'too_many_mails',
  'not_for_me',
  'too_expensive',
  'privacy',
  'other',
] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];

export interface Leaving {
  readonly reason: LeavingReason | null;
  readonly note: string | null;
}

type DeletionMail = 'account_deletion' | 'account_deletion_by_staff';

export interface PendingAccount {
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly country: string | null;
  readonly time_zone: string | null;
  readonly due_at: Date;
}

interface Known extends PendingAccount {
  readonly is_asked: boolean;
}

/** Accounts on their way out, and back. What is due is erased by the worker. */
@Injectable()
export class Deletions {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly hint: OutboxHint,
  ) {}

  /** When the account will be erased. Asked again, it is the same deletion. */
  async ask(account: number, leaving: Leaving): Promise<Date> {
    return (await this.begin(account, leaving, 'account_deletion')).dueAt;
  }

  /** The same in a member's stead, together with the entry of the audit. */
  async askAsStaff(account: number, entry: Statement): Promise<Date> {
    const leaving = { reason: null, note: null };
    const { dueAt, isNew } = await this.begin(account, leaving, 'account_deletion_by_staff', [entry]);
    if (!isNew) throw new AlreadyLeaving();
    return dueAt;
  }

  private async begin(account: number, { reason, note }: Leaving, mail: DeletionMail, more: readonly Statement[] = []) {
    const begun = await this.database.transaction(async () => {
      const [, found] = await this.database.batch([
        { text: 'select from account where id = $1 for update', values: [account] },
        {
          text: `select p.name, a.email, a.language, p.country, a.time_zone, d.due_at is not null as is_asked,
              coalesce(d.due_at, now() + make_interval(days => $2)) as due_at
            from account a join profile p on p.id = a.id left join account_deletion d on d.account_id = a.id
            where a.id = $1`,
          values: [account, PENDING_DAYS],
        },
      ]);
      const known = found?.[0] as Known | undefined;
      if (!known) throw new MemberNotFound();
      if (known.is_asked) return { dueAt: known.due_at, isNew: false };
      await this.database.batch([
        {
          text: `insert into account_deletion (account_id, due_at, reason, note, account_status, profile_status)
            select a.id, $2, $3, $4, a.status, p.status from account a join profile p on p.id = a.id where a.id = $1`,
          values: [account, known.due_at, reason, note],
        },
        { text: "update account set status = 'pending_deletion' where id = $1", values: [account] },
        hideProfile(account),
        this.sessions.endAll(account),
        accountEvent(account, 'deletion_asked'),
        ...reactivationMail(account, known, { mail }),
        ...more,
      ]);
      return { dueAt: known.due_at, isNew: true };
    });
    this.sessions.publishRevocation(account);
    this.hint.give();
    return begun;
  }

  /** By the mailed link: account and profile are what they were, without a block that is over. A link to an address that the account has left is none. */
  async reactivate(token: string): Promise<void> {
    const hash = hashOf(token);
    await this.database.transaction(async () => {
      const [linked] = await this.database.query<{ id: number }>(
        `select a.id from account_token t join account a on a.id = t.account_id and a.email = t.email
         where t.hash = $1 and t.kind = 'reactivation' and a.status = 'pending_deletion' for update of a`,
        [hash],
      );
      if (!linked) throw await refusedLink(this.database, hash, 'reactivation');
      const [used, back] = await this.database.batch([
        useLink(hash, 'reactivation'),
        {
          text: `with gone as (
              delete from account_deletion where account_id = $1 and due_at > clock_timestamp()
              returning account_id, account_status, profile_status
            ), standing as (
              select a.id, gone.profile_status, gone.account_status,
                case when a.confirmed_at is null then 'not_confirmed' else 'active' end as unblocked,
                gone.account_status = 'blocked' and not exists (
                  select from decision h where h.account_id = a.id and ${IS_HOLDING_BLOCK}) as is_unblocked
              from gone join account a on a.id = gone.account_id
            ), back as (
              update account a set status = case when s.is_unblocked then s.unblocked else s.account_status end
              from standing s where a.id = s.id
            )
            ${changeProfileStatus({
              ...{ from: 'standing', id: 'standing.id' },
              status:
                "case when not is_unblocked then profile_status when unblocked = 'active' then 'active' else 'disabled' end",
            })}`,
          values: [linked.id],
        },
        voidLinks(linked.id, ['reactivation']),
        accountEvent(linked.id, 'reactivated'),
      ]);
      if (used?.length !== 1) throw await refusedLink(this.database, hash, 'reactivation');
      if (back?.length !== 1) throw new LinkInvalid();
    });
  }
}

/** The statements that mail a link back. With `mostADay`, lock the account's row before: the first answers a row where it is sent. */
export function reactivationMail(
  account: number,
  { name, email, time_zone, due_at, ...reader }: PendingAccount,
  { mail = 'account_deletion', mostADay }: { readonly mail?: DeletionMail; readonly mostADay?: number },
): [Statement, Statement] {
  const link = newLink(account, 'reactivation', email, mostADay);
  const isWritten = { text: 'select 1 from account_token where hash = $1', values: [link.hash] };
  const params = { name, token: link.token, deletes_at: due_at.toISOString(), time_zone };
  const person = { address: email, ...readerOf(reader) };
  return [link.statement, mailEntry({ mail, params, person }, isWritten)];
}
