import { useCallback, useEffect, useRef, useState } from 'react';
import { tellTyping } from '../api/chats';
import { onEvent } from '../../../lib/realtime/live-events';
import { onMessage } from '../live/live';

/** Somebody who writes says so again before it is forgotten. */
const SHOWN_MS = 6000;
const EVERY_MS = 4000;

/** Whether the other one is writing, and a way to say that one writes oneself. */
export function useTyping(conversation: number | null) {
  const [isTyping, setTyping] = useState(false);
  const toldAt = useRef(-EVERY_MS);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const quiet = (): void => {
      clearTimeout(timer);
      setTyping(false);
    };
    const stops = [
      onEvent('typing', (event) => {
        if (event.conversation !== conversation) return;
        clearTimeout(timer);
        setTyping(true);
        timer = setTimeout(quiet, SHOWN_MS);
      }),
      // The message that was being typed has arrived.
      onMessage((event) => {
        if (event.conversation === conversation && event.message.client_id === null) quiet();
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [conversation]);
  const tell = useCallback((): void => {
    const now = performance.now();
    if (conversation === null || now - toldAt.current < EVERY_MS) return;
    toldAt.current = now;
    void tellTyping(conversation);
  }, [conversation]);
  return [isTyping, tell] as const;
}
