import { useSyncExternalStore } from 'react';
import { ROUTES } from '../../site/routes';
import { type Whom } from './api/chats';
import { moveTo } from './transition';

/** The list, or a conversation: one page serves all, the address tells which. */
export type Place = { readonly name: 'list' } | { readonly name: 'talk'; readonly whom: Whom };

const MOVED = 'chats:moved';
const LIST: Place = { name: 'list' };
let last: { readonly path: string; readonly place: Place } | undefined;

function placeOf(path: string): Place {
  const [, conversation, profile] = /^\/(?:chats\/(\d+)|members\/(\d+)\/chat)$/.exec(path) ?? [];
  if (conversation !== undefined) return { name: 'talk', whom: { conversation: Number(conversation) } };
  return profile === undefined ? LIST : { name: 'talk', whom: { profile: Number(profile) } };
}

function here(): Place {
  const path = window.location.pathname;
  if (last?.path !== path) last = { path, place: placeOf(path) };
  return last.place;
}

function watch(listener: () => void): () => void {
  const change = (): void => {
    listener();
  };
  const goBack = ({ hasUAVisualTransition }: PopStateEvent): void => {
    // The system's own swipe from the edge has shown it already.
    if (hasUAVisualTransition) change();
    else moveTo(here().name, change);
  };
  const move = (): void => moveTo(here().name, change);
  window.addEventListener('popstate', goBack);
  window.addEventListener(MOVED, move);
  return () => {
    window.removeEventListener('popstate', goBack);
    window.removeEventListener(MOVED, move);
  };
}

/** Undefined in the page as it came from the server. */
export function usePlace(): Place | undefined {
  return useSyncExternalStore(watch, here, () => undefined);
}

/** Pages that were opened from the list lead back to it as the browser does. */
const FROM_LIST = { fromList: true } as const;
const isFromList = (): boolean => (window.history.state as Partial<typeof FROM_LIST> | null)?.fromList === true;
/** Prevents a double press from going back twice. */
let isGoingBack = false;
let hasMoved = false;

/** Whether what is shown was gone to within the page: then the focus goes along. */
export const isGoneTo = (): boolean => hasMoved;

export function openTalk(conversation: number): void {
  const address = `${ROUTES.chats}/${conversation}`;
  if (here().name === 'list') window.history.pushState(FROM_LIST, '', address);
  // From one to the next beside the list, back leads to the list.
  else window.history.replaceState(isFromList() ? FROM_LIST : null, '', address);
  hasMoved = true;
  window.dispatchEvent(new Event(MOVED));
}

export function backToList(): void {
  if (isGoingBack || here().name === 'list') return;
  if (isFromList()) {
    isGoingBack = true;
    const arrive = (): void => {
      isGoingBack = false;
    };
    window.addEventListener('popstate', arrive, { once: true });
    // A page that the browser kept begins anew.
    window.addEventListener('pageshow', arrive, { once: true });
    window.history.back();
    return;
  }
  window.history.replaceState(null, '', ROUTES.chats);
  window.dispatchEvent(new Event(MOVED));
}

/** A press that means this page, and not a new tab. */
export function isPlain(event: {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
}): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
}
