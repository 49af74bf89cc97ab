import { type Statement } from '../../platform/database';
import { type Mailbox } from '../../platform/mail';
import { outboxEntry } from '../../platform/outbox';
import { type Locale } from '../tenants';
import { MAILS, type MailName, type MailParams } from './templates';

export const MAIL_KIND = 'mail';

/** A mail as it stands in the outbox: what it says and to whom, never how it looks. */
export interface MailPayload<N extends MailName = MailName> {
  readonly mail: N;
  readonly params: MailParams[N];
  /** Undefined for mails to the support: address and language are the brand's at the time of sending. */
  readonly person?: { readonly address: string; readonly locale: Locale };
  readonly replyTo?: Mailbox;
}

/** The statement that sends a mail, for the batch or transaction of what causes it. */
export function mailEntry<N extends MailName>(payload: MailPayload<N>, onlyIf?: Statement): Statement {
  if ((MAILS[payload.mail].audience === 'person') !== (payload.person !== undefined)) {
    throw new Error(`mail ${payload.mail} does not go to that audience`);
  }
  return outboxEntry(MAIL_KIND, payload, onlyIf);
}
