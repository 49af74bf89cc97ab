import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { keepLate } from '../../lib/api/late-reads';
import { client } from '../api/client';
import { isUnanswered } from '../api/unanswered';
import { watchPresence } from './presence';
import { wellbeingQuery } from './wellbeing';
import { type Desk, type DeskItem, type DeskState, keyOf } from './desk';
import { useTop } from './use-top';

const KEEP_MS = 60_000;
const LOOK_MS = 15_000;
const ASK_AGAIN_MS = 5000;

/** Keeps the claims of a desk while its screen is open, looks for more, and leaves with the screen or the page. */
export function useDesk<I extends DeskItem, D>(desk: Desk<I, D>): DeskState<I> {
  const state = useSyncExternalStore(desk.subscribe, desk.read);
  const queries = useQueryClient();
  const [current] = state.items;
  useTop(current && keyOf(current));
  const isLate = isUnanswered(state.fault);
  useEffect(() => {
    void desk.fill();
    const { isThere, stop } = watchPresence();
    const whileThere = (call: () => Promise<unknown>) => () => {
      if (isThere()) call().catch(() => undefined);
    };
    const keeping = setInterval(
      whileThere(async () => {
        await client.PUT('/api/staff/work-claims');
        await queries.invalidateQueries({ queryKey: wellbeingQuery.queryKey });
      }),
      KEEP_MS,
    );
    const looking = setInterval(
      whileThere(() => desk.fill()),
      LOOK_MS,
    );
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
      stop();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      leave();
    };
  }, [desk, queries]);
  useEffect(() => {
    if (!isLate) return;
    const ask = (): void => void desk.fill();
    const asking = setInterval(ask, ASK_AGAIN_MS);
    const end = keepLate(ask);
    return () => {
      clearInterval(asking);
      end();
    };
  }, [desk, isLate]);
  return state;
}
