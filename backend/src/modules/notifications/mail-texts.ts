import { type Texts, fillIn, loadTexts, textsIn } from '../../platform/texts';
import english from './locales/en/mails.json';
import englishWithdrawal from './locales/en/withdrawal-mails.json';

type WithdrawalTextKey = keyof typeof englishWithdrawal;
export type MailTextKey = keyof typeof english | WithdrawalTextKey;

const mails = loadTexts<keyof typeof english>(__dirname, 'mails', english);
const withdrawals = loadTexts<WithdrawalTextKey>(__dirname, 'withdrawal-mails', englishWithdrawal);

export const MAIL_TEXTS: Texts<MailTextKey> = Object.fromEntries(
  (Object.keys(mails) as (keyof typeof mails)[]).map((tag) => [tag, { ...mails[tag], ...withdrawals[tag] }]),
) as Texts<MailTextKey>;

export type Say = (key: MailTextKey, values?: Readonly<Record<string, string>>) => string;

/** The texts for a language with its country, such as `de-CH`. */
export function say(tag: string): Say {
  const texts = textsIn(MAIL_TEXTS, tag);
  return (key, values = {}) => fillIn(texts[key], values);
}
