import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { Problem } from '../../../../platform/http';
import { type OutboxEntry, OutboxHandlers } from '../../../../platform/outbox';
import { currentTenantId } from '../../../../platform/tenancy';
import { tidyText } from '../../../../../../contract/text/plain-text';
import { SIGNUP_MESSAGE_KIND, type SignupMessage, findSignupMessage, forgetSignupMessage } from '../../../accounts';
import { PublishedSites } from '../../../tenants';
import { SendMessage } from '../send-message/send-message.use-case';

/** Sends what somebody wrote to a member while signing up, once the address is confirmed: their first message. */
@Injectable()
export class SignupMessageHandler implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly database: Database,
    private readonly published: PublishedSites,
    private readonly sendMessage: SendMessage,
  ) {}

  onModuleInit(): void {
    this.handlers.register(SIGNUP_MESSAGE_KIND, (entry) => this.deliver(entry));
  }

  private async deliver({ id, payload }: OutboxEntry): Promise<void> {
    const { account } = payload as { readonly account: number };
    const find = findSignupMessage(account);
    const [written] = await this.database.query<SignupMessage>(find.text, find.values);
    if (!written) return;
    const body = tidyText(written.text);
    if (body !== '') await this.send(account, id, body, written.profile);
    const forget = forgetSignupMessage(account);
    await this.database.execute(forget.text, forget.values);
  }

  /** The entry's id is the message's: delivered again, it is the same one. */
  private async send(account: number, clientId: string, body: string, profile: number): Promise<void> {
    const { revision, document } = await this.published.get(currentTenantId());
    const draft = { clientId, kind: 'text', body, attachment: null, warning: null } as const;
    const terms = { cost: document.settings.message_credits, revision };
    try {
      await this.sendMessage.send({ id: account, status: 'active' }, { profile }, draft, terms);
    } catch (error) {
      // A profile that has left or blocks the writer does not get the message, and a retry would not change that.
      if (!(error instanceof Problem)) throw error;
    }
  }
}
