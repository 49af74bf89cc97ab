import { type RowOf } from '../../../platform/database';
import { type Attachment } from '../attachments/attachment';
import { type CHATS_TABLES } from '../tables';

export const MESSAGE_KINDS = ['text', 'photo', 'gift', 'gif'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

type Stored = Readonly<RowOf<typeof CHATS_TABLES.message>>;

export interface MessageRow extends Pick<
  Stored,
  'seq' | 'sender_id' | 'client_id' | 'body' | 'warning' | 'sent_at' | 'gone_at'
> {
  readonly kind: MessageKind;
  readonly attachment: Attachment | null;
}

/** The columns of a `MessageRow`, of `message m`. */
export const MESSAGE_COLUMNS =
  'm.seq, m.sender_id, m.client_id, m.kind, m.body, m.attachment, m.warning, m.sent_at, m.gone_at';
