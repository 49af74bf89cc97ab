import { type Statement } from '../../../platform/database';
import { pushEntry } from '../sending/push-entry';
import { type ACCOUNT_PUSHES } from './plain-pushes';

/** The statement that tells an account's devices what has happened to it, where it has any. */
export const accountPush = (push: (typeof ACCOUNT_PUSHES)[number], account: number): Statement =>
  pushEntry(
    { push, account },
    { onlyIf: { text: 'select from push_subscription where account_id = $1', values: [account] } },
  );
