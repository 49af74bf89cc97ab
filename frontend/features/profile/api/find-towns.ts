import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';

export type FoundTown = components['schemas']['PlaceResponse'];

/** Towns of a country that begin as somebody types. */
export const findTowns = (
  country: string,
  typed: string,
  signal: AbortSignal,
): Promise<Answer<components['schemas']['PlacesResponse']>> =>
  call('GET', '/api/places', { params: { query: { query: typed, country } }, signal });
