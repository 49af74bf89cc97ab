export { MAIL_TEXTS } from '../../src/modules/notifications/catalogue/mail-texts';
