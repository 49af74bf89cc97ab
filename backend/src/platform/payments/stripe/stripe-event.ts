import { createHmac, timingSafeEqual } from 'node:crypto';
import { type EventAuthority, type ProviderEvent, type ReceivedCall } from '../provider';

/** How far the time of a signature may lie from ours, in seconds, before and after. */
const TOLERANCE = 300;
const KINDS = /^(?:checkout\.session|refund|charge\.dispute)\./;

/** Undefined for what Stripe has not signed just now, what comes from the other mode, and what is about no payment. */
export function readStripeEvent(
  { headers, body }: ReceivedCall,
  { secrets, mode, now }: EventAuthority,
): ProviderEvent | undefined {
  const header = headers['stripe-signature'];
  if (typeof header !== 'string' || !isSigned(header, body, secrets, now)) return undefined;
  const { id, type, livemode, data } = parseRecord(body.toString('utf8'));
  if (typeof id !== 'string' || typeof type !== 'string' || livemode !== (mode === 'live')) return undefined;
  if (!KINDS.test(type)) return undefined;
  const object = asRecord(asRecord(data)['object']);
  const payment = type.startsWith('checkout.') ? object['id'] : idOf(object['payment_intent']);
  return typeof payment === 'string' && payment !== '' ? { key: id, payment, kind: type } : undefined;
}

/** `t=<seconds>,v1=<hex>,…`: several `v1` while a secret is replaced; other schemes are not believed. */
function isSigned(header: string, body: Buffer, secrets: readonly string[], now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const times = parts.filter(([name]) => name === 't').map(([, value]) => value ?? '');
  const [time = ''] = times;
  if (times.length !== 1 || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(Math.floor(now.getTime() / 1000) - Number(time)) > TOLERANCE) return false;
  const signatures = parts
    .filter(([name, value]) => name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? ''))
    .map(([, value]) => Buffer.from(value ?? '', 'hex'));
  return secrets
    .filter((secret) => secret !== '')
    .map((secret) => createHmac('sha256', secret).update(`${time}.`).update(body).digest())
    .some((expected) => signatures.some((signature) => timingSafeEqual(signature, expected)));
}

function parseRecord(text: string): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(text));
  } catch {
    return {};
  }
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const idOf = (value: unknown): unknown => (typeof value === 'string' ? value : asRecord(value)['id']);
