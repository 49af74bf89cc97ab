import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type MessageKind } from '../messages/message-row';
import { HeldMessageNotFound } from './held-message-admin-service';
import { WAS_SENT } from './held-messages';

interface HeldPair {
  readonly sender_id: number;
  readonly profile_id: number;
}

interface ConversationMessage {
  readonly seq: number;
  readonly sender_id: number;
  readonly kind: MessageKind;
  readonly body: string | null;
  readonly sent_at: Date;
  readonly gone: boolean;
}

const MOST = 30;

/** Reads the conversation to which a held message would be added. */
@Injectable()
export class HeldConversations {
  constructor(private readonly platform: PlatformDatabase) {}

  /** The two members of a message that still waits. */
  async pairOf(tenantId: number, message: number): Promise<HeldPair> {
    const [pair] = await this.platform.query<HeldPair>(
      `select w.sender_id, w.profile_id from held_message w
       where w.tenant_id = $1 and w.id = $2 and w.decided_at is null and not ${WAS_SENT}`,
      [tenantId, message],
    );
    if (!pair) throw new HeldMessageNotFound();
    return pair;
  }

  /** The last messages between the two, oldest first. There are none before the first message. */
  async last(tenantId: number, { sender_id: sender, profile_id: profile }: HeldPair): Promise<ConversationMessage[]> {
    const newest = await this.platform.query<ConversationMessage>(
      `select m.seq, m.sender_id, m.kind, m.body, m.sent_at, m.gone_at is not null as gone
       from conversation c join message m on m.tenant_id = c.tenant_id and m.conversation_id = c.id
       where c.tenant_id = $1 and c.low_id = least($2::integer, $3::integer) and c.high_id = greatest($2::integer, $3::integer)
       order by m.seq desc limit ${MOST}`,
      [tenantId, sender, profile],
    );
    return newest.reverse();
  }
}
