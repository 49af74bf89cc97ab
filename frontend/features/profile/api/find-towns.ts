import { call } from '../../../lib/api/call';
import { type components } from '../../../lib/api/schema';

export type FoundTown = components['schemas']['PlaceResponse'];

/** Towns of a country that begin as somebody types; undefined where they cannot be had. */
export async function findTowns(
  country: string,
  typed: string,
  signal: AbortSignal,
): Promise<readonly FoundTown[] | undefined> {
  const query = new URLSearchParams({ query: typed, country });
  const answer = await call<{ readonly places: readonly FoundTown[] }>(`/api/places?${query.toString()}`, { signal });
  return answer.state === 'done' ? answer.value.places : undefined;
}
