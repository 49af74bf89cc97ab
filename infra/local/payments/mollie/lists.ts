import { type Answer, type Call } from '../http/exchange';
import { type World } from '../state/world';
import { absent, documentation, hal, link, refuse } from './answers';

/** One page of a list: the newest first unless asked otherwise, `from` an id on, with the link of the next page. */
export function list<R extends { readonly id: string }>(
  world: World,
  { path, query }: Call,
  name: string,
  records: readonly R[],
  view: (record: R) => object,
): Answer {
  const limit = Number(query.get('limit') ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 250)
    throw refuse('The limit must be between 1 and 250', 'limit');
  const sorted = query.get('sort') === 'asc' ? [...records] : [...records].reverse();
  const from = query.get('from');
  const start = from === null ? 0 : sorted.findIndex(({ id }) => id === from);
  if (start < 0) throw absent(name, from ?? '');
  const shown = sorted.slice(start, start + limit);
  const linkTo = (id: string | undefined): object | null => {
    if (id === undefined) return null;
    const parameters = new URLSearchParams(query);
    parameters.set('from', id);
    parameters.set('limit', String(limit));
    return link(`${world.origin}${path}?${parameters.toString()}`);
  };
  const before = start > 0 ? sorted[Math.max(0, start - limit)] : undefined;
  const _links = {
    self: link(`${world.origin}${path}`),
    previous: linkTo(before?.id),
    next: linkTo(sorted[start + limit]?.id),
    documentation,
  };
  return hal(200, { count: shown.length, _embedded: { [name]: shown.map(view) }, _links });
}
