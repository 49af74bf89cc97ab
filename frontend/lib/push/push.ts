import { useSyncExternalStore } from 'react';
import { request } from '../api/client';
import { workerRegistration } from '../service-worker';
import { browserFacts } from './browser-push';
import { type PushFacts, type PushState, stateOf } from './push-state';

export interface Push {
  readonly state: PushState;
  /** The hash of this browser's endpoint where it is subscribed: the list of devices names it. */
  readonly hash?: string;
  /** Whether a press can subscribe at once: the key and the worker are at hand. */
  readonly isReady: boolean;
}

const UNKNOWN: Push = { state: 'not_known', isReady: false };
let known = UNKNOWN;
let facts: PushFacts | undefined;
let key: string | null | undefined;
let worker: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

export const knownPush = (): Push => known;

export function watchPush(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePush(): Push {
  return useSyncExternalStore(watchPush, knownPush, () => UNKNOWN);
}

const nothingTold = (): PushFacts => ({
  ...browserFacts(),
  ...{ isRegistered: undefined, subscription: undefined, key: undefined, known: undefined },
});

/** The facts have changed, at least in part. */
export function tellFacts(changed: Partial<Omit<PushFacts, 'key'>>): PushState {
  facts = { ...(facts ?? nothingTold()), ...changed, key };
  const state = stateOf(facts);
  const isReady = atHand() !== undefined;
  const hash = state === 'subscribed' ? facts.subscription?.hash : undefined;
  if (known.state !== state || known.isReady !== isReady || known.hash !== hash) {
    known = { state, isReady, ...(hash !== undefined && { hash }) };
    for (const listener of listeners) listener();
  }
  return state;
}

/** What a press subscribes with; undefined until it is there. */
export const atHand = (): { readonly worker: ServiceWorkerRegistration; readonly key: string } | undefined =>
  worker !== undefined && typeof key === 'string' ? { worker, key } : undefined;

/** Waits until the browser has taken the worker. Returns undefined where it does not. */
export async function awaitWorker(): Promise<ServiceWorkerRegistration | undefined> {
  worker = await workerRegistration();
  return worker;
}

/** The key that the brand signs with now. A page asks for it once, unless it is told to ask again. */
export async function loadKey(again = false): Promise<string | null | undefined> {
  if (key !== undefined && !again) return key;
  const answer = await request('GET', '/api/settings.php');
  if (answer.state === 'done') key = answer.value.push_public_key;
  return key;
}

/** Has what a press needs, before it comes. */
export async function preparePush(): Promise<void> {
  const [registration] = await Promise.all([awaitWorker(), loadKey()]);
  tellFacts({ isRegistered: registration !== undefined });
}
