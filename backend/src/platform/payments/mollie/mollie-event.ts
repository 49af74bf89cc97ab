import { type EventAuthority, type ProviderEvent, type ReceivedCall } from '../provider';

const PAYMENT = /^tr_[A-Za-z0-9]{6,40}$/;
const LARGEST_BODY = 1024;

/** Mollie's calls name a payment and nothing else, and are not signed. Several in a minute are one event. */
export function readMollieEvent({ body }: ReceivedCall, { now }: EventAuthority): ProviderEvent | undefined {
  if (body.length > LARGEST_BODY) return undefined;
  const [payment, ...more] = new URLSearchParams(body.toString('utf8')).getAll('id');
  if (payment === undefined || more.length > 0 || !PAYMENT.test(payment)) return undefined;
  return { key: `${payment}:${Math.floor(now.getTime() / 60_000)}`, payment, kind: 'payment' };
}
