import { isPlainObject, parsePath, type PathPart } from './path';

export type Origin = 'product' | `niche-${number}` | 'tenant';

/** The values of one origin, not yet validated. */
export interface DocumentSource {
  readonly origin: Origin;
  readonly values: unknown;
}

/** Merges layers, lowest first. Objects merge key by key; lists, texts and everything else replace; null is a value. */
export function resolve(layers: readonly DocumentSource[]): unknown {
  return layers.reduce<unknown>((under, layer) => merge(under, layer.values), {});
}

function merge(under: unknown, over: unknown): unknown {
  if (over === undefined) return under;
  if (!isPlainObject(under) || !isPlainObject(over)) return over;
  // fromEntries defines keys instead of assigning them: "__proto__" in a file stays a (faulty) key.
  const keys = new Set([...Object.keys(under), ...Object.keys(over)]);
  return Object.fromEntries([...keys].map((key) => [key, merge(own(under, key), own(over, key))]));
}

/** Which layer a value of the resolved document comes from: the topmost that says something at that path. */
export function originOf(layers: readonly DocumentSource[], path: string): Origin | undefined {
  const parts = parsePath(path);
  if (parts.length === 0) return undefined;
  return layers.findLast((layer) => says(layer.values, parts))?.origin;
}

function says(values: unknown, parts: readonly PathPart[]): boolean {
  let value = values;
  for (const part of parts) {
    // Lists replace as a whole, so whoever gave the list gave what is in it.
    if (Array.isArray(value)) return true;
    if (!isPlainObject(value)) return false;
    value = own(value, String(part));
  }
  return value !== undefined;
}

function own(value: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
