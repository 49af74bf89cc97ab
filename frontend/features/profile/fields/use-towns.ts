import { useEffect, useState } from 'react';
import { findTowns, type FoundTown } from '../api/find-towns';

/** Somebody is still typing. */
const PAUSE_MS = 150;

export type Towns =
  | { readonly name: 'idle' | 'failed' }
  /** `typed` tells of what they are the answer. */
  | { readonly name: 'found'; readonly typed: string; readonly towns: readonly FoundTown[] };

/** What fits to what is typed; undefined where nobody types. The last answer stays until the next is there. */
export function useTowns(country: string, typed: string | undefined): Towns {
  const [towns, setTowns] = useState<Towns>({ name: 'idle' });
  const asked = typed?.trim() ?? '';
  useEffect(() => {
    if (asked === '' || country === '') return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const timer = setTimeout(() => {
      void findTowns(country, asked, signal).then((found) => {
        if (!signal.aborted) setTowns(found ? { name: 'found', typed: asked, towns: found } : { name: 'failed' });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [country, asked]);
  return asked === '' ? { name: 'idle' } : towns;
}
