import { type Statement } from '../../../platform/database';
import { type ALL_KINDS, type MailKind } from './mail-kinds';

/** The statement that turns mails off. Whoever did it first has done it; an account that is gone gets none anyway. */
export const turnOff = (
  account: number,
  kind: MailKind | typeof ALL_KINDS,
  by: 'member' | 'unsubscribe',
): Statement => ({
  text: `insert into mail_preference (account_id, kind, disabled_by) select id, $2, $3 from account where id = $1
    on conflict do nothing`,
  values: [account, kind, by],
});
