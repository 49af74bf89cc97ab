import { useCallback, useEffect, useState } from 'react';
import { getLastSearch } from '../api/get-last-search';
import { searchMembers } from '../api/search-members';
import { type Offer } from '../search/filters';
import { type Found } from '../search/found';

type State =
  { readonly name: 'loading' } | { readonly name: 'failed' } | { readonly name: 'found'; readonly found: Found };

/** Searches with what the member has stated so far: at sign-up, or in later searches. */
export function useFirstMatches(member: number | undefined, offered: Pick<Offer, 'fields' | 'minAge'>) {
  const [state, setState] = useState<State>({ name: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (member === undefined) return undefined;
    const asking = new AbortController();
    const ask = async (): Promise<void> => {
      const filters = await getLastSearch(offered);
      const answer = await searchMembers(filters, null, asking.signal);
      if (asking.signal.aborted) return;
      setState(answer.state === 'done' ? { name: 'found', found: answer.value } : { name: 'failed' });
    };
    void ask();
    return () => {
      asking.abort();
    };
  }, [member, offered, attempt]);
  const retry = useCallback((): void => {
    setState({ name: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}
