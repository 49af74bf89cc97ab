import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { answered } from '../../../lib/api/query-answer';
import { usePaused } from '../../../lib/use-paused';
import { findTowns, type FoundTown } from '../api/find-towns';

/** Somebody is still typing. */
const PAUSE_MS = 150;

export type Towns =
  | { readonly name: 'idle' | 'failed' }
  /** `typed` tells of what they are the answer. */
  | { readonly name: 'found'; readonly typed: string; readonly towns: readonly FoundTown[] };

/**
 * Returns the towns that match the input; undefined if nobody types. The last answer stays until the next one arrives.
 */
export function useTowns(country: string, typed: string | undefined): Towns {
  const asked = typed?.trim() ?? '';
  const paused = usePaused(asked, PAUSE_MS);
  const { data, isError } = useQuery({
    ...townsOf(country, paused),
    enabled: paused !== '' && country !== '',
    placeholderData: keepPreviousData,
  });
  if (asked === '') return { name: 'idle' };
  if (isError) return { name: 'failed' };
  return data === undefined ? { name: 'idle' } : { name: 'found', ...data };
}

/** Returns a function that finds the towns at once, without the pause of `useTowns`. It rejects where that fails. */
export function useFindTowns(country: string): (typed: string) => Promise<readonly FoundTown[]> {
  const client = useQueryClient();
  return async (typed) => (await client.query(townsOf(country, typed.trim()))).towns;
}

const townsOf = (country: string, asked: string) =>
  queryOptions({
    queryKey: ['/api/places', country, asked],
    queryFn: async ({ signal }) => {
      const { places } = await answered(findTowns(country, asked, signal));
      return { typed: asked, towns: places };
    },
    // Towns stay where they are.
    staleTime: Infinity,
  });
