import { useSyncExternalStore } from 'react';

/** The numbers of unread messages and new likes of the member. */
export interface Unread {
  readonly messages: number;
  readonly likes: number;
}

export const NOTHING_UNREAD: Unread = { messages: 0, likes: 0 };
let known = NOTHING_UNREAD;
const listeners = new Set<() => void>();

export function tellUnread(unread: Partial<Unread>): void {
  known = { ...known, ...unread };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUnread(): Unread {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => NOTHING_UNREAD,
  );
}
