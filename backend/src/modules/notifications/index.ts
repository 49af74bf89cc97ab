export { MailBrands, type MailBrand } from './brand/mail-brands';
export { mailEntry, type MailPayload } from './mail-entry';
export { NotificationsModule } from './notifications.module';
export { COMPLAINT_KINDS, type ComplaintKind } from './templates/complaint-kind';
