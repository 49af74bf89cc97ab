import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { deleteChat, getChat, listChats, markReceived } from '../api/chats';
import { type ChatItem } from '../api/types';
import { useBlockedHere } from '../../../lib/blocked';
import { tellUnreadOf } from '../../../lib/chats/unread-chats';
import { onEvent } from '../../../lib/realtime/live-events';
import { onHere, onMessage, onResync } from '../live/live';
import { type ChatList, listAfter, type ListEvent } from '../state/chat-list';

export interface ListView {
  readonly list: ChatList;
  /** A conversation could not be deleted. */
  readonly isRemoveFailed: boolean;
  readonly retry: () => void;
  readonly more: () => void;
  /** Answers whether the api agreed. */
  readonly remove: (conversation: number) => Promise<boolean>;
  readonly forgetError: () => void;
}

const chatIn = (list: ChatList, conversation: number): ChatItem | undefined =>
  list.name === 'shown' ? list.chats.find((chat) => chat.conversation === conversation) : undefined;

/** Tells the senders that their messages have reached this device. */
function tellReceived(chats: readonly ChatItem[]): void {
  const received = chats
    .filter(({ num_unread_messages: unread }) => unread > 0)
    .map(({ conversation, last_seq: seq }) => ({ conversation, seq }));
  if (received.length > 0) void markReceived(received);
}

/** The member's conversations, from when they are wanted on. */
export function useChatList(isWanted: boolean): ListView {
  const [list, dispatch] = useReducer(listAfter, { name: 'loading' });
  const [isRemoveFailed, setRemoveFailed] = useState(false);
  const now = useRef<ChatList>(list);
  useEffect(() => {
    now.current = list;
  }, [list]);
  const asking = useRef<AbortController>(undefined);
  /** Answers may still have them. */
  const removing = useRef(new Set<number>());
  const load = useCallback(async (): Promise<void> => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    const answer = await listChats(undefined, signal);
    if (signal.aborted) return;
    if (answer.state !== 'done') dispatch({ type: 'failed', errorState: answer });
    else {
      const chats = answer.value.chats.filter(({ conversation }) => !removing.current.has(conversation));
      dispatch({ type: 'loaded', ...answer.value, chats });
      tellReceived(chats);
    }
  }, []);
  // Conversations with unblocked people come back with the next answer.
  const blocked = useBlockedHere();
  useEffect(() => {
    if (!isWanted) return undefined;
    void load();
    const stop = onResync(() => void load());
    return () => {
      stop();
      asking.current?.abort();
    };
  }, [isWanted, load, blocked]);
  // Also behind a conversation: whoever comes back to the list finds it as it is.
  useEffect(() => followNews(dispatch, now), []);
  const next = list.name === 'shown' ? list.next : null;
  return {
    list,
    isRemoveFailed,
    retry: () => {
      dispatch({ type: 'retry' });
      void load();
    },
    more: () => {
      if (next !== null) void loadMore(next, dispatch);
    },
    remove: async (conversation) => {
      setRemoveFailed(false);
      const left = chatIn(now.current, conversation);
      removing.current.add(conversation);
      dispatch({ type: 'deleted', conversation });
      const answer = await deleteChat(conversation);
      const isDeleted = answer.state === 'done';
      if (isDeleted) tellUnreadOf(conversation, 0);
      else setRemoveFailed(true);
      removing.current.delete(conversation);
      // The conversation is restored even if the list cannot be fetched either.
      if (!isDeleted && left !== undefined && !chatIn(now.current, conversation))
        dispatch({ type: 'known', chat: left });
      void load();
      return isDeleted;
    },
    forgetError: () => {
      setRemoveFailed(false);
    },
  };
}

type Dispatch = (event: ListEvent) => void;

async function loadMore(cursor: string, dispatch: Dispatch): Promise<void> {
  dispatch({ type: 'more', how: 'loading' });
  const answer = await listChats(cursor);
  if (answer.state !== 'done') dispatch({ type: 'more', how: 'failed' });
  else {
    dispatch({ type: 'more_loaded', ...answer.value });
    tellReceived(answer.value.chats);
  }
}

function followNews(dispatch: Dispatch, now: { readonly current: ChatList }): () => void {
  const meet = async (conversation: number): Promise<void> => {
    const answer = await getChat({ conversation });
    if (answer.state !== 'done' || answer.value.conversation === null) return;
    const { conversation: number, last_at: at } = answer.value;
    dispatch({
      type: 'known',
      chat: { ...answer.value, conversation: number, last_at: at ?? new Date().toISOString() },
    });
  };
  const stops = [
    onMessage(({ conversation, message, unread }) => {
      if (chatIn(now.current, conversation)) dispatch({ type: 'message', conversation, message, unread });
      else if (now.current.name === 'shown') void meet(conversation);
      if (message.client_id === null) void markReceived([{ conversation, seq: message.seq }]);
    }),
    onEvent('chat', (event) => {
      dispatch({ type: 'chat', ...event });
    }),
    onHere('read', ({ conversation }) => {
      dispatch({ type: 'read', conversation });
    }),
    onEvent('gone', (event) => {
      dispatch({ type: 'gone', ...event });
    }),
    onHere('draft', (event) => {
      dispatch({ type: 'draft', ...event });
    }),
    onEvent('online', (event) => {
      dispatch({ type: 'online', ...event });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
