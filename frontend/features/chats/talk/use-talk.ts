import { type Dispatch, type SetStateAction, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { getChat, type Whom } from '../api/chats';
import { getMessages, PAGE_SIZE } from '../api/messages';
import { type ChatDetails, type HeldMessage, type Page } from '../api/types';
import { onEvent } from '../../../lib/realtime/live-events';
import { onHere, onMessage, onResync } from '../live/live';
import { LOADING, missingAfter, type OpenTalk, type Talk, talkAfter, type TalkEvent } from '../state/talk';
import { type Answer } from '../../../lib/api/problem';

export interface TalkView {
  readonly talk: Talk;
  readonly chat: ChatDetails | undefined;
  readonly retry: () => void;
  /** Asks for what has changed meanwhile. */
  readonly refresh: () => void;
  /** How fetching what lies above goes. */
  readonly older: 'idle' | 'loading' | 'failed';
  readonly loadOlder: () => void;
  readonly loadNewer: () => void;
  readonly toLatest: () => Promise<void>;
  readonly passMarker: () => void;
  readonly tellGone: (seq: number) => void;
  /** An own message that was kept back is deleted, or about to be sent. */
  readonly forgetHeld: (id: string) => void;
}

const NO_MESSAGES: Page = { messages: [], more: false };

/** Where the reader goes on: around the first new message if there are many, else at the end. */
async function firstPage(chat: ChatDetails, signal: AbortSignal): Promise<Answer<Page>> {
  const { conversation, last_seq: last, read_seq: read, num_unread_messages: unread } = chat;
  if (conversation === null) return { state: 'done', value: NO_MESSAGES };
  if (unread === 0 || last - read < PAGE_SIZE - 10) return getMessages(conversation, undefined, signal);
  const [before, after] = await Promise.all([
    getMessages(conversation, { before: read + 1 }, signal),
    getMessages(conversation, { after: read }, signal),
  ]);
  if (before.state !== 'done') return before;
  if (after.state !== 'done') return after;
  const messages = [...before.value.messages, ...after.value.messages];
  return { state: 'done', value: { messages, more: before.value.more } };
}

const isAbsent = (answer: Answer<unknown>): boolean =>
  answer.state === 'failed' && /^(?:chat|profile)_not_found$/.test(answer.code ?? '');

async function open(whom: Whom, signal: AbortSignal, dispatch: Dispatch<TalkEvent>): Promise<ChatDetails | undefined> {
  const fail = (answer: Answer<unknown>): undefined => {
    if (answer.state === 'done' || signal.aborted) return undefined;
    dispatch(isAbsent(answer) ? { type: 'absent' } : { type: 'failed', trouble: answer });
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
  useEffect(() => (partner === undefined ? undefined : followNews(partner, now, dispatch)), [partner]);
  useEffect(() => (partner === undefined ? undefined : followChat(partner, setChat, refresh)), [partner, refresh]);
  useEffect(() => onResync(refresh), [refresh]);
  useGap(talk, dispatch);
  const load = useLoading(now, dispatch);
  return {
    talk,
    chat,
    ...load,
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

const withHeld = (chat: ChatDetails, id: string, held?: HeldMessage): ChatDetails => ({
  ...chat,
  held: [...chat.held.filter((one) => one.client_id !== id), ...(held ? [held] : [])],
});

function followChat(
  partner: number,
  setChat: Dispatch<SetStateAction<ChatDetails | undefined>>,
  refresh: () => void,
): () => void {
  const stops = [
    // What is kept back from here shows at once; what becomes of it is asked for.
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
    // What it costs was said before the first one.
    onHere('sent', ({ message }) => {
      if (message.client_id !== null) setChat((chat) => chat && { ...chat, has_paid_message: true });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** What is told while a conversation is being opened may be newer than the answer: then it is asked for anew. */
function useOpeningNews(partner: number | undefined, refresh: () => void): void {
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

type Now = { readonly current: Talk };
const openOf = ({ current }: Now): OpenTalk | undefined => (current.name === 'open' ? current : undefined);

function followNews(partner: number, now: Now, dispatch: Dispatch<TalkEvent>): () => void {
  const stops = [
    onHere('begun', ({ profile, conversation }) => {
      if (profile === partner) dispatch({ type: 'begun', conversation });
    }),
    onMessage(({ conversation, message }) => {
      if (openOf(now)?.conversation === null && message.sender === partner) dispatch({ type: 'begun', conversation });
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

/** Asks for what has changed while nothing was heard. */
async function resync(
  whom: Whom,
  now: Now,
  dispatch: Dispatch<TalkEvent>,
  setChat: (chat: ChatDetails) => void,
  signal: AbortSignal,
): Promise<void> {
  const shown = openOf(now);
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

/** What is missing at the end is fetched; where that fails, with the next thing that is told. */
function useGap(talk: Talk, dispatch: Dispatch<TalkEvent>): void {
  const missing = missingAfter(talk);
  const conversation = talk.name === 'open' ? talk.conversation : null;
  const last = talk.name === 'open' ? talk.last : 0;
  useEffect(() => {
    if (missing === undefined || conversation === null) return undefined;
    const asking = new AbortController();
    void getMessages(conversation, { after: missing }, asking.signal).then((answer) => {
      if (answer.state === 'done' && !asking.signal.aborted) dispatch({ type: 'newer', page: answer.value });
    });
    return () => {
      asking.abort();
    };
  }, [missing, conversation, last, dispatch]);
}

function useLoading(now: Now, dispatch: Dispatch<TalkEvent>) {
  const isBusy = useRef({ older: false, newer: false });
  const [older, setOlder] = useState<TalkView['older']>('idle');
  const load = useCallback(
    async (way: 'older' | 'newer'): Promise<void> => {
      const shown = openOf(now);
      if (shown === undefined || shown.conversation === null || isBusy.current[way]) return;
      const [first] = shown.messages;
      if (first === undefined || (way === 'older' ? !shown.hasOlder : shown.end >= shown.last)) return;
      isBusy.current[way] = true;
      if (way === 'older') setOlder('loading');
      const part = way === 'older' ? { before: first.seq } : { after: shown.end };
      const answer = await getMessages(shown.conversation, part);
      isBusy.current[way] = false;
      if (way === 'older') setOlder(answer.state === 'done' ? 'idle' : 'failed');
      if (answer.state === 'done') dispatch({ type: way, page: answer.value });
    },
    [now, dispatch],
  );
  const toLatest = useCallback(async (): Promise<void> => {
    const shown = openOf(now);
    if (shown === undefined || shown.conversation === null || shown.end >= shown.last) return;
    const answer = await getMessages(shown.conversation, undefined);
    if (answer.state === 'done') dispatch({ type: 'latest', page: answer.value, last: shown.last });
  }, [now, dispatch]);
  return {
    older,
    loadOlder: useCallback(() => void load('older'), [load]),
    loadNewer: useCallback(() => void load('newer'), [load]),
    toLatest,
  };
}
