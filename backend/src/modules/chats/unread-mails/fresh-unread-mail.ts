import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { currentTenantId } from '../../../platform/tenancy';
import { FreshMails } from '../../notifications';
import { PublishedSites } from '../../tenants';
import { type Sender, unreadOf } from './senders';

/** The mail names this many senders at most. */
const NAMED = 3;

/** The mail lists what is unread when it goes out: members who have read everything meanwhile get none. */
@Injectable()
export class FreshUnreadMail implements OnModuleInit {
  constructor(
    private readonly mails: FreshMails,
    private readonly database: Database,
    private readonly published: PublishedSites,
  ) {}

  onModuleInit(): void {
    this.mails.register('unread_messages', async ({ account, locale, params }) => {
      const { text, values } = unreadOf(account, params.chats);
      const senders = await this.database.query<Sender>(text, values);
      if (senders.length === 0) return null;
      const { document } = await this.published.get(currentTenantId());
      return {
        ...params,
        senders: senders.slice(0, NAMED).map(({ name, fictional }) => ({ name, fictional })),
        others: Math.max(0, senders.length - NAMED),
        unread: senders.reduce((sum, { unread }) => sum + unread, 0),
        label: document.settings.fictional_singular[locale] ?? '',
      };
    });
  }
}
