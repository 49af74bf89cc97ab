import { type QueryKey, useQuery } from '@tanstack/react-query';
import { type Answer } from './problem';
import { answered, FETCHED_ONCE, type NotAnswered } from './query-answer';

/** Returns the answer to one call, fetched once: `refetch` asks again. The key begins with the path. */
export function useAnswer<T>(queryKey: QueryKey, ask: (signal: AbortSignal) => Promise<Answer<T>>, enabled = true) {
  return useQuery<T, NotAnswered>({
    ...FETCHED_ONCE,
    queryKey,
    enabled,
    queryFn: ({ signal }) => answered(ask(signal)),
  });
}
