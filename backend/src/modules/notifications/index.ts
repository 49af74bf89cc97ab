export { BounceMailbox } from './bounces/bounce-mailbox';
export { FreshMails } from './fresh-mails';
export { disabledMailKinds } from './kinds/disabled-kinds';
export { type MailKind } from './kinds/mail-kinds';
export { isMailOffered } from './kinds/offered-kinds';
export { type ReplySide, findReply, nameReply, type ReplyThread } from './links/reply-address';
export { MAIL_KIND, mailEntry } from './mail-entry';
export { NOTIFICATIONS_DATA } from './notifications-data';
export { NotificationsHttpModule } from './notifications-http.module';
export { MailEventsOff, SignatureInvalid } from './errors';
export { SIGNATURE_HEADER, SignedBodyGuard, signatureOf } from './use-cases/receive-mail-events/signed-body.guard';
export { MailPreview } from './preview/mail-preview';
export { NotificationsModule } from './notifications.module';
export { MailRetention } from './retention/mail-retention';
export { type MailStanding, mailStanding } from './suppression/mail-standing';
export { SuppressionAdmin } from './suppression/suppression-admin';
export { type BlockStanding, type HoldingBlock, holdingWords } from './templates/block-standing';
export { isGreetable } from './templates/greeting';
export { type TrialMail, TrialMails } from './trial/trial-mails';
export { TrialMailsModule } from './trial/trial-mails.module';
export { ALL_COMPLAINT_KINDS, COMPLAINT_KINDS, type ComplaintKind, type FiledKind } from './templates/complaint-kind';
export { type Say, say } from './mail-texts';
export {
  STATEMENT_REASONS,
  type StatementFacts,
  type StatementKind,
  type StatementReason,
  type StatementWords,
  statementWords,
} from './templates/statement-words';
