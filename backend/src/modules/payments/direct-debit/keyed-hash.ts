import { createHmac } from 'node:crypto';
import { type DataKeys } from '../../../platform/data-keys';
import { currentTenantId } from '../../../platform/tenancy';

type Purpose = 'iban' | 'mandate' | 'phone' | 'phone code' | 'network';

/** Tells whether something is the same as before, in one tenant, and nothing else: without the key it cannot be guessed. */
export function keyedHash(keys: DataKeys, purpose: Purpose, ...parts: readonly string[]): Buffer {
  const text = JSON.stringify([currentTenantId(), ...parts]);
  return createHmac('sha256', keys.derive(`direct debit ${purpose}`))
    .update(text)
    .digest();
}
