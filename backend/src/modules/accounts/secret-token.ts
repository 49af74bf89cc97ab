import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for a cookie or a link. Only the hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** For a member's session: a byte longer than others, which tells it from the sessions of the cookie's former name. */
export const newSessionToken = (): string => randomBytes(33).toString('base64url');

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
