import { formatPath, isWithin, parsePath } from './paths';
import { type Json, type JsonObject, type PathPart, isObject, isSame, valueAt, withValue } from './values';

/** An unsaved change of one place: a value, or that the brand is to have none of its own there. */
export type Edit = { readonly value: Json } | { readonly isReset: true };
/** By path. No path leads into another one of them. */
export type Edits = Readonly<Record<string, Edit>>;

export const wantedBy = (edit: Edit): Json | undefined => ('value' in edit ? edit.value : undefined);

/** Adds an edit to others. A value that the brand has already is no edit. */
export function addEdit(edits: Edits, source: JsonObject, path: string, value: Json | undefined): Edits {
  const outer = Object.keys(edits).find((one) => one !== path && isWithin(path, one));
  if (outer !== undefined) {
    const inner = parsePath(path).slice(parsePath(outer).length);
    const before = wantedBy(edits[outer] ?? { isReset: true });
    return addEdit(edits, source, outer, withValue(before, inner, value));
  }
  const others = withoutEdits(edits, path);
  if (isSame(valueAt(source, parsePath(path)), value)) return others;
  return { ...others, [path]: value === undefined ? { isReset: true } : { value } };
}

/** Without what was to be said at a path and below it. */
export function withoutEdits(edits: Edits, path: string): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([one]) => !isWithin(one, path)));
}

/** Those at a path, below it and around it. */
export function editsAt(edits: Edits, path: string): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([one]) => isWithin(one, path) || isWithin(path, one)));
}

export function applyEdits(source: JsonObject, edits: Edits): JsonObject {
  const edited = Object.entries(edits).reduce<Json | undefined>(
    (whole, [path, edit]) => withValue(whole, parsePath(path), wantedBy(edit)),
    source,
  );
  return isObject(edited) ? edited : {};
}

/** The edits that lead from one document to another, smallest parts; lists are one part. */
export function editsBetween(from: JsonObject, to: JsonObject): Edits {
  return Object.fromEntries(differences(from, to, []));
}

function differences(from: Json | undefined, to: Json | undefined, parts: readonly PathPart[]): [string, Edit][] {
  if (isSame(from, to)) return [];
  const mayDescend = (isObject(from) || from === undefined) && (isObject(to) || to === undefined);
  if (!mayDescend) {
    return [[formatPath(parts), to === undefined ? { isReset: true } : { value: to }]];
  }
  const keys = new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})]);
  return [...keys].flatMap((key) => differences(valueAt(from, [key]), valueAt(to, [key]), [...parts, key]));
}

/** One place that somebody else published a change of while it was edited here. */
export interface Crossing {
  readonly path: string;
  readonly base: Json | undefined;
  readonly theirs: Json | undefined;
  readonly mine: Json | undefined;
}

/** Where edits of one revision meet changes of a later one. Where both want the same there is nothing to choose. */
export function crossings(base: JsonObject, theirs: JsonObject, edits: Edits): readonly Crossing[] {
  return Object.entries(edits).flatMap(([path, edit]) => {
    const parts = parsePath(path);
    const found = { path, base: valueAt(base, parts), theirs: valueAt(theirs, parts), mine: wantedBy(edit) };
    return isSame(found.base, found.theirs) || isSame(found.theirs, found.mine) ? [] : [found];
  });
}

/** The same wishes over a later revision; places in `given` go to what was published. */
export function rebaseEdits(theirs: JsonObject, edits: Edits, given: ReadonlySet<string>): Edits {
  return Object.entries(edits)
    .filter(([path]) => !given.has(path))
    .reduce<Edits>((kept, [path, edit]) => addEdit(kept, theirs, path, wantedBy(edit)), {});
}
