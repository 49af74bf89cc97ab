import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type Query } from '../../../lib/api/routes';
import { type components } from '../../../lib/api/schema';
import { type Filters } from '../search/filters';
import { ownPlace } from '../search/own-place';
import { searchQuery } from '../search/search-query';

type Page = components['schemas']['SearchMembersResponse'];

export const MEMBERS = '/api/members';

/** What the API is asked for: the filters, and the place that distances are measured from. */
export function searchParams(filters: Filters): Query<'GET', typeof MEMBERS> {
  const place = filters.near === undefined ? undefined : ownPlace();
  return { ...searchQuery(filters), lat: place?.lat, lon: place?.lon };
}

/** One page of a search; the first where no cursor is given. */
export function searchMembers(filters: Filters, cursor: string | null, signal: AbortSignal): Promise<Answer<Page>> {
  return call('GET', MEMBERS, { params: { query: { ...searchParams(filters), cursor: cursor ?? undefined } }, signal });
}
