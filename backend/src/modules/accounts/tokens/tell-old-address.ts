import { emailKey } from '../../../../../contract/account/email-address';
import { type Statement } from '../../../platform/database';
import { readerOf } from '../../../platform/texts';
import { mailEntry } from '../../notifications';
import { newLink } from './mailed-links';

const UNDO_DAYS = 7;

/** An account whose address has just changed, with the address that it had. */
export interface MovedAccount {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly new_email: string;
  readonly language: string;
  readonly country: string | null;
}

export const isSameMailbox = ({ email, new_email }: Pick<MovedAccount, 'email' | 'new_email'>): boolean =>
  emailKey(email) === emailKey(new_email);

/**
 * The statements that tell the old address, which may undo the change. One that was never confirmed may not: it may be a
 * stranger's, named by mistake, and the link would hand them the account.
 */
export function tellOldAddress(moved: MovedAccount, mail: 'mail_changed' | 'mail_changed_by_support'): Statement[] {
  const { id, name, email } = moved;
  const link = newLink(id, 'mail_undo', email);
  return [
    link.statement,
    {
      text: `insert into email_hold as h (email_key, account_id, until) values ($1, $2, now() + make_interval(days => $3))
        on conflict (tenant_id, email_key) do update set account_id = excluded.account_id, until = excluded.until`,
      values: [emailKey(email), id, UNDO_DAYS],
    },
    mailEntry({ mail, params: { name, token: link.token }, person: { address: email, ...readerOf(moved) } }),
  ];
}
