import { useEffect, useSyncExternalStore } from 'react';
import { client } from '../api/client';
import { type Desk, type DeskItem, type DeskState } from './desk';

const KEEP_MS = 60_000;
const LOOK_MS = 15_000;

/** Keeps the claims of a desk while its screen is open, looks for more, and leaves with the screen or the page. */
export function useDesk<I extends DeskItem, D>(desk: Desk<I, D>): DeskState<I> {
  const state = useSyncExternalStore(desk.subscribe, desk.read);
  useEffect(() => {
    void desk.fill();
    const keeping = setInterval(() => void client.PUT('/api/staff/work-claims').catch(() => undefined), KEEP_MS);
    const looking = setInterval(() => void desk.fill(), LOOK_MS);
    const leave = (): void => {
      desk.leave();
    };
    // A page that comes back out of the browser's memory has given everything away.
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void desk.fill();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      clearInterval(keeping);
      clearInterval(looking);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      leave();
    };
  }, [desk]);
  return state;
}
