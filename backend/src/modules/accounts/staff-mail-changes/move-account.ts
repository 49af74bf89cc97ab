import { emailKey } from '../../../../../contract/account/email-address';
import { type DataKeys } from '../../../platform/data-keys';
import { type Statement } from '../../../platform/database';
import { readerOf } from '../../../platform/texts';
import { mailEntry } from '../../notifications';
import { accountEvent } from '../history/account-event';
import { type Sessions } from '../sessions/sessions';
import { correctedActivationLink } from '../tokens/activation-link';
import { voidLinks } from '../tokens/mailed-links';
import { isSameMailbox, tellOldAddress } from '../tokens/tell-old-address';
import { type AccountToMove } from './account-to-move';

/** Links that were mailed to the old address and open the account. The way back of an earlier change stays. */
const ENDED_LINKS = ['activation', 'password_reset', 'mail_change'] as const;

/**
 * The statements that give an account its new address, in the transaction that holds its row. The old address can undo it; a
 * new one that was never confirmed gets the activation mail.
 */
export function moveAccount(account: AccountToMove, sessions: Sessions, keys: DataKeys): Statement[] {
  const { id, new_email: email } = account;
  const key = emailKey(email);
  return [
    { text: 'update account set email = $2, email_key = $3 where id = $1', values: [id, email, key] },
    { text: 'delete from email_hold where email_key = $1', values: [key] },
    voidLinks(id, ENDED_LINKS),
    sessions.endAll(id),
    accountEvent(id, 'mail_changed_by_support'),
    ...mails(account, keys),
  ];
}

function mails(account: AccountToMove, keys: DataKeys): Statement[] {
  const { id, name, new_email: email, status } = account;
  const recipient = { name, email, ...readerOf(account) };
  if (status === 'not_confirmed') return correctedActivationLink(keys, id, recipient);
  return [
    ...(isSameMailbox(account) ? [] : tellOldAddress(account, 'mail_changed_by_support')),
    mailEntry({ mail: 'mail_changed_new', params: { name }, person: { address: email, ...readerOf(account) } }),
  ];
}
