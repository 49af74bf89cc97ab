import { type FieldError } from '../../../platform/http';
import { type DocumentLayer, type PathPart, fieldAt, parsePath } from '../../tenants';
import { type WaveChange } from '../names';

type Values = Readonly<Record<string, unknown>>;

/** The faults that changes have at every brand: paths that no setting has, and paths that are given twice. */
export function faultsOfChanges(changes: readonly WaveChange[]): FieldError[] {
  const seen = new Set<string>();
  return changes.flatMap(({ path }, index): FieldError[] => {
    const at = `changes[${index}].path`;
    if (parsePath(path).length === 0 || fieldAt(path) === undefined)
      return [{ path: at, code: 'unknown_path', message: `There is no setting ${path}.` }];
    if (seen.has(path)) return [{ path: at, code: 'given_twice', message: `${path} is given twice.` }];
    seen.add(path);
    return [];
  });
}

/**
 * Returns the brand's own settings with the changes made. A brand has a list as a whole or not at all: where a change of one
 * item finds no own list, the whole list is taken from `document` first.
 */
export function changedSource(source: Values, document: Values, changes: readonly WaveChange[]): DocumentLayer {
  return changes.reduce<Values>((values, change) => {
    const parts = parsePath(change.path);
    const next = change.act === 'set' ? set(values, document, parts, change.value) : reset(values, parts);
    return isMap(next) ? next : {};
  }, source);
}

function set(own: unknown, resolved: unknown, [part, ...rest]: readonly PathPart[], value: unknown): unknown {
  if (part === undefined) return value;
  if (Array.isArray(own) || (own === undefined && Array.isArray(resolved))) {
    const list: readonly unknown[] = Array.isArray(own) ? own : (resolved as readonly unknown[]);
    const at = indexIn(list, part);
    if (at < 0) return list;
    return list.map((item, index) => (index === at ? set(item, undefined, rest, value) : item));
  }
  const map = isMap(own) ? own : {};
  return withKey(map, String(part), set(at(map, part), at(resolved, part), rest, value));
}

/** Takes a value out, and the maps that are empty without it. */
function reset(own: unknown, [part, ...rest]: readonly PathPart[]): unknown {
  if (part === undefined) return undefined;
  if (Array.isArray(own)) {
    const list: readonly unknown[] = own;
    const index = indexIn(list, part);
    if (index < 0) return list;
    const item = reset(list[index], rest);
    return item === undefined ? list.filter((_, other) => other !== index) : list.with(index, item);
  }
  if (!isMap(own) || at(own, part) === undefined) return own;
  const inner = reset(at(own, part), rest);
  const next = Object.fromEntries(
    Object.entries(own).flatMap(([key, value]) =>
      key !== String(part) ? [[key, value]] : inner === undefined ? [] : [[key, inner]],
    ),
  );
  return Object.keys(next).length === 0 ? undefined : next;
}

/** Items of lists are named by their place, or as in a diff by their id or token. */
function indexIn(list: readonly unknown[], part: PathPart): number {
  if (typeof part === 'number') return part < list.length ? part : -1;
  return list.findIndex((item) => isMap(item) && (item['id'] ?? item['token']) === part);
}

const isMap = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (values: unknown, part: PathPart): unknown =>
  isMap(values) && Object.hasOwn(values, part) ? values[part] : undefined;
/** `fromEntries` defines keys instead of assigning them. */
const withKey = (map: Values, key: string, value: unknown): Values =>
  Object.fromEntries([...Object.entries(map).filter(([other]) => other !== key), [key, value]]);
