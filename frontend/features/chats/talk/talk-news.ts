import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react';
import { onEvent } from '../../../lib/realtime/live-events';
import { type ChatDetails, type HeldMessage } from '../api/types';
import { onHere, onMessage } from '../live/live';
import { openOf, type Talk, type TalkEvent } from '../state/talk';

export const withHeld = (chat: ChatDetails, id: string, held?: HeldMessage): ChatDetails => ({
  ...chat,
  held: [...chat.held.filter((one) => one.client_id !== id), ...(held ? [held] : [])],
});

/** Follows events about the participants and about held messages. Returns a function that stops it. */
export function followChat(
  partner: number,
  setChat: Dispatch<SetStateAction<ChatDetails | undefined>>,
  refresh: () => void,
): () => void {
  const stops = [
    // A message held from here shows at once; the decision about it is fetched.
    onHere('held', ({ profile, held }) => {
      if (profile === partner) setChat((chat) => chat && withHeld(chat, held.client_id, held));
    }),
    onEvent('held', ({ profile }) => {
      if (profile === partner) refresh();
    }),
    onEvent('online', ({ profile, online }) => {
      if (profile !== partner) return;
      setChat((chat) => chat && { ...chat, partner: { ...chat.partner, online } });
    }),
    // The cost is stated only before the first message.
    onHere('sent', ({ message }) => {
      if (message.client_id !== null) setChat((chat) => chat && { ...chat, has_paid_message: true });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Follows events about the messages. Returns a function that stops it. */
export function followMessages(
  partner: number,
  now: { readonly current: Talk },
  dispatch: Dispatch<TalkEvent>,
  refresh: () => void,
): () => void {
  const stops = [
    // Begun by oneself in another tab, or on another device: with whom, the api knows.
    onEvent('message', ({ message }) => {
      if (openOf(now.current)?.conversation === null && message.client_id !== null) refresh();
    }),
    onHere('begun', ({ profile, conversation }) => {
      if (profile === partner) dispatch({ type: 'begun', conversation });
    }),
    onMessage(({ conversation, message }) => {
      if (openOf(now.current)?.conversation === null && message.sender === partner)
        dispatch({ type: 'begun', conversation });
      dispatch({ type: 'message', conversation, message });
    }),
    onEvent('chat', (event) => {
      dispatch({ type: 'chat', ...event });
    }),
    onEvent('gone', (event) => {
      dispatch({ type: 'gone', ...event });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Events that arrive while a conversation is opening may be newer than the answer, so it is fetched again. */
export function useOpeningNews(partner: number | undefined, refresh: () => void): void {
  const hasNews = useRef(false);
  useEffect(() => {
    if (partner !== undefined) {
      if (hasNews.current) refresh();
      hasNews.current = false;
      return undefined;
    }
    const note = (): void => {
      hasNews.current = true;
    };
    const stops = [onMessage(note), onEvent('chat', note), onEvent('gone', note), onEvent('held', note)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [partner, refresh]);
}
