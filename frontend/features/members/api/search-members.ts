import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';
import { type Filters, queryOf } from '../search/filters';
import { ownPlace } from '../search/own-place';

type Page = components['schemas']['SearchMembersResponse'];

/** One page of a search; the first where no cursor is given. */
export function searchMembers(
  { near, ...filters }: Filters,
  cursor: string | null,
  signal: AbortSignal,
): Promise<Answer<Page>> {
  const query = new URLSearchParams(queryOf(filters));
  const place = near === undefined ? undefined : ownPlace();
  if (place !== undefined) {
    query.set('lat', String(place.lat));
    query.set('lon', String(place.lon));
  }
  if (cursor !== null) query.set('cursor', cursor);
  return call<Page>(`/api/members?${query.toString()}`, { signal });
}
