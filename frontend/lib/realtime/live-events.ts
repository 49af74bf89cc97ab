import { type components } from '../api/schema';

/** The events that a member's open pages receive. Each describes a state, so receiving it twice changes nothing. */
export interface LiveEvents {
  readonly message: {
    readonly conversation: number;
    readonly message: components['schemas']['MessageResponse'];
    readonly unread: number;
    /** The member's remaining balance, sent with the member's own message. */
    readonly credits?: number;
  };
  readonly chat: {
    readonly conversation: number;
    readonly unread: number;
    readonly read_seq: number;
    readonly partner_read_seq: number;
    readonly partner_received_seq: number;
    readonly last_seq: number;
    readonly cleared_seq: number;
  };
  readonly gone: { readonly conversation: number; readonly seq: number };
  /** Own messages to that profile were held back, or decided about: to be asked for anew. */
  readonly held: { readonly profile: number };
  readonly typing: { readonly conversation: number };
  readonly like: object;
  readonly match: object;
  readonly online: { readonly profile: number; readonly online: boolean };
  readonly credits: { readonly credits: number };
  /** How one of the member's orders stands has changed: to be asked for anew. */
  readonly order: { readonly order: number };
}

export type LiveKind = keyof LiveEvents;

/** Named here once, because a stream is listened to by name. */
export const LIVE_KINDS = Object.keys({
  ...{ message: 0, chat: 0, gone: 0, held: 0, typing: 0, like: 0, match: 0, online: 0, credits: 0, order: 0 },
} satisfies Record<LiveKind, 0>) as readonly LiveKind[];

type Listener = (data: never) => void;
const listeners = new Map<LiveKind, Set<Listener>>();
const resyncListeners = new Set<() => void>();

/** Hears what happens to the member. Returns its end. */
export function onEvent<Kind extends LiveKind>(kind: Kind, listener: (data: LiveEvents[Kind]) => void): () => void {
  const all = listeners.get(kind) ?? new Set();
  listeners.set(kind, all.add(listener));
  return () => all.delete(listener);
}

/** Hears that something may have been missed: what a page shows is to be loaded again. Returns its end. */
export function onResync(listener: () => void): () => void {
  resyncListeners.add(listener);
  return () => resyncListeners.delete(listener);
}

export function tellEvent(kind: LiveKind, data: unknown): void {
  for (const listener of listeners.get(kind) ?? []) listener(data as never);
}

export function tellResync(): void {
  for (const listener of resyncListeners) listener();
}
