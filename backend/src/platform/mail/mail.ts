import { type QuotedPrintable } from './quoted-printable';

/** An address with the name shown for it. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export interface Mail {
  /** Names the mail for ever: a receiver that gets it twice recognises it. Without angle brackets. */
  readonly messageId: string;
  readonly from: Mailbox;
  readonly to: string;
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly html: QuotedPrintable;
  readonly text: QuotedPrintable;
  /** BCP 47. */
  readonly language: string;
  /** Sent by a machine in answer to something: other machines should not answer it. */
  readonly automatic: boolean;
  /** Where the mail returns to if it cannot be delivered; the sender's own address unless given. */
  readonly returnPath?: string;
  /** Where one POST stops mails like this one (RFC 8058): the mail program offers it beside the mail. */
  readonly unsubscribeUrl?: string;
}
