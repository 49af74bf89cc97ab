import { createHmac } from 'node:crypto';

/** Stripe's scheme: HMAC-SHA256 over the time, a dot and the raw body. `at` is in seconds of the real clock. */
export function signatureOf(body: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}
