import { createHash } from 'node:crypto';

/**
 * A session may try its password as seldom as a stranger, but in a separate count: strangers who
 * block the sign-in do not keep the member from changing the password.
 */
export const ownPasswordSubject = (account: number): string =>
  createHash('sha256').update(`own password of ${account}`).digest('hex');
