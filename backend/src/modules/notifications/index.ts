export { BounceMailbox } from './bounces/bounce-mailbox';
export { type MailKind } from './kinds/mail-kinds';
export { mailEntry } from './mail-entry';
export { NOTIFICATIONS_DATA } from './notifications-data';
export { NotificationsHttpModule } from './notifications-http.module';
export { MailPreview } from './preview/mail-preview';
export { NotificationsModule } from './notifications.module';
export { MailRetention } from './retention/mail-retention';
export { COMPLAINT_KINDS, type ComplaintKind } from './templates/complaint-kind';
