export { mailEntry } from './mail-entry';
export { NotificationsModule } from './notifications.module';
export { COMPLAINT_KINDS, type ComplaintKind } from './templates/complaint-kind';
