import { applyEdits, type Edits } from './edits';
import { type Layer, merge, originOf } from './layers';
import { parsePath } from './paths';
import { type Json, type JsonObject, valueAt } from './values';

export interface FieldValue {
  /** The value that the brand would have. */
  readonly value: Json | undefined;
  /** The value that it would have without one of its own. */
  readonly below: Json | undefined;
  readonly origin: string | undefined;
  /** The origin after a reset. */
  readonly originBelow: string | undefined;
}

/** A value and where it comes from, with the unsaved edits of its place. */
export function fieldValue(
  path: string,
  layers: { readonly source: JsonObject; readonly below: readonly Layer[] },
  edits: Edits,
): FieldValue {
  const parts = parsePath(path);
  const source = applyEdits(layers.source, edits);
  const below = layers.below.reduce<Json | undefined>(
    (under, { values }) => merge(under, valueAt(values, parts)),
    undefined,
  );
  return {
    value: merge(below, valueAt(source, parts)),
    below,
    origin: originOf([...layers.below, { origin: 'tenant', values: source }], path),
    originBelow: originOf(layers.below, path),
  };
}
