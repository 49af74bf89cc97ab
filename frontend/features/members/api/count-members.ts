import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type Query } from '../../../lib/api/routes';
import { type components } from '../../../lib/api/schema';
import { type Filters, withFilter } from '../search/filters';
import { searchParams } from './search-members';

export type Total = components['schemas']['SearchTotal'];

export const COUNT = '/api/search-count';

/** The filters alone: how many there are depends on no order. */
export const countParams = (filters: Filters): Query<'GET', typeof COUNT> =>
  searchParams(withFilter(filters, 'sort', ''));

/** How many members match filters. */
export const countMembers = (filters: Filters, signal: AbortSignal): Promise<Answer<Total>> =>
  call('GET', COUNT, { params: { query: countParams(filters) }, signal });
