import { type Statement } from '../../../platform/database';
import { uuidV7 } from '../../../platform/outbox';

type AccountEventKind =
  | 'password_reset_asked'
  | 'password_reset'
  | 'password_changed'
  | 'mail_change_asked'
  | 'mail_changed'
  | 'mail_changed_by_support'
  | 'mail_change_undone'
  | 'sessions_ended'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_refused'
  | 'deletion_asked'
  | 'reactivated';

/** The statement that writes down what happened to an account, for the batch or transaction of it. */
export const accountEvent = (account: number, kind: AccountEventKind): Statement => ({
  text: 'insert into account_event (id, account_id, kind) values ($1, $2, $3)',
  values: [uuidV7(), account, kind],
});
