import { type Attachment } from '../attachments/attachment';

export const MESSAGE_KINDS = ['text', 'photo', 'gift', 'gif'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export interface MessageRow {
  readonly seq: number;
  readonly sender_id: number;
  readonly client_id: string;
  readonly kind: MessageKind;
  readonly body: string | null;
  readonly attachment: Attachment | null;
  readonly warning: string | null;
  readonly sent_at: Date;
  readonly gone_at: Date | null;
}

/** The columns of a `MessageRow`, of `message m`. */
export const MESSAGE_COLUMNS =
  'm.seq, m.sender_id, m.client_id, m.kind, m.body, m.attachment, m.warning, m.sent_at, m.gone_at';
