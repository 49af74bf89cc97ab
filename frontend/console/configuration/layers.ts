import { parsePath } from './paths';
import { type Json, type JsonObject, isList, isObject, valueAt } from './values';

/** The values of the product, of a niche's template (`niche-2`) or of the brand (`tenant`). */
export interface Layer {
  readonly origin: string;
  readonly values: Json;
}

/** Merges layers as the api does, lowest first: objects key by key, everything else replaces. */
export function mergeLayers(layers: readonly Layer[]): JsonObject {
  const merged = layers.reduce<Json | undefined>((under, { values }) => merge(under, values), {});
  return isObject(merged) ? merged : {};
}

export function merge(under: Json | undefined, over: Json | undefined): Json | undefined {
  if (over === undefined) return under;
  if (!isObject(under) || !isObject(over)) return over;
  const keys = new Set([...Object.keys(under), ...Object.keys(over)]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const value = merge(valueAt(under, [key]), valueAt(over, [key]));
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

/** The topmost layer that says something at a path; undefined where none does. */
export function originOf(layers: readonly Layer[], path: string): string | undefined {
  return layers.findLast(({ values }) => says(values, path))?.origin;
}

/** Lists replace as a whole, so whoever gave a list gave what is in it. */
function says(values: Json, path: string): boolean {
  let found: Json | undefined = values;
  for (const part of parsePath(path)) {
    if (isList(found)) return true;
    if (!isObject(found)) return false;
    found = valueAt(found, [part]);
  }
  return found !== undefined;
}
