import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Answer } from './problem';
import { answered, type ErrorState, FETCHED_ONCE, type NotAnswered } from './query-answer';

interface Page {
  /** The cursor of the page behind it; null where it is the last. */
  readonly next: string | null;
}

/** An endless list, as far as it was read. */
export type Pages<P extends Page> =
  | { readonly name: 'loading' }
  | { readonly name: 'failed'; readonly errorState: ErrorState }
  | {
      readonly name: 'shown';
      /** At least one. */
      readonly pages: readonly P[];
      readonly next: string | null;
      readonly more: 'idle' | 'loading' | 'failed';
    };

/** Fetches a list page after page. `refetch` asks again for all the pages that are there, and shows them until then. */
export function usePages<P extends Page>(
  queryKey: QueryKey,
  getPage: (cursor: string | null, signal: AbortSignal) => Promise<Answer<P>>,
  enabled = true,
) {
  const query = useInfiniteQuery<P, NotAnswered, InfiniteData<P>, QueryKey, string | null>({
    ...FETCHED_ONCE,
    queryKey,
    enabled,
    queryFn: ({ pageParam, signal }) => answered(getPage(pageParam, signal)),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
  });
  const { fetchNextPage, isFetching, refetch } = query;
  // While the pages are fetched again it is not known what follows them.
  const more = useCallback((): void => {
    if (!isFetching) void fetchNextPage({ cancelRefetch: false });
  }, [isFetching, fetchNextPage]);
  return { state: stateOf(query), more, refetch };
}

type Query<P> = Pick<
  ReturnType<typeof useInfiniteQuery<P, NotAnswered>>,
  'data' | 'error' | 'isFetchingNextPage' | 'isFetchNextPageError'
>;

function stateOf<P extends Page>({ data, error, isFetchingNextPage, isFetchNextPageError }: Query<P>): Pages<P> {
  if (data !== undefined) {
    const more = isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle';
    return { name: 'shown', pages: data.pages, next: data.pages.at(-1)?.next ?? null, more };
  }
  return error === null ? { name: 'loading' } : { name: 'failed', errorState: error.errorState };
}
