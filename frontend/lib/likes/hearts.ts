import { useSyncExternalStore } from 'react';
import { call } from '../api/call';
import { type Answer } from '../api/problem';

type Refused = Exclude<Answer<unknown>, { state: 'done' }>;

/** Why a like, or its end, did not come about; it stays until the next one. */
export type LikeError = Refused & { readonly profile: number };

const shown = new Map<number, boolean>();
const sending = new Map<number, Promise<void>>();
/** Counts presses, so that an answer of before one does not undo it. */
const pressedAt = new Map<number, number>();
let presses = 0;
let errorState: LikeError | undefined;
const listeners = new Set<() => void>();
const matchListeners = new Set<(profile: number) => void>();
/** The tabs of a browser tell one another here whom the member likes. */
const TABS = 'likes';

function tell(): void {
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the member likes somebody; undefined until the api has said so. */
export function useLiked(profile: number): boolean | undefined {
  return useSyncExternalStore(
    watch,
    () => shown.get(profile),
    () => undefined,
  );
}

export function useLikeError(): LikeError | undefined {
  return useSyncExternalStore(
    watch,
    () => errorState,
    () => undefined,
  );
}

export function forgetLikeError(): void {
  errorState = undefined;
  tell();
}

/** Hears of each like from here that somebody had already given back. */
export function watchMatches(listener: (profile: number) => void): () => void {
  matchListeners.add(listener);
  return () => matchListeners.delete(listener);
}

/** Somebody whom the member likes likes them. */
export function tellMatch(profile: number): void {
  for (const listener of matchListeners) listener(profile);
}

/** A point in time for `tellHearts`: before the question that it brings the answer of. */
export const heartsNow = (): number => presses;

export function tellHearts(profiles: readonly number[], liked: ReadonlySet<number>, asked = presses): void {
  for (const profile of profiles)
    if (!sending.has(profile) && (pressedAt.get(profile) ?? 0) <= asked) shown.set(profile, liked.has(profile));
  tell();
}

export const isHeartKnown = (profile: number): boolean => shown.has(profile);

export const knownHearts = (): readonly number[] => [...shown.keys()];

/** Shows the member's wish at once, and takes it back where the api does not agree. The last of many presses counts. */
export function pressHeart(profile: number, wanted: boolean): void {
  presses += 1;
  pressedAt.set(profile, presses);
  const before = shown.get(profile) ?? false;
  shown.set(profile, wanted);
  errorState = undefined;
  if (!sending.has(profile)) sending.set(profile, settle(profile, before));
  tell();
}

async function settle(profile: number, before: boolean): Promise<void> {
  let stands = before;
  while ((shown.get(profile) ?? false) !== stands) {
    const wanted = !stands;
    const params = { path: { id: profile } };
    const answer = await (wanted
      ? call('PUT', '/api/likes/{id}', { params })
      : call('DELETE', '/api/likes/{id}', { params }));
    if (answer.state !== 'done') {
      shown.set(profile, stands);
      errorState = { ...answer, profile };
      break;
    }
    stands = wanted;
    if (wanted && answer.value?.mutual === true) tellMatch(profile);
  }
  sending.delete(profile);
  tell();
  const tabs = new BroadcastChannel(TABS);
  tabs.postMessage({ profile, liked: stands });
  tabs.close();
}

/** Follows what other tabs do. Returns its end. */
export function followTabs(): () => void {
  const tabs = new BroadcastChannel(TABS);
  tabs.onmessage = ({ data }: MessageEvent<{ readonly profile: number; readonly liked: boolean }>) => {
    if (sending.has(data.profile)) return;
    shown.set(data.profile, data.liked);
    tell();
  };
  return () => {
    tabs.close();
  };
}
