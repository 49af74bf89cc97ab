import { type Dispatch, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { type Answer } from '../../../lib/api/problem';
import { getChat, type Whom } from '../api/chats';
import { getMessages } from '../api/messages';
import { type ChatDetails } from '../api/types';
import { onResync } from '../live/live';
import { LOADING, openOf, type Talk, talkAfter, type TalkEvent } from '../state/talk';
import { followChat, followMessages, useOpeningNews, withHeld } from './talk-news';
import { firstPage, type Pages, useGap, usePages } from './use-pages';

export interface TalkView extends Pages {
  readonly talk: Talk;
  readonly chat: ChatDetails | undefined;
  readonly retry: () => void;
  /** Asks for what has changed meanwhile. */
  readonly refresh: () => void;
  readonly passMarker: () => void;
  readonly tellGone: (seq: number) => void;
  /** An own message that was kept back is deleted, or about to be sent. */
  readonly forgetHeld: (id: string) => void;
}

const isAbsent = (answer: Answer<unknown>): boolean =>
  answer.state === 'failed' && /^(?:chat|profile)_not_found$/.test(answer.code ?? '');

async function open(whom: Whom, signal: AbortSignal, dispatch: Dispatch<TalkEvent>): Promise<ChatDetails | undefined> {
  const fail = (answer: Answer<unknown>): undefined => {
    if (answer.state === 'done' || signal.aborted) return undefined;
    dispatch(isAbsent(answer) ? { type: 'absent' } : { type: 'failed', errorState: answer });
    return undefined;
  };
  const chat = await getChat(whom, signal);
  if (chat.state !== 'done') return fail(chat);
  const page = await firstPage(chat.value, signal);
  if (page.state !== 'done') return fail(page);
  if (signal.aborted) return undefined;
  dispatch({ type: 'opened', chat: chat.value, page: page.value });
  return chat.value;
}

/** A conversation, kept true to what is told of it. */
export function useTalk(whom: Whom): TalkView {
  const [talk, dispatch] = useReducer(talkAfter, LOADING);
  const [chat, setChat] = useState<ChatDetails>();
  const [attempt, setAttempt] = useState(0);
  // The pane is made anew for everybody else.
  const [meant] = useState(whom);
  const now = useRef<Talk>(talk);
  useEffect(() => {
    now.current = talk;
  }, [talk]);
  useEffect(() => {
    const asking = new AbortController();
    void open(meant, asking.signal, dispatch).then((told) => {
      if (told !== undefined) setChat(told);
    });
    return () => {
      asking.abort();
    };
  }, [meant, attempt]);
  const partner = chat?.profile;
  const refreshing = useRef<AbortController>(undefined);
  const refresh = useCallback((): void => {
    refreshing.current?.abort();
    refreshing.current = new AbortController();
    void resync(meant, now, dispatch, setChat, refreshing.current.signal);
  }, [meant]);
  useEffect(() => () => refreshing.current?.abort(), []);
  useOpeningNews(partner, refresh);
  useEffect(
    () => (partner === undefined ? undefined : followMessages(partner, now, dispatch, refresh)),
    [partner, refresh],
  );
  useEffect(() => (partner === undefined ? undefined : followChat(partner, setChat, refresh)), [partner, refresh]);
  useEffect(() => onResync(refresh), [refresh]);
  useGap(talk, dispatch);
  const pages = usePages(now, dispatch);
  return {
    talk,
    chat,
    ...pages,
    refresh,
    retry: () => {
      dispatch({ type: 'retry' });
      setAttempt((count) => count + 1);
    },
    passMarker: useCallback(() => {
      dispatch({ type: 'marker_passed' });
    }, []),
    forgetHeld: useCallback((id) => {
      // An answer that is on its way may still have it.
      refreshing.current?.abort();
      setChat((known) => known && withHeld(known, id));
    }, []),
    tellGone: (seq) => {
      if (talk.name === 'open' && talk.conversation !== null)
        dispatch({ type: 'gone', conversation: talk.conversation, seq });
    },
  };
}

/** Asks for what has changed while nothing was heard. */
async function resync(
  whom: Whom,
  now: { readonly current: Talk },
  dispatch: Dispatch<TalkEvent>,
  setChat: (chat: ChatDetails) => void,
  signal: AbortSignal,
): Promise<void> {
  const shown = openOf(now.current);
  if (shown === undefined) return;
  const answer = await getChat(whom, signal);
  if (signal.aborted) return;
  if (isAbsent(answer)) dispatch({ type: 'absent' });
  if (answer.state !== 'done') return;
  setChat(answer.value);
  const { conversation } = answer.value;
  if (conversation === null) return;
  dispatch({ type: 'begun', conversation });
  dispatch({ type: 'chat', ...answer.value, conversation });
  if (!shown.follows) return;
  const page = await getMessages(conversation, undefined, signal);
  if (page.state === 'done') dispatch({ type: 'newer', page: page.value });
}
