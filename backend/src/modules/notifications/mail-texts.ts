import { type Locale } from '../../../../contract/text/locales';
import { fillIn, loadTexts } from '../../platform/texts';
import english from './locales/en/mails.json';

export type MailTextKey = keyof typeof english;

export const MAIL_TEXTS = loadTexts<MailTextKey>(__dirname, 'mails', english);

export type Say = (key: MailTextKey, values?: Readonly<Record<string, string>>) => string;

/** The texts of one language. */
export const say =
  (locale: Locale): Say =>
  (key, values = {}) =>
    fillIn(MAIL_TEXTS[locale][key], values);
