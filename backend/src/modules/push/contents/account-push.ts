import { type Statement } from '../../../platform/database';
import { pushEntry } from '../sending/push-entry';
import { type ACCOUNT_PUSHES } from './plain-pushes';

/** The statement that tells the devices of an account about a change of it. An account without devices gets no entry. */
export const accountPush = (push: (typeof ACCOUNT_PUSHES)[number], account: number): Statement =>
  pushEntry(
    { push, account },
    { onlyIf: { text: 'select from push_subscription where account_id = $1', values: [account] } },
  );
