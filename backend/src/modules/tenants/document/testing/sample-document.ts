import path from 'node:path';
import { loadTenant } from '../files/tenants-folder';
import type { TenantDocument } from '../schema/document';

export const TENANTS_ROOT = path.join(__dirname, '../../../../../../tenants');

const read = new Map<string, TenantDocument>();

/** A valid document of its own for a test to spoil. */
export function sampleDocument(brand = 'everglow'): TenantDocument {
  const known = read.get(brand);
  if (known) return structuredClone(known);
  const loaded = loadTenant(TENANTS_ROOT, brand);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  read.set(brand, loaded.tenant.document);
  return structuredClone(loaded.tenant.document);
}

/** Sets a value deep inside, whatever its type; undefined takes it away. */
export function set(target: unknown, keys: readonly (string | number)[], value: unknown): void {
  const last = keys.at(-1);
  const parent = keys.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], target);
  if (last === undefined) return;
  if (value === undefined) Reflect.deleteProperty(parent as object, last);
  else (parent as Record<string, unknown>)[last] = value;
}
