import { useEffect } from 'react';
import { client } from '../api/client';
import { type DeskQueue, releaseClaims } from './claims';
import { watchPresence } from './presence';

const KEEP_MS = 60_000;

/** Keeps what somebody has claimed of a queue while its screen is open, and gives the rest back with it. */
export function useLeases(queue: DeskQueue): void {
  useEffect(() => {
    const { isThere, stop } = watchPresence();
    const keeping = setInterval(() => {
      if (isThere()) client.PUT('/api/staff/work-claims').catch(() => undefined);
    }, KEEP_MS);
    const leave = (): void => {
      void releaseClaims(queue);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(keeping);
      stop();
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [queue]);
}
