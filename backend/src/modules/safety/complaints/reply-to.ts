import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config';
import { DataKeys } from '../../../platform/data-keys';
import { type Mailbox } from '../../../platform/mail';
import { type ReplySide, nameReply } from '../../notifications';
import { PublishedSites } from '../../tenants';

/** Tells the address for replies to a mail of a thread. */
@Injectable()
export class ReplyTo {
  constructor(
    private readonly keys: DataKeys,
    private readonly sites: PublishedSites,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The thread's own address for one of its two sides. Undefined without a domain for replies. */
  async threadOf(tenantId: number, thread: string, side: ReplySide = 'writer'): Promise<Mailbox | undefined> {
    const { REPLY_DOMAIN: domain } = this.config;
    if (domain === undefined) return undefined;
    const { settings } = (await this.sites.get(tenantId)).document;
    return { name: settings.mail_name, address: `${nameReply(this.keys, { tenantId, thread, side })}@${domain}` };
  }

  /** The same, else the brand's support. */
  async of(tenantId: number, thread: string): Promise<Mailbox> {
    const own = await this.threadOf(tenantId, thread);
    if (own) return own;
    const { settings } = (await this.sites.get(tenantId)).document;
    return { name: settings.mail_name, address: settings.support_email };
  }
}
