import { type Statement } from '../../../platform/database';

/**
 * The statement that takes all passkeys from an account, where its mailbox proves whose it is: one may be a stranger's.
 * Before the sessions end, so that no sign-in slips in between.
 */
export const removePasskeys = (account: number): Statement => ({
  text: 'delete from passkey where account_id = $1',
  values: [account],
});
