import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { DeliveryError, type OutboxEntry, OutboxHandlers } from '../../../platform/outbox';
import { currentTenantId } from '../../../platform/tenancy';
import { PublishedSites } from '../../tenants';
import { POSTBACK_KIND, type PostbackPayload } from './postback-entry';
import { PostbackSignatures, SIGNATURE_HEADER } from './postback-signature';
import { postbackUrl } from './postback-url';
import { AddressNotPublic, PublicRequests } from '../../../platform/outside';

interface Waiting {
  readonly network: string;
  readonly created_at: Date;
  readonly id: string;
  readonly ref: string | null;
  readonly sub1: string | null;
  readonly sub2: string | null;
  readonly sub3: string | null;
}

const FIND = `select p.network, p.created_at, c.id, a.ref, a.sub1, a.sub2, a.sub3 from postback p
  join postback_click c on c.account_id = p.account_id and c.network = p.network join account a on a.id = p.account_id
  where p.account_id = $1 and p.event = $2 and p.delivered_at is null and p.refused_at is null`;

/** Tells a network of an event: signed, and again until it is heard or refused. */
@Injectable()
export class PostbackHandler implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly database: Database,
    private readonly published: PublishedSites,
    private readonly signatures: PostbackSignatures,
    private readonly requests: PublicRequests,
  ) {}

  onModuleInit(): void {
    this.handlers.register(POSTBACK_KIND, (entry) => this.deliver(entry));
  }

  private async deliver({ payload }: OutboxEntry): Promise<void> {
    const { account, event } = payload as PostbackPayload;
    // Told before, or the account is gone.
    const [waiting] = await this.database.query<Waiting>(FIND, [account, event]);
    if (!waiting) return;
    const { network, created_at, id, ref, sub1, sub2, sub3 } = waiting;
    const tenantId = currentTenantId();
    const { document } = await this.published.get(tenantId);
    const rule = document.postbacks.find((one) => one.network === network && one.events.includes(event));
    if (!rule) return this.refuse(account, event, 'not_wanted');
    const time = String(Math.floor(created_at.getTime() / 1000));
    const url = postbackUrl(rule.url, { event, ref, sub1, sub2, sub3, id, time });
    const status = await this.send(url, tenantId, network);
    if (status >= 200 && status < 300) {
      await this.settle(account, event, 'delivered_at');
      return;
    }
    if (status === 408 || status === 429 || status >= 500) throw new DeliveryError('deferred', `status_${status}`);
    return this.refuse(account, event, status === 0 ? 'address_not_public' : `status_${status}`);
  }

  /** The status of the answer, 0 where the address leads inside. */
  private async send(url: URL, tenantId: number, network: string): Promise<number> {
    const secret = this.signatures.secret(tenantId, network);
    const headers = { 'User-Agent': 'manyhearts', [SIGNATURE_HEADER]: this.signatures.sign(secret, url.href) };
    try {
      return await this.requests.get(url, headers);
    } catch (error) {
      if (error instanceof AddressNotPublic) return 0;
      throw new DeliveryError('deferred', 'no_answer', { cause: error });
    }
  }

  private async refuse(account: number, event: string, code: string): Promise<never> {
    await this.settle(account, event, 'refused_at');
    throw new DeliveryError('refused', code);
  }

  private settle(account: number, event: string, how: 'delivered_at' | 'refused_at'): Promise<number> {
    return this.database.execute(`update postback set ${how} = now() where account_id = $1 and event = $2`, [
      account,
      event,
    ]);
  }
}
