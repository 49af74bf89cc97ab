import { DELETED, type DeclaredTable, emailKeyOf, withheld } from '../../platform/personal-data';
import { emailHashOf } from './suppression/email-hash';

const owner = withheld('the same id as the account’s');
const hash = withheld('a hash of the address, which the account has in full');
const ofAddress = (table: string): string => `email_hash = ${emailHashOf(emailKeyOf(table))}`;

/** In the order of erasure: what refers to an account goes before it. */
export const NOTIFICATIONS_DATA: readonly DeclaredTable[] = [
  {
    table: 'mail_log',
    name: 'mails_sent_or_not',
    rows: 'account_id = $1::integer',
    key: ['entry'],
    columns: {
      entry: withheld('names a delivery, and nothing else does'),
      account_id: owner,
      mail: 'kind',
      outcome: 'status',
      reason: 'reason',
      at: 'at',
    },
    erase: DELETED,
    forgotten: 'after ninety days',
  },
  {
    table: 'mail_preference',
    name: 'mails_turned_off',
    rows: 'account_id = $1::integer',
    key: ['account_id', 'kind'],
    columns: { account_id: owner, kind: 'kind', disabled_at: 'since', disabled_by: 'by' },
    erase: DELETED,
  },
  {
    table: 'mail_suppression',
    name: 'mails_kept_away',
    rows: ofAddress('mail_suppression'),
    key: ['email_hash', 'reason'],
    columns: {
      email_hash: hash,
      reason: 'reason',
      since: 'since',
      code: 'code',
      lifted_at: 'lifted_at',
      tried_at: 'tried_at',
      tried_entry: withheld('names a delivery, and nothing else does'),
    },
    erase: DELETED,
    forgotten: 'ninety days after it was lifted',
  },
  {
    table: 'mail_soft_bounce',
    name: 'mails_returned',
    rows: ofAddress('mail_soft_bounce'),
    key: ['email_hash', 'mail'],
    columns: { email_hash: hash, mail: withheld('names the mail, and nothing else does'), at: 'at' },
    erase: DELETED,
    forgotten: 'after thirty days',
  },
  { table: 'trial_mail', impersonal: 'what became of a mail from a brand’s own sender to the platform’s own mailbox' },
];
