import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answer } from '../../../lib/api/problem';
import { searchMembers } from '../api/search-members';
import { leadToLogIn } from '../parts/lead-to-log-in';
import { queryOf } from './filters';
import { type Found, joined } from './found';
import { keepSearch, keptSearch } from './kept-searches';
import { type Address } from './use-address';

export type ErrorState =
  | { readonly why: 'failed' | 'unreachable' | 'no_place' | 'refused' }
  | { readonly why: 'limited'; readonly seconds: number };

export type SearchState =
  | { readonly name: 'loading' }
  | { readonly name: 'found'; readonly found: Found; readonly more: 'idle' | 'loading' | 'failed' }
  | { readonly name: 'failed'; readonly errorState: ErrorState };

/** Returns the search results for an address, page after page. */
export function useSearch(address: Address | undefined) {
  const [last, setLast] = useState<{ readonly of: Address; readonly state: SearchState }>();
  const state: SearchState = last !== undefined && last.of === address ? last.state : { name: 'loading' };
  const found = state.name === 'found' ? state.found : undefined;
  const scroll = useRef<number>(undefined);
  const asking = useRef<AbortController>(undefined);

  useEffect(() => {
    if (address === undefined) return undefined;
    const show = (next: SearchState): void => {
      setLast({ of: address, state: next });
    };
    const kept = address.isBack ? keptSearch(queryOf(address.filters), address.isMember) : undefined;
    if (kept) {
      scroll.current = kept.scroll;
      show({ name: 'found', found: kept.found, more: 'idle' });
      return undefined;
    }
    const first = new AbortController();
    void searchMembers(address.filters, null, first.signal).then((answer) => {
      if (first.signal.aborted) return;
      if (answer.state === 'done') show({ name: 'found', found: answer.value, more: 'idle' });
      else if (answer.state === 'failed' && answer.code === 'authentication_required') leadToLogIn();
      else show({ name: 'failed', errorState: errorTextOf(answer) });
    });
    return () => {
      first.abort();
      asking.current?.abort();
    };
  }, [address]);

  useEffect(() => {
    if (address === undefined || found === undefined) return undefined;
    const [query, toMember] = [queryOf(address.filters), address.isMember];
    if (scroll.current !== undefined) window.scrollTo({ top: scroll.current, behavior: 'instant' });
    scroll.current = undefined;
    const keep = (): void => {
      keepSearch({ query, found, scroll: window.scrollY, toMember });
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [address, found]);

  const more = useCallback(async (): Promise<void> => {
    if (address === undefined || found?.next == null) return;
    const next = new AbortController();
    asking.current = next;
    const show = (shown: Found, how: 'idle' | 'loading' | 'failed'): void => {
      setLast({ of: address, state: { name: 'found', found: shown, more: how } });
    };
    show(found, 'loading');
    const answer = await searchMembers(address.filters, found.next, next.signal);
    if (next.signal.aborted) return;
    if (answer.state === 'done') show(joined(found, answer.value), 'idle');
    else show(found, 'failed');
  }, [address, found]);

  return { state, more };
}

function errorTextOf(answer: Exclude<Answer<unknown>, { state: 'done' }>): ErrorState {
  if (answer.state === 'limited') return { why: 'limited', seconds: answer.retryAfterSeconds };
  if (answer.state === 'invalid')
    return { why: answer.faults.some(({ path }) => path === 'lat') ? 'no_place' : 'refused' };
  return { why: answer.state };
}
