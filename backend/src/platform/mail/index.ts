export { type Mail, type Mailbox } from './mail';
export { MailError, type MailFault } from './mail-error';
export { MailModule } from './mail.module';
export { MailTransport } from './mail-transport';
export { joinQuotedPrintable, quotedPrintable, type QuotedPrintable } from './quoted-printable';
