import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 62rem)';

function watch(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}

/** Whether the list and a conversation stand beside each other. */
export function useWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
