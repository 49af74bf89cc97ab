import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';
import { type Filters } from '../search/filters';
import { ownPlace } from '../search/own-place';
import { searchQuery } from '../search/search-query';

type Page = components['schemas']['SearchMembersResponse'];

/** One page of a search; the first where no cursor is given. */
export function searchMembers(filters: Filters, cursor: string | null, signal: AbortSignal): Promise<Answer<Page>> {
  const place = filters.near === undefined ? undefined : ownPlace();
  const query = { ...searchQuery(filters), lat: place?.lat, lon: place?.lon, cursor: cursor ?? undefined };
  return call('GET', '/api/members', { params: { query }, signal });
}
