import { type Answer, asValues, json } from '../http/exchange';
import { type World } from '../state/world';
import { absent, refuse } from './answers';
import { expand } from './expand';
import { elements, parseForm } from './form';
import { type View, listView, seconds } from './views';

/** One page of a list, the newest first, filtered by `created` and cut by `limit`, `starting_after`, `ending_before`. */
export function list<R extends { readonly id: string }>(
  world: World,
  path: string,
  query: URLSearchParams,
  records: readonly R[],
  createdAt: (record: R) => number,
  view: (record: R) => View,
): Answer {
  const values = parseForm(query.toString());
  const limit = Number(values['limit'] ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw refuse('This value must be between 1 and 100.', 'limit', 'parameter_invalid_integer');
  const isWanted = createdFilter(values['created']);
  const all = records.filter((record) => isWanted(seconds(createdAt(record)))).reverse();
  const placeOf = (name: string): number | undefined => {
    const id = values[name];
    if (typeof id !== 'string') return undefined;
    const place = all.findIndex((record) => record.id === id);
    if (place < 0) throw absent('object', id, name);
    return place;
  };
  const [after, before] = [placeOf('starting_after'), placeOf('ending_before')];
  const start = before === undefined ? (after ?? -1) + 1 : Math.max(0, before - limit);
  const end = before ?? start + limit;
  const data = all.slice(start, end).map(view);
  const hasMore = before === undefined ? end < all.length : start > 0;
  return json(200, expand(world, listView(path, data, hasMore), elements(values['expand'])));
}

function createdFilter(created: unknown): (at: number) => boolean {
  if (typeof created === 'string') return (at) => at === Number(created);
  const { gt, gte, lt, lte } = asValues(created);
  const bound = (value: unknown, otherwise: number): number => (value === undefined ? otherwise : Number(value));
  return (at) =>
    at > bound(gt, -Infinity) && at >= bound(gte, -Infinity) && at < bound(lt, Infinity) && at <= bound(lte, Infinity);
}
