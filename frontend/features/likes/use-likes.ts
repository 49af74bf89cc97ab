import { useEffect, useRef } from 'react';
import { usePages } from '../../lib/api/use-pages';
import { watchLikes } from '../../lib/likes/marks';
import { getLikes } from './api/get-likes';
import { type LikeList } from './lists';
import { keepPlace, keptPlace } from './place';

/** Asks again when somebody comes back to the page, and when the likes have changed behind it. */
export function useReloading(reload: () => unknown): void {
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
  const likes = usePages([`/api/likes/${list}`], (cursor, signal) => getLikes(list, cursor, signal));
  const { state, more, refetch } = likes;
  useReloading(refetch);
  const place = useRef<ReturnType<typeof keptPlace>>(undefined);
  useEffect(() => {
    place.current = keptPlace();
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
  const shown = state.name === 'shown' ? state.pages.length : 0;
  const isEnd = state.name === 'shown' && (state.next === null || state.more === 'failed');
  useEffect(() => {
    if (shown === 0) return undefined;
    const left = place.current;
    if (left !== undefined && shown < left.pages && !isEnd) {
      more();
      return undefined;
    }
    if (left !== undefined) window.scrollTo({ top: left.scroll, behavior: 'instant' });
    place.current = undefined;
    const keep = (): void => {
      keepPlace({ pages: shown, scroll: window.scrollY });
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
    };
  }, [shown, isEnd, more]);
  return likes;
}
