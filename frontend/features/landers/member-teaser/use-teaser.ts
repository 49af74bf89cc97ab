import { useEffect, useState } from 'react';
import { getTeaser } from './get-teaser';
import { keepForSignUp } from './handover';
import { idFromPath, type TeaserState } from './teaser';

/** The profile in the address, and a way to ask for it again. */
export function useTeaser() {
  const [state, setState] = useState<TeaserState>({ name: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const asking = new AbortController();
    const id = idFromPath(window.location.pathname);
    const answer = id === undefined ? Promise.resolve({ name: 'absent' } as const) : getTeaser(id, asking.signal);
    void answer.then((next) => {
      if (asking.signal.aborted) return;
      setState(next);
      if (next.name === 'shown') keepForSignUp('member', String(next.teaser.id));
    });
    return () => {
      asking.abort();
    };
  }, [attempt]);
  const retry = () => {
    setState({ name: 'loading' });
    setAttempt((count) => count + 1);
  };
  return { state, retry };
}
