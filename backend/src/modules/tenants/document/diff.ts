import { isDeepStrictEqual } from 'node:util';
import { fieldAt } from './fields';
import { formatPath, isPlainObject, type PathPart } from './path';
import type { EditRole } from './schema/field';

/** One changed value. `null` stands for nothing there. */
export interface Change {
  /** A path like those of faults, but items of lists are named by their id or token: `packages[plus].price.EUR`. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The permission needed to publish a change. */
export interface Permission {
  readonly role: EditRole;
  readonly secondPerson: boolean;
}

/** Every changed value from one resolved document to another, smallest parts, in the order of their paths. */
export function diff(before: unknown, after: unknown): Change[] {
  return changes(before, after, '').sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
}

function changes(before: unknown, after: unknown, path: string): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  const identified = identifiedLists(before, after);
  if (identified) return listChanges(identified.before, identified.after, path);
  if (mayDescend(before) && mayDescend(after) && (isPlainObject(before) || isPlainObject(after))) {
    const [left, right] = [before ?? {}, after ?? {}];
    const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
    return [...keys].flatMap((key) => changes(valueOf(left, key), valueOf(right, key), step(path, key)));
  }
  return [{ path, before: before ?? null, after: after ?? null }];
}

type Item = Readonly<Record<string, unknown>>;

/** By what an item of a list is known to people. */
function idOf(item: Item): string | undefined {
  const id = item.id ?? item.token;
  return typeof id === 'string' ? id : undefined;
}

function listChanges(before: readonly Item[], after: readonly Item[], path: string): Change[] {
  const ids = (items: readonly Item[]) => items.map((item) => idOf(item) ?? '');
  const all = [...new Set([...ids(before), ...ids(after)])];
  const find = (items: readonly Item[], id: string) => items.find((item) => idOf(item) === id);
  const items = all.flatMap((id) => changes(find(before, id), find(after, id), `${path}[${id}]`));
  const kept = (list: readonly Item[], other: readonly Item[]) => ids(list).filter((id) => ids(other).includes(id));
  const moved = !isDeepStrictEqual(kept(before, after), kept(after, before));
  return moved ? [...items, { path, before: ids(before), after: ids(after) }] : items;
}

function identifiedLists(before: unknown, after: unknown) {
  const [left, right] = [itemsOf(before), itemsOf(after)];
  return left && right && left.length + right.length > 0 ? { before: left, after: right } : undefined;
}

function itemsOf(value: unknown): readonly Item[] | undefined {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return undefined;
  const items = value.filter((item): item is Item => isPlainObject(item) && idOf(item) !== undefined);
  const unique = new Set(items.map(idOf)).size === value.length;
  return items.length === value.length && unique ? items : undefined;
}

const mayDescend = (value: unknown): value is Readonly<Record<string, unknown>> | undefined =>
  value === undefined || isPlainObject(value);
const valueOf = (value: Readonly<Record<string, unknown>>, key: string) =>
  Object.hasOwn(value, key) ? value[key] : undefined;
const step = (path: string, key: PathPart) => {
  const tail = formatPath([key]);
  return path === '' || tail.startsWith('[') ? path + tail : `${path}.${tail}`;
};

/** The changes that touch money. */
export function changedMoneyPaths(entries: readonly Change[]): string[] {
  return entries.map((entry) => entry.path).filter((path) => fieldAt(path)?.approval === 'second-person');
}

/** The roles that may publish these changes. A path that no field describes needs an operator. */
export function rolesNeeded(entries: readonly Change[]): Permission {
  const operator = entries.some((entry) => fieldAt(entry.path)?.edit !== 'support');
  return { role: operator ? 'operator' : 'support', secondPerson: changedMoneyPaths(entries).length > 0 };
}
