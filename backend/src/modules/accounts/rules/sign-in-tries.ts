import { createHash } from 'node:crypto';
import { type Statement } from '../../../platform/database';
import { type TryLimit, addressSubject, returnTryIn, takeTryIn, triesOf } from '../../../platform/tries';
import { emailKey } from './email-address';

export { addressSubject, triesOf };

const TABLE = { name: 'sign_in_tries', key: 'tenant_id, kind, subject' };

export const ACCOUNT_TRIES: TryLimit = { kind: 'account', max: 5, window: '24 hours' };
export const ADDRESS_TRIES: TryLimit = { kind: 'address', max: 20, window: '24 hours' };

/** An account is counted by the address that was typed, whether one exists or not. */
export const accountSubject = (email: string): string =>
  createHash('sha256').update(emailKey(email.trim())).digest('hex');

/** Taken before the password is looked at. */
export const takeTry = (limit: TryLimit, subject: string): Statement => takeTryIn(TABLE, limit, subject);

/** After a right password: the account's wrong tries are forgotten, the address gets this one back. */
export function returnTries(account: string, address: string): Statement[] {
  return [
    { text: "delete from sign_in_tries where kind = 'account' and subject = $1", values: [account] },
    returnTryIn(TABLE, ADDRESS_TRIES, address),
  ];
}
