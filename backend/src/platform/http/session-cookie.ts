import { type Config } from '../config/config';

type Protocol = Pick<Config, 'PUBLIC_PROTOCOL'>;

/** The member's session on http, and on https until it was given the prefix. */
export const PLAIN_SESSION_COOKIE = 'session';
/** 256 random bits in base64url. */
export const SESSION_TOKEN = /^[\w-]{43}$/;
/** A byte longer since the cookie has its prefix: tells the sessions of both times apart. */
const MEMBER_TOKEN = /^[\w-]{43,44}$/;

// Browsers take a `__Host-` cookie from this very host only, and only over TLS: no other host of the domain can set one.
const prefixed = (name: string, { PUBLIC_PROTOCOL }: Protocol): string =>
  PUBLIC_PROTOCOL === 'https' ? `__Host-${name}` : name;

export const staffCookieName = (config: Protocol): string => prefixed('staff', config);
export const sessionCookieName = (config: Protocol): string => prefixed(PLAIN_SESSION_COOKIE, config);

/** A member's session as the browser sent it. */
export interface SentSession {
  readonly token: string;
  /** Whether the token came under the name without prefix on https, and has to be given out again under the new one. */
  readonly isOld: boolean;
}

/**
 * The member's session of a request, if there is exactly one cookie of the name. On https a cookie under the old name
 * counts only where there is none under the new name, and only with a token from the time of the old name: another host of
 * the domain, which can set the old name, cannot plant a session that is opened today.
 */
export function sentSession(cookies: string | undefined, config: Protocol): SentSession | undefined {
  const name = sessionCookieName(config);
  const sent = cookieValues(cookies, name);
  if (sent.length > 0) {
    const token = single(sent);
    return token !== undefined && MEMBER_TOKEN.test(token) ? { token, isOld: false } : undefined;
  }
  const old = single(cookieValues(cookies, PLAIN_SESSION_COOKIE));
  return old !== undefined && SESSION_TOKEN.test(old) ? { token: old, isOld: true } : undefined;
}

/** The session of staff, if there is exactly one cookie of the name. */
export function sentStaffSession(cookies: string | undefined, config: Protocol): string | undefined {
  const token = single(cookieValues(cookies, staffCookieName(config)));
  return token !== undefined && SESSION_TOKEN.test(token) ? token : undefined;
}

const single = (values: readonly string[]): string | undefined => (values.length === 1 ? values[0] : undefined);

/**
 * The values of all cookies of a name. Only spaces and tabs around a name are left out: a browser lets other hosts set a
 * name that begins with another white space, and it must not become one with the prefix here.
 */
function cookieValues(header: string | undefined, name: string): string[] {
  if (!header?.includes(name)) return [];
  return header.split(';').flatMap((part) => {
    const at = part.indexOf('=');
    return at > 0 && strip(part.slice(0, at)) === name ? [strip(part.slice(at + 1))] : [];
  });
}

const strip = (text: string): string => text.replace(/^[ \t]+|[ \t]+$/g, '');
