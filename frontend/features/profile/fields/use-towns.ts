import { keepPreviousData, useQuery } from '@tanstack/react-query';
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
    queryKey: ['/api/places', country, paused],
    enabled: paused !== '' && country !== '',
    queryFn: async ({ signal }) => {
      const { places } = await answered(findTowns(country, paused, signal));
      return { typed: paused, towns: places };
    },
    placeholderData: keepPreviousData,
    // Towns stay where they are.
    staleTime: Infinity,
  });
  if (asked === '') return { name: 'idle' };
  if (isError) return { name: 'failed' };
  return data === undefined ? { name: 'idle' } : { name: 'found', ...data };
}
