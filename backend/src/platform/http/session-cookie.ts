import { type Config } from '../config/config';

export const SESSION_COOKIE = 'session';
/** 256 random bits in base64url. */
export const SESSION_TOKEN = /^[\w-]{43}$/;

/** Of staff. Browsers take a `__Host-` cookie from this very host only, and only over TLS. */
export const staffCookieName = ({ PUBLIC_PROTOCOL }: Pick<Config, 'PUBLIC_PROTOCOL'>): string =>
  PUBLIC_PROTOCOL === 'https' ? '__Host-staff' : 'staff';
