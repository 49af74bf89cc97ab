import { createHash } from 'node:crypto';
import { type Statement } from '../../../platform/database';
import { type TryLimit, returnTryIn, takeTryIn } from '../../../platform/tries';

const TABLE = { name: 'staff_tries', key: 'kind, subject' };

export const ACCOUNT_TRIES: TryLimit = { kind: 'account', max: 5, window: '24 hours' };
export const ADDRESS_TRIES: TryLimit = { kind: 'address', max: 20, window: '24 hours' };
/** Of somebody whose password was right. */
export const CODE_TRIES: TryLimit = { kind: 'code', max: 5, window: '24 hours' };

export const staffKey = (email: string): string => email.trim().toLowerCase();

/** Counted by what was typed, whether somebody has that address or not. */
export const accountSubject = (email: string): string => createHash('sha256').update(staffKey(email)).digest('hex');

export const takeTry = (limit: TryLimit, subject: string): Statement => takeTryIn(TABLE, limit, subject);
export const returnTry = (limit: TryLimit, subject: string): Statement => returnTryIn(TABLE, limit, subject);

export const forgetTries = ({ kind }: TryLimit, subject: string): Statement => ({
  text: 'delete from staff_tries where kind = $1 and subject = $2',
  values: [kind, subject],
});
