import { useCallback, useEffect, useRef, useState } from 'react';
import { markRead } from '../api/chats';
import { onResync, tellRead } from '../live/live';
import { type Talk } from '../state/talk';

const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** Messages there at opening count as read at once; later ones do once the end is visible to the reader. */
export function useReading(talk: Talk): (isAtEnd: boolean) => void {
  const told = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);
  const conversation = talk.name === 'open' ? talk.conversation : null;
  const last = talk.name === 'open' ? talk.last : 0;
  useEffect(() => {
    if (conversation === null || last === 0) return undefined;
    const read = (): void => {
      const before = told.current;
      const isFirst = before === 0;
      if (before >= last || !isLookedAt() || !(isFirst || isAtEnd)) return;
      told.current = last;
      tellRead(conversation);
      void markRead(conversation, last).then(({ state }) => {
        // Told again at the next occasion.
        if (state !== 'done' && told.current === last) told.current = before;
      });
    };
    read();
    window.addEventListener('focus', read);
    document.addEventListener('visibilitychange', read);
    const stop = onResync(read);
    return () => {
      stop();
      window.removeEventListener('focus', read);
      document.removeEventListener('visibilitychange', read);
    };
  }, [conversation, last, isAtEnd]);
  return useCallback((now) => {
    setAtEnd(now);
  }, []);
}
