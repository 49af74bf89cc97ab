import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { Problem } from '../../../platform/http';
import { type OutboxEntry, OutboxHandlers } from '../../../platform/outbox';
import { Realtime } from '../../../platform/realtime';
import { currentTenantId } from '../../../platform/tenancy';
import { PublishedSites } from '../../tenants';
import { type Quote } from '../quotes/quote';
import { SendMessage } from '../use-cases/send-message/send-message.use-case';
import { HELD_DECIDED_KIND, type HeldDecided } from './held-decided';
import { lockSender } from './held-messages';

interface Decided {
  readonly sender: number;
  readonly profile: number;
  readonly client_id: string;
  readonly body: string;
  readonly quote: Quote | null;
  readonly outcome: 'released' | 'rejected' | 'dropped';
  readonly is_sender_here: boolean;
}

/** Sends what staff have released, and tells senders what became of their messages. As often as it is asked, once. */
@Injectable()
export class HeldDecidedHandler implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly database: Database,
    private readonly published: PublishedSites,
    private readonly sending: SendMessage,
    @Inject(Realtime) private readonly realtime: Realtime,
  ) {}

  onModuleInit(): void {
    this.handlers.register(HELD_DECIDED_KIND, (entry) => this.deliver(entry));
  }

  private async deliver({ payload }: OutboxEntry): Promise<void> {
    const { account, message } = payload as HeldDecided;
    const [decided] = await this.database.query<Decided>(
      `select h.sender_id as sender, h.profile_id as profile, h.client_id, h.body, h.quote, h.outcome,
         a.status = 'active' and s.status = 'active' as is_sender_here
       from held_message h join account a on a.id = h.sender_id join profile s on s.id = h.sender_id
       where h.id = $1::integer and h.sender_id = $2::integer`,
      [message, account],
    );
    if (!decided) return;
    if (decided.outcome === 'released') await this.settle(decided.sender, message, await this.send(decided));
    this.realtime.publish(decided.sender, { event: 'held', data: { profile: decided.profile } });
  }

  /** Answers the code of the problem where it cannot be sent any more: trying again would not change that. */
  private async send({
    sender: id,
    profile,
    client_id: clientId,
    body,
    quote,
    is_sender_here,
  }: Decided): Promise<string | null> {
    if (!is_sender_here) return 'sender_gone';
    const { revision, document } = await this.published.get(currentTenantId());
    const draft = { clientId, kind: 'text', body, attachment: quote && { quote }, warning: null } as const;
    const terms = { cost: document.settings.message_credits, revision };
    try {
      await this.sending.release({ id, status: 'active' }, { profile }, draft, terms);
      return null;
    } catch (error) {
      if (error instanceof Problem) return error.code;
      throw error;
    }
  }

  private async settle(sender: number, message: number, reason: string | null): Promise<void> {
    const settled =
      reason === null
        ? { text: 'delete from held_message where id = $1::integer', values: [message] }
        : {
            text: "update held_message set outcome = 'dropped', drop_reason = $2 where id = $1::integer",
            values: [message, reason],
          };
    // The sender's own attempt holds this lock: it could hold the sent message once more, when its row goes meanwhile.
    await this.database.batch([lockSender(sender), settled]);
  }
}
