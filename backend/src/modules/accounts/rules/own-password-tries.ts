import { createHash } from 'node:crypto';

/**
 * Whoever holds a session may try its password as seldom as a stranger may, and in a count of its own: strangers who
 * block the sign-in do not keep the member from changing the password.
 */
export const ownPasswordSubject = (account: number): string =>
  createHash('sha256').update(`own password of ${account}`).digest('hex');
