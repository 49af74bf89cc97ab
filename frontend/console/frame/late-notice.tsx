import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { askLateNow, isSomeLate, watchLate } from '../../lib/api/late-reads';
import { isUnanswered } from '../api/unanswered';
import { common } from '../texts/common';
import { Button } from '../ui/button';

/** Says over every screen that the server does not answer. What was shown stays, and is fetched anew by itself. */
export function LateNotice() {
  const queries = useQueryClient();
  const watch = useCallback(
    (listener: () => void) => {
      const stops = [watchLate(listener), queries.getQueryCache().subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [queries],
  );
  const isLate = useSyncExternalStore(
    watch,
    () => isSomeLate() || queries.getQueryCache().getAll().some(isStaleOnScreen),
  );
  useEffect(() => {
    window.addEventListener('online', askLateNow);
    return () => {
      window.removeEventListener('online', askLateNow);
    };
  }, []);
  const askNow = (): void => {
    askLateNow();
    void queries.refetchQueries({ predicate: ({ state }) => isUnanswered(state.error) });
  };
  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-x-3 bottom-16 z-40 sm:bottom-3">
      {isLate && (
        <div className="pointer-events-auto mx-auto flex w-fit max-w-md flex-wrap items-center gap-x-3 rounded-md border border-field bg-panel py-1 ps-4 pe-1 shadow-lg">
          <p className="grow basis-56 py-1">{common.not_answered}</p>
          <Button className="ms-auto" onClick={askNow}>
            {common.try_now}
          </Button>
        </div>
      )}
    </div>
  );
}

interface Shown {
  readonly state: { readonly data: unknown; readonly error: unknown };
  readonly isActive: () => boolean;
}

/** A screen shows what it had, because nobody answered when it asked anew. Without anything, it says so itself. */
const isStaleOnScreen = (query: Shown): boolean =>
  query.state.data !== undefined && isUnanswered(query.state.error) && query.isActive();
