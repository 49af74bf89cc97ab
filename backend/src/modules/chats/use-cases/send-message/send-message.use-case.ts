import { Inject, Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../../platform/database';
import { type MemberIdentity, Problem, TooManyRequests } from '../../../../platform/http';
import { uuidV7 } from '../../../../platform/outbox';
import { Realtime } from '../../../../platform/realtime';
import { NotEnoughCredits } from '../../../credits';
import { AccountNotConfirmed } from '../../../members';
import { AttachmentInvalid } from '../../attachments/errors';
import { ChatNotFound, ClientIdUsed, MessageHeld, PartnerGone } from '../../errors';
import { HeldMessages } from '../../moderation/held-messages';
import { type Verdict } from '../../moderation/moderate';
import { Moderation } from '../../moderation/moderation';
import { NOT_BLOCKED } from '../../conversations/partner-sql';
import { messageResponse } from '../../messages/message.response';
import { FirstMessage } from './first-message';
import { KnownPartners } from './known-partners';
import { SendQueue } from './send-queue';
import { type Draft, type Price, type Recipient, type Sent, debitKey, sendStatement } from './send-statement';
import { isRepeated, isSame, sentBefore } from './sent-before';

const UNTIL_STAFF_HAVE_LOOKED_SECONDS = 3600;

export type Sender = Pick<MemberIdentity, 'id' | 'status'>;
type Terms = Omit<Price, 'entryId'>;

interface AtOnce {
  readonly sender: Sender;
  readonly proof: Statement;
  readonly to: Recipient;
  readonly draft: Draft;
  readonly terms: Terms;
  /** The result of `verdictOf` for this draft. */
  readonly verdict: Verdict | null;
}

@Injectable()
export class SendMessage {
  constructor(
    private readonly database: Database,
    private readonly queue: SendQueue,
    private readonly first: FirstMessage,
    @Inject(Realtime) private readonly realtime: Realtime,
    private readonly moderation: Moderation,
    private readonly held: HeldMessages,
    private readonly partners: KnownPartners,
  ) {}

  /**
   * Once, however often it is asked: the same `clientId` is the same message, and paid once. Throws the `refusal` where it
   * has not been sent before.
   */
  send(sender: Sender, to: Recipient, draft: Draft, terms: Terms, refusal?: Problem): Promise<Sent> {
    const moderated = (): Promise<Draft> => (refusal ? Promise.reject(refusal) : this.moderate(sender.id, to, draft));
    return this.deliver(sender, to, moderated, draft, terms);
  }

  /**
   * Sends in one round trip, which also proves the sender: `proof` fails where the session is not valid. Where it cannot,
   * nothing has happened.
   */
  async sendAtOnce({ sender, proof, to, draft, terms, verdict }: AtOnce): Promise<Sent | undefined> {
    if (sender.status === 'not_confirmed' || verdict?.action === 'hold') return undefined;
    const price = { ...terms, entryId: uuidV7() };
    const moderated = { ...draft, warning: verdict?.rule ?? null };
    const sent = await this.queue
      .send(proof, sendStatement(sender.id, to, moderated, price))
      .catch((error: unknown) => (isRepeated(error) ? undefined : Promise.reject(error as Error)));
    if (sent) this.publish(sender.id, sent);
    return sent;
  }

  /** Applies the brand's rules for new accounts to a text; null where none of them objects. */
  verdictOf(sender: number, to: Recipient, { kind, body }: Draft): Promise<Verdict | null> {
    if (kind !== 'text' || body === null) return Promise.resolve(null);
    return this.moderation.of(sender, () => this.knownPartnerOf(sender, to), body);
  }

  /** Sends a held message that staff have released. */
  release(sender: Sender, to: Recipient, draft: Draft, terms: Terms): Promise<Sent> {
    return this.deliver(sender, to, () => Promise.resolve(draft), draft, terms);
  }

  private async deliver(
    sender: Sender,
    to: Recipient,
    moderated: () => Promise<Draft>,
    draft: Draft,
    terms: Terms,
  ): Promise<Sent> {
    if (sender.status === 'not_confirmed') throw new AccountNotConfirmed();
    const price = { ...terms, entryId: uuidV7() };
    return this.sendOnce(sender.id, to, moderated, price).catch(async (error: unknown) => {
      // The message may have been sent before, whatever prevents it now.
      const before =
        isRepeated(error) || error instanceof Problem ? await this.repeated(sender.id, to, draft) : undefined;
      // Paid for once, and deleted by both since.
      if (!before) throw isRepeated(error) ? new ClientIdUsed() : error;
      return before;
    });
  }

  /** A repeated message is not announced again: a block or a deletion of the conversation may have followed it. */
  private async sendOnce(sender: number, to: Recipient, moderated: () => Promise<Draft>, price: Price): Promise<Sent> {
    const draft = await moderated();
    let sent = await this.queue.send(sendStatement(sender, to, draft, price));
    if (!sent) {
      const before = await this.repeated(sender, to, draft);
      if (before) return before;
      sent = await this.begin(sender, to, draft, price);
    }
    this.publish(sender, sent);
    return sent;
  }

  /** The message with the warning that its receiver gets. Throws MessageHeld where it has to wait. */
  private async moderate(sender: number, to: Recipient, draft: Draft): Promise<Draft> {
    const { body, clientId, attachment } = draft;
    const verdict = await this.verdictOf(sender, to, draft);
    if (verdict === null || body === null) return draft;
    if (verdict.action === 'warn') return { ...draft, warning: verdict.rule };
    const profile = await this.partnerOf(sender, to);
    const quote = attachment?.quote ?? null;
    const outcome = await this.held.hold({ sender, profile, clientId, body, rule: verdict.rule, quote });
    if (outcome === 'nobody_there') return draft;
    if (outcome === 'too_many') throw new TooManyRequests(UNTIL_STAFF_HAVE_LOOKED_SECONDS);
    this.realtime.publish(sender, { event: 'held', data: { profile } });
    throw new MessageHeld();
  }

  private async knownPartnerOf(sender: number, to: Recipient): Promise<number> {
    const profile = await this.partners.find(sender, to);
    if (profile === undefined) throw new ChatNotFound();
    return profile;
  }

  private async repeated(sender: number, to: Recipient, draft: Draft): Promise<Sent | undefined> {
    const { text, values } = sentBefore(sender, draft.clientId);
    const [sent] = await this.database.query<Sent>(text, values);
    if (!sent) return undefined;
    const isThere = 'conversation' in to ? sent.conversation === to.conversation : sent.partner_id === to.profile;
    if (!isThere || !isSame(sent, draft)) throw new ClientIdUsed();
    return sent;
  }

  /** Handles what the fast path does not: a first message, or the reason for a refusal. */
  private begin(sender: number, to: Recipient, draft: Draft, price: Price): Promise<Sent> {
    return this.database.transaction(async () => {
      const conversation = await this.first.to(sender, await this.partnerOf(sender, to));
      const sent = await this.queue.send(sendStatement(sender, { conversation }, draft, price));
      if (sent) return sent;
      const [row] = await this.database.query<{ balance: number; is_paid: boolean }>(
        `select balance, exists (select from credit_entry where idempotency_key = $2) as is_paid
         from credit_balance where account_id = $1`,
        [sender, debitKey(sender, draft.clientId)],
      );
      // The message is paid and both have deleted it since, so the sender must not be asked to buy credits.
      if (row?.is_paid) throw new ClientIdUsed();
      if ((row?.balance ?? 0) < price.cost) throw new NotEnoughCredits(row?.balance ?? 0, price.cost);
      // Somebody who is there, and enough to pay with: the photo went with another message.
      if (draft.kind === 'photo') throw new AttachmentInvalid();
      throw new PartnerGone();
    });
  }

  private async partnerOf(sender: number, to: Recipient): Promise<number> {
    if ('profile' in to) return to.profile;
    const [row] = await this.database.query<{ id: number }>(
      `select p.id from chat h join profile p on p.id = h.partner_id
       where h.member_id = $1::integer and h.conversation_id = $2 and ${NOT_BLOCKED}`,
      [sender, to.conversation],
    );
    if (!row) throw new ChatNotFound();
    return row.id;
  }

  private publish(sender: number, sent: Sent): void {
    const { conversation, partner_id: partner } = sent;
    const of = (viewer: number, unread: number) => ({ conversation, message: messageResponse(sent, viewer), unread });
    this.realtime.publish(partner, { event: 'message', data: of(partner, sent.partner_unread) });
    this.realtime.publish(sender, {
      event: 'message',
      data: { ...of(sender, sent.own_unread), credits: sent.credits },
    });
  }
}
