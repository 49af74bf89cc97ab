import { Injectable } from '@nestjs/common';
import { Database, PlatformDatabase } from '../../../platform/database';
import { OutboxHint } from '../../../platform/outbox';
import { runInTenant } from '../../../platform/tenancy';
import { readerOf } from '../../../platform/texts';
import { mailEntry } from '../../notifications';
import { PublishedSites, RevisionNotFound } from '../../tenants';
import { type Sender, tellUnread } from './senders';

/** The limit per brand and round, so that no brand waits for another's backlog. */
const AT_ONCE = 100;
/** Between two mails to one member: what comes meanwhile is told together. */
const PAUSE_MINUTES = 60;

interface Due {
  readonly member: number;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly country: string | null;
}

/** Selects members with messages unread for as long as the brand says, and no mail within the pause. */
const DUE = `
  select h.member_id as member, p.name, a.email, a.language, p.country
  from (select member_id, min(untold_since) as since from chat
      where untold_since < now() - make_interval(mins => $1::integer) group by member_id) h
    join profile p on p.id = h.member_id join account a on a.id = h.member_id
    left join unread_mail u on u.account_id = h.member_id
  where u.told_at is null or u.told_at <= now() - make_interval(mins => ${PAUSE_MINUTES})
  order by h.since limit ${AT_ONCE}`;

/** Writes mails to whoever has not read what others wrote: one for all of it, once, and never what was in it. */
@Injectable()
export class UnreadMails {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly database: Database,
    private readonly published: PublishedSites,
    private readonly hint: OutboxHint,
  ) {}

  /** Answers how many mails were written. Any number of workers may do it at once. */
  async writeMails(goesOn: () => boolean = () => true): Promise<number> {
    let total = 0;
    let open = (await this.platform.query<{ id: number }>('select id from tenant order by id')).map(({ id }) => id);
    while (open.length > 0) {
      const full: number[] = [];
      for (const tenant of open) {
        if (!goesOn()) return total;
        const { due, written } = await this.writeMailsOf(tenant);
        total += written;
        if (due === AT_ONCE) full.push(tenant);
      }
      open = full;
    }
    if (total > 0) this.hint.give();
    return total;
  }

  private async writeMailsOf(tenant: number): Promise<{ readonly due: number; readonly written: number }> {
    const minutes = await this.delayOf(tenant);
    if (minutes === undefined) return { due: 0, written: 0 };
    return runInTenant(tenant, async () => {
      const due = await this.database.query<Due>(DUE, [minutes]);
      let written = 0;
      for (const one of due) written += (await this.write(one)) ? 1 : 0;
      return { due: due.length, written };
    });
  }

  /** Undefined where there is no site yet. */
  private async delayOf(tenant: number): Promise<number | undefined> {
    try {
      return (await this.published.get(tenant)).document.notifications.unread_mail_delay_minutes;
    } catch (error) {
      if (error instanceof RevisionNotFound) return undefined;
      throw error;
    }
  }

  private write({ member, name, email, ...reader }: Due): Promise<boolean> {
    return this.database.transaction(async () => {
      const { text, values } = tellUnread(member, PAUSE_MINUTES);
      const senders = await this.database.query<Sender>(text, values);
      if (senders.length === 0) return false;
      const params = { name, chats: senders.map(({ chat }) => chat), senders: [], others: 0, unread: 0, label: '' };
      await this.database.batch([
        {
          text: `insert into unread_mail (account_id) values ($1)
            on conflict (tenant_id, account_id) do update set told_at = now()`,
          values: [member],
        },
        mailEntry({
          ...{ mail: 'unread_messages', params, account: member },
          person: { address: email, ...readerOf(reader) },
        }),
      ]);
      return true;
    });
  }
}
