import { tellUnreadOf } from '../../../lib/chats/unread-chats';
import { knownMember, watchMember } from '../../../lib/member';
import { closeShown } from '../../../lib/push/close-shown';
import { type LiveEvents, onEvent, onResync as onMissed } from '../../../lib/realtime/live-events';
import { ROUTES } from '../../../site/routes';
import { type HeldMessage, type Message } from '../api/types';

/** Events that this page sends to its own parts. */
interface HereEvents {
  /** The message was sent from here, and the API accepted it. */
  readonly sent: { readonly conversation: number; readonly message: Message };
  /** Sent from here, and kept back by the api. */
  readonly held: { readonly profile: number; readonly held: HeldMessage };
  /** A conversation has its number from its first message on. */
  readonly begun: { readonly profile: number; readonly conversation: number };
  /** Opened here: nothing in it is unread any more. */
  readonly read: { readonly conversation: number };
  readonly draft: { readonly conversation: number; readonly text: string };
}
type HereKind = keyof HereEvents;
type Listener<K extends HereKind> = (event: HereEvents[K]) => void;

const listeners: { readonly [K in HereKind]: Set<Listener<K>> } = {
  sent: new Set(),
  held: new Set(),
  begun: new Set(),
  read: new Set(),
  draft: new Set(),
};

export function tellHere<K extends HereKind>(kind: K, event: HereEvents[K]): void {
  for (const listener of listeners[kind]) listener(event);
}

/** Returns its end. */
export function onHere<K extends HereKind>(kind: K, listener: Listener<K>): () => void {
  listeners[kind].add(listener);
  return () => {
    listeners[kind].delete(listener);
  };
}

/** Messages of both, whether they come from the api or were sent from here. Returns its end. */
export function onMessage(
  listener: (event: Pick<LiveEvents['message'], 'conversation' | 'message'> & { readonly unread?: number }) => void,
): () => void {
  const stops = [onEvent('message', listener), onHere('sent', listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The badge falls at once. */
export function tellRead(conversation: number): void {
  tellHere('read', { conversation });
  void closeShown(`${ROUTES.chats}/${conversation}`);
  tellUnreadOf(conversation, 0);
}

/** The session asks more often than lists have to be loaded. */
const REST_MS = 30_000;

/**
 * Calls the listener when events may have been missed, so that it fetches everything again. It also calls it at the rhythm
 * of the session, for browsers that receive no events at all. Returns a function that stops it.
 */
export function onResync(listener: () => void): () => void {
  let doneAt = performance.now();
  const stops = [
    onMissed(listener),
    watchMember(() => {
      if (!knownMember() || performance.now() - doneAt < REST_MS) return;
      doneAt = performance.now();
      listener();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
