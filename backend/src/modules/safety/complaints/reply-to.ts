import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config';
import { DataKeys } from '../../../platform/data-keys';
import { type Mailbox } from '../../../platform/mail';
import { nameReply } from '../../notifications';
import { PublishedSites } from '../../tenants';

/** Where replies to a mail of a thread go. */
@Injectable()
export class ReplyTo {
  constructor(
    private readonly keys: DataKeys,
    private readonly sites: PublishedSites,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Without a domain for replies they go to the brand's support. */
  async of(tenantId: number, thread: string): Promise<Mailbox> {
    const { settings } = (await this.sites.get(tenantId)).document;
    const { REPLY_DOMAIN: domain } = this.config;
    const address =
      domain === undefined ? settings.support_email : `${nameReply(this.keys, { tenantId, thread })}@${domain}`;
    return { name: settings.mail_name, address };
  }
}
