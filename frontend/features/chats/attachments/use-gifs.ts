import { useCallback, useEffect, useRef, useState } from 'react';
import { findGifs, type Gif, type GifPage } from './api/attachments';

export type GifsState =
  | { readonly name: 'loading' }
  | { readonly name: 'failed' }
  | {
      readonly name: 'found';
      readonly gifs: readonly Gif[];
      readonly next: string | null;
      readonly provider: GifPage['provider'];
      readonly more: 'idle' | 'loading' | 'failed';
    };

const PAUSE_MS = 300;

/** GIFs for what has been typed, once the typing pauses; page after page. */
export function useGifs(query: string) {
  const [state, setState] = useState<GifsState>({ name: 'loading' });
  const asking = useRef<AbortController>(undefined);
  const load = useCallback(async (words: string, after?: GifsState): Promise<void> => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    const before = after?.name === 'found' ? after : undefined;
    setState(before === undefined ? { name: 'loading' } : { ...before, more: 'loading' });
    const answer = await findGifs(words, before?.next ?? null, signal);
    if (signal.aborted) return;
    if (answer.state !== 'done')
      return setState(before === undefined ? { name: 'failed' } : { ...before, more: 'failed' });
    const { gifs, next, provider } = answer.value;
    setState({ name: 'found', gifs: [...(before?.gifs ?? []), ...gifs], next, provider, more: 'idle' });
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => void load(query), query === '' ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [query, load]);
  useEffect(() => () => asking.current?.abort(), []);
  return { state, more: () => void load(query, state), retry: () => void load(query) };
}
