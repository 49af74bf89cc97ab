import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { type Answer } from '../../../lib/api/problem';
import { getMessages, PAGE_SIZE } from '../api/messages';
import { type ChatDetails, type Page } from '../api/types';
import { missingAfter, openOf, type Talk, type TalkEvent } from '../state/talk';

const NO_MESSAGES: Page = { messages: [], more: false };

/** Fetches the page at which the reader continues: around the first new message if there are many, else the end. */
export async function firstPage(chat: ChatDetails, signal: AbortSignal): Promise<Answer<Page>> {
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

/** Fetches messages that are missing at the end; after a failure it tries again with the next event. */
export function useGap(talk: Talk, dispatch: Dispatch<TalkEvent>): void {
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

export interface Pages {
  /** How fetching what lies above goes. */
  readonly older: 'idle' | 'loading' | 'failed';
  readonly loadOlder: () => void;
  readonly loadNewer: () => void;
  readonly toLatest: () => Promise<void>;
}

/** Fetches what lies above and below of what is here. */
export function usePages(now: { readonly current: Talk }, dispatch: Dispatch<TalkEvent>): Pages {
  const isBusy = useRef({ older: false, newer: false });
  const [older, setOlder] = useState<Pages['older']>('idle');
  const load = useCallback(
    async (way: 'older' | 'newer'): Promise<void> => {
      const shown = openOf(now.current);
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
    const shown = openOf(now.current);
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
