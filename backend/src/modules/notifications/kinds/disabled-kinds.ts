import { type Statement } from '../../../platform/database';

/** Selects the kinds of mail that a member has turned off, as the settings show them. */
export const disabledMailKinds = (account: number): Statement => ({
  text: 'select kind from mail_preference where account_id = $1',
  values: [account],
});
