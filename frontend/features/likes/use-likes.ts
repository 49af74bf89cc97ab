import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answer } from '../../lib/api/problem';
import { watchLikes } from '../../lib/likes/marks';
import { getLikes, type Like, unique } from './api/get-likes';
import { type LikeList } from './lists';
import { keepPlace, keptPlace } from './place';

export type ErrorState = Exclude<Answer<unknown>, { state: 'done' }>;

interface Shown {
  readonly name: 'shown';
  readonly likes: readonly Like[];
  readonly next: string | null;
  /** How many answers they came in. */
  readonly pages: number;
  readonly more: 'idle' | 'loading' | 'failed';
}
type State = { readonly name: 'loading' } | { readonly name: 'failed'; readonly errorState: ErrorState } | Shown;

/** Fetches several pages of a list and joins them into one. */
async function getPages(list: LikeList, pages: number, signal: AbortSignal): Promise<State> {
  let likes: readonly Like[] = [];
  let next: string | null = null;
  for (let page = 1; ; page += 1) {
    const answer = await getLikes(list, next, signal);
    if (answer.state !== 'done') return { name: 'failed', errorState: answer };
    likes = unique([...likes, ...answer.value.likes]);
    next = answer.value.next;
    if (page >= pages || next === null) return { name: 'shown', likes, next, pages: page, more: 'idle' };
  }
}

/** Asks again when somebody comes back to the page, and when the likes have changed behind it. */
export function useReloading(reload: () => void): void {
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) reload();
    };
    window.addEventListener('pageshow', show);
    const stop = watchLikes(reload);
    return () => {
      window.removeEventListener('pageshow', show);
      stop();
    };
  }, [reload]);
}

/** A list of likes, page after page, where the reader had left it. */
export function useLikes(list: LikeList) {
  const [state, setState] = useState<State>({ name: 'loading' });
  const asking = useRef<AbortController>(undefined);
  const scroll = useRef<number>(undefined);
  const shown = state.name === 'shown' ? state : undefined;
  const pages = useRef(1);

  const load = useCallback(
    async (isQuiet: boolean): Promise<void> => {
      asking.current?.abort();
      const { signal } = (asking.current = new AbortController());
      const next = await getPages(list, pages.current, signal);
      if (!signal.aborted && !(isQuiet && next.name === 'failed')) setState(next);
    },
    [list],
  );
  const reload = useCallback(() => void load(true), [load]);
  useReloading(reload);
  useEffect(() => {
    const place = keptPlace();
    pages.current = place?.pages ?? 1;
    scroll.current = place?.scroll;
    window.history.scrollRestoration = 'manual';
    void load(false);
    return () => {
      asking.current?.abort();
      window.history.scrollRestoration = 'auto';
    };
  }, [load]);
  useEffect(() => {
    if (shown === undefined) return undefined;
    pages.current = shown.pages;
    if (scroll.current !== undefined) window.scrollTo({ top: scroll.current, behavior: 'instant' });
    scroll.current = undefined;
    const keep = (): void => {
      keepPlace({ pages: shown.pages, scroll: window.scrollY });
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
    };
  }, [shown]);

  const more = useCallback(async (): Promise<void> => {
    if (shown?.next == null) return;
    const { signal } = (asking.current = new AbortController());
    setState({ ...shown, more: 'loading' });
    const answer = await getLikes(list, shown.next, signal);
    if (signal.aborted) return;
    if (answer.state !== 'done') setState({ ...shown, more: 'failed' });
    else {
      const likes = unique([...shown.likes, ...answer.value.likes]);
      setState({ ...shown, likes, next: answer.value.next, pages: shown.pages + 1, more: 'idle' });
    }
  }, [list, shown]);
  const retry = (): void => {
    setState({ name: 'loading' });
    void load(false);
  };
  return { state, more, retry };
}
