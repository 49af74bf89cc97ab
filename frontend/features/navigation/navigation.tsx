'use client';

import { useEffect, useState } from 'react';
import { reloadAfter } from '../../lib/chunk-reload';
import { restoreFragment } from '../../lib/fragment';
import { watchNavigation } from './watch-navigation';

/** A bar while the next page is on its way; and a page that misses a part of itself is loaded anew. */
export function Navigation() {
  const [running, setRunning] = useState(false);
  useEffect(() => watchNavigation(setRunning), []);
  useEffect(restoreFragment, []);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener('unhandledrejection', ({ reason }) => reloadAfter(reason), { signal });
    window.addEventListener('error', ({ error }) => reloadAfter(error), { signal });
    return () => {
      ending.abort();
    };
  }, []);
  if (!running) return null;
  return <div className="progress-run fixed inset-x-0 top-0 z-50 h-1 bg-primary" aria-hidden="true" />;
}
