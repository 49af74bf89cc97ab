import { fillIn, loadTexts, textsIn } from '../../platform/texts';
import english from './locales/en/mails.json';

export type MailTextKey = keyof typeof english;

export const MAIL_TEXTS = loadTexts<MailTextKey>(__dirname, 'mails', english);

export type Say = (key: MailTextKey, values?: Readonly<Record<string, string>>) => string;

/** The texts for a language with its country, such as `de-CH`. */
export function say(tag: string): Say {
  const texts = textsIn(MAIL_TEXTS, tag);
  return (key, values = {}) => fillIn(texts[key], values);
}
