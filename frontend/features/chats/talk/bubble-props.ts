import { type SafetyTexts } from '../../../components/safety/safety-texts';
import { type Message, type Partner } from '../api/types';
import { type AttachmentTexts } from '../attachments/attachment-texts';
import { type BubbleTexts, type QuoteTexts } from '../chats-texts';
import { type Outgoing } from '../../../lib/chats/outbox/outgoing';
import { type BubbleRow } from '../state/rows';

interface BubbleActions {
  readonly onLink: (href: string, host: string) => void;
  readonly onMenu: (message: Message) => void;
  readonly onReport: (message: Message) => void;
  readonly onRetry: (outgoing: Outgoing) => void;
  readonly onDiscard: (outgoing: Outgoing) => void;
  readonly onHeldGone: (id: string) => void;
  readonly onBlocked: () => void;
}

export interface BubbleProps {
  readonly texts: BubbleTexts;
  readonly safety: SafetyTexts;
  readonly attachments: AttachmentTexts;
  readonly quotes: QuoteTexts;
  readonly locale: string;
  readonly row: BubbleRow;
  readonly partner: Partner;
  readonly balance: number;
  /** The API does not respond: messages being sent wait. */
  readonly isWaiting: boolean;
  readonly actions: BubbleActions;
}
