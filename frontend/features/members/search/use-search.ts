import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { usePages } from '../../../lib/api/use-pages';
import { MEMBERS, searchMembers, searchParams } from '../api/search-members';
import { leadToLogIn } from '../parts/lead-to-log-in';
import { queryOf } from './filters';
import { type Found, joined } from './found';
import { keepSearch, keptSearch } from './kept-searches';
import { type Address } from './use-address';

const NOWHERE: Address = { filters: {}, isMember: false, isBack: false };

/** Returns the search results for an address, page after page; what is kept of them where the reader comes back. */
export function useSearch(address: Address | undefined) {
  const { filters, isMember, isBack } = address ?? NOWHERE;
  const query = queryOf(filters);
  const client = useQueryClient();
  const key = useMemo(() => [MEMBERS, searchParams(filters)], [filters]);
  const { state, more, refetch } = usePages<Found>(
    key,
    async (cursor, signal) => {
      const kept = isBack && cursor === null ? keptSearch(query, isMember) : undefined;
      return kept ? { state: 'done', value: kept.found } : searchMembers(filters, cursor, signal);
    },
    address !== undefined,
  );
  const pages = state.name === 'shown' ? state.pages : undefined;
  const found = useMemo(() => pages?.reduce(joined), [pages]);

  const isRefused =
    state.name === 'failed' &&
    state.errorState.state === 'failed' &&
    state.errorState.code === 'authentication_required';
  useEffect(() => {
    if (isRefused) leadToLogIn();
  }, [isRefused]);

  const placed = useRef<Address>(undefined);
  useEffect(() => {
    if (address === undefined || found === undefined) return undefined;
    const kept = isBack && placed.current !== address ? keptSearch(query, isMember) : undefined;
    if (kept) window.scrollTo({ top: kept.scroll, behavior: 'instant' });
    placed.current = address;
    const keep = (): void => {
      keepSearch({ query, found, scroll: window.scrollY, toMember: isMember });
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      // Unless it was dropped because somebody else has signed in.
      if (client.getQueryData(key)) keep();
    };
  }, [address, found, query, isMember, isBack, client, key]);

  return { state: isRefused ? ({ name: 'loading' } as const) : state, found, more, refetch };
}
