import { useEffect } from 'react';
import { watchLikes } from '../../lib/likes/marks';
import { onEvent } from '../../lib/realtime/live-events';

/** Asks again when somebody comes back to the page, and when likes, matches or messages arrive. Visits have no events. */
export function useNews(reload: () => unknown): void {
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) reload();
    };
    window.addEventListener('pageshow', show);
    const stops = [watchLikes(reload), onEvent('message', reload), onEvent('match', reload)];
    return () => {
      window.removeEventListener('pageshow', show);
      for (const stop of stops) stop();
    };
  }, [reload]);
}
