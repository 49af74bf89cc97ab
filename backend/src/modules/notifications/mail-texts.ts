import { type Texts, fillIn, loadTexts, textsIn } from '../../platform/texts';
import english from './locales/en/mails.json';
import englishOfComplaints from './locales/en/complaint-mails.json';
import englishOfDecisions from './locales/en/decision-mails.json';
import englishOfOrders from './locales/en/order-mails.json';
import englishOfPhotoChecks from './locales/en/photo-check-mails.json';
import englishWithdrawal from './locales/en/withdrawal-mails.json';

type ComplaintTextKey = keyof typeof englishOfComplaints;
type DecisionTextKey = keyof typeof englishOfDecisions;
type OrderTextKey = keyof typeof englishOfOrders;
type PhotoCheckTextKey = keyof typeof englishOfPhotoChecks;
type WithdrawalTextKey = keyof typeof englishWithdrawal;
export type MailTextKey =
  keyof typeof english | ComplaintTextKey | DecisionTextKey | OrderTextKey | PhotoCheckTextKey | WithdrawalTextKey;

const mails = loadTexts<keyof typeof english>(__dirname, 'mails', english);
const complaints = loadTexts<ComplaintTextKey>(__dirname, 'complaint-mails', englishOfComplaints);
const decisions = loadTexts<DecisionTextKey>(__dirname, 'decision-mails', englishOfDecisions);
const orders = loadTexts<OrderTextKey>(__dirname, 'order-mails', englishOfOrders);
const photoChecks = loadTexts<PhotoCheckTextKey>(__dirname, 'photo-check-mails', englishOfPhotoChecks);
const withdrawals = loadTexts<WithdrawalTextKey>(__dirname, 'withdrawal-mails', englishWithdrawal);

/** The texts of all mails. No key stands in two of the catalogues. */
export const MAIL_TEXTS: Texts<MailTextKey> = Object.fromEntries(
  (Object.keys(mails) as (keyof typeof mails)[]).map((tag) => [
    tag,
    { ...mails[tag], ...complaints[tag], ...decisions[tag], ...orders[tag], ...photoChecks[tag], ...withdrawals[tag] },
  ]),
) as Texts<MailTextKey>;

export type Say = (key: MailTextKey, values?: Readonly<Record<string, string>>) => string;

/** The texts for a language with its country, such as `de-CH`. */
export function say(tag: string): Say {
  const texts = textsIn(MAIL_TEXTS, tag);
  return (key, values = {}) => fillIn(texts[key], values);
}
