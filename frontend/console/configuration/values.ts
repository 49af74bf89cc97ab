export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}
export type PathPart = string | number;

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether two values say the same, whatever the order of their keys. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], own(other, key)));
}

const own = (value: JsonObject, key: string): Json | undefined => (Object.hasOwn(value, key) ? value[key] : undefined);

export function valueAt(value: Json | undefined, parts: readonly PathPart[]): Json | undefined {
  return parts.reduce<Json | undefined>((found, part) => {
    if (isList(found)) return typeof part === 'number' ? found[part] : undefined;
    return isObject(found) ? own(found, String(part)) : undefined;
  }, value);
}

/**
 * The same document with another value in one place. Without a value the key is gone, and so are objects that had nothing
 * else: a layer that says nothing is left out.
 */
export function withValue(
  whole: Json | undefined,
  parts: readonly PathPart[],
  value: Json | undefined,
): Json | undefined {
  const [part, ...rest] = parts;
  if (part === undefined) return value;
  if (isList(whole) && typeof part === 'number') {
    return whole.map((item, index) => (index === part ? (withValue(item, rest, value) ?? null) : item));
  }
  const before = isObject(whole) ? whole : {};
  const inner = withValue(own(before, String(part)), rest, value);
  const others = Object.entries(before).filter(([key]) => key !== String(part));
  if (inner === undefined) return others.length > 0 ? Object.fromEntries(others) : undefined;
  if (!Object.hasOwn(before, part)) return { ...before, [part]: inner };
  return Object.fromEntries(Object.entries(before).map(([key, old]) => [key, key === String(part) ? inner : old]));
}
