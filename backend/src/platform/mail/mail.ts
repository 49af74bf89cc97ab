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
  /** The address that an undeliverable mail returns to; the sender's own unless given. */
  readonly returnPath?: string;
  /** A POST to this address stops mails like this one (RFC 8058); mail programs offer it beside the mail. */
  readonly unsubscribeUrl?: string;
}
