export { MAIL_TEXTS } from '../../src/modules/notifications/mail-texts';
