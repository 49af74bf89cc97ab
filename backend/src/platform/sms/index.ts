export { Sms, type TextMessage } from './sms';
export { SmsError } from './sms-error';
export { SmsModule } from './sms.module';
