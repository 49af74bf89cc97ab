export { type Mail, type Mailbox } from './mail';
export { MailError, type MailFault, type Refusal } from './mail-error';
export { MailModule } from './mail.module';
export { MailTransport } from './mail-transport';
export { type Handled, MailboxReader } from './mailbox-reader';
export { joinQuotedPrintable, quotedPrintable, readQuotedPrintable, type QuotedPrintable } from './quoted-printable';
