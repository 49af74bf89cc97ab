import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answer } from '../../lib/api/problem';
import { getTransactions, type Transaction } from './api/get-transactions';

export type ErrorState = Exclude<Answer<unknown>, { state: 'done' }>;

interface Shown {
  readonly name: 'shown';
  readonly entries: readonly Transaction[];
  readonly next: string | null;
  readonly more: 'idle' | 'loading' | 'failed';
}
type State = { readonly name: 'loading' } | { readonly name: 'failed'; readonly errorState: ErrorState } | Shown;

/** The statement, page after page. */
export function useTransactions() {
  const [state, setState] = useState<State>({ name: 'loading' });
  const asking = useRef<AbortController>(undefined);
  const load = useCallback(async (): Promise<void> => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    const answer = await getTransactions(null, signal);
    if (signal.aborted) return;
    if (answer.state !== 'done') setState({ name: 'failed', errorState: answer });
    else setState({ name: 'shown', entries: answer.value.transactions, next: answer.value.next, more: 'idle' });
  }, []);
  useEffect(() => {
    void load();
    return () => {
      asking.current?.abort();
    };
  }, [load]);
  const retry = (): void => {
    setState({ name: 'loading' });
    void load();
  };
  const more = useCallback(async (): Promise<void> => {
    if (state.name !== 'shown' || state.next === null) return;
    const { signal } = (asking.current = new AbortController());
    setState({ ...state, more: 'loading' });
    const answer = await getTransactions(state.next, signal);
    if (signal.aborted) return;
    if (answer.state !== 'done') setState({ ...state, more: 'failed' });
    else {
      const { transactions, next } = answer.value;
      setState({ name: 'shown', entries: [...state.entries, ...transactions], next, more: 'idle' });
    }
  }, [state]);
  return { state, retry, more };
}
