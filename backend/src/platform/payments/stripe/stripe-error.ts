import { type Refusal } from '../provider-calls';

/** Reads `{ error: { type, code, decline_code, message } }`. The message may quote what was sent. */
export function readStripeRefusal(body: object): Refusal {
  const { error } = body as { error?: unknown };
  if (typeof error !== 'object' || error === null) return {};
  const { type, code, decline_code: decline, message } = error as Record<string, unknown>;
  const name = [decline, code, type].find((value) => typeof value === 'string');
  // The key was used for other parameters before: that earlier call may have been done.
  if (type === 'idempotency_error') return { code: name, fault: 'silent' };
  if (code === 'rate_limit') return { code: name, fault: 'limited' };
  return { code: name, ...(typeof message === 'string' && { words: message }) };
}
