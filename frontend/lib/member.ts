import { useEffect, useSyncExternalStore } from 'react';
import { request } from './api/client';
import { type ProblemCode } from './api/problem-codes';
import { type components } from './api/schema';
import { hasLocale, keepLocale } from './locale-cookie';
import { isHinted, setHint } from './member-hint';

export type Member = components['schemas']['User'];

/** The tabs of a browser tell one another here that nobody is signed in any more. */
export const TABS = 'member';

let known: Member | null | undefined;
/** Tells an answer that was overtaken from one that holds. */
let tellings = 0;
let asking: Promise<number> | undefined;
const listeners = new Set<() => void>();

export function knownMember(): Member | null | undefined {
  return known;
}

export function watchMember(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the signed-in member; null for visitors, undefined until the API has answered. */
export function useMember(): Member | null | undefined {
  return useSyncExternalStore(watchMember, knownMember, () => undefined);
}

/** As `useMember`, for a page that shows nothing until the member is known: it asks without waiting for the session's script. */
export function useMemberAtOnce(): Member | null | undefined {
  useEffect(() => {
    if (isHinted() && known === undefined) void askMember();
  }, []);
  return useMember();
}

export function tellMember(member: Member | null): void {
  tellings += 1;
  known = member;
  setHint(member);
  // If no language was chosen on this device, the next page uses the member's.
  if (member !== null && !hasLocale()) keepLocale(member.language);
  for (const listener of listeners) listener();
}

/** Publishes a balance from an answer or an event, so that every place that shows it changes at once. */
export function tellCredits(credits: number): void {
  if (known && known.credits !== credits) tellMember({ ...known, credits });
}

/** The user endpoint is told that the program asks, not somebody who follows a link. */
export const CLIENT = { 'x-request-type': 'client' } as const;

/**
 * Asks the api who is signed in, or waits for the answer under way. Where there is none, all stays as it is. Resolves with
 * the seconds for which the api wants not to be asked.
 */
export function askMember(): Promise<number> {
  return (asking ??= ask().finally(() => {
    asking = undefined;
  }));
}

/** As `askMember`, where something has changed: an answer that is under way may be from before it. */
export async function refreshMember(): Promise<void> {
  if (asking !== undefined) await asking;
  await askMember();
}

async function ask(isAgain = false): Promise<number> {
  const before = tellings;
  const answer = await request('GET', '/api/user.php', { headers: CLIENT });
  if (answer.state === 'limited') return answer.retryAfterSeconds;
  if (answer.state !== 'done') return 0;
  if (tellings === before) tellMember(answer.value.user);
  // The news that overtook the answer, such as a new balance, need not be all that is new.
  else if (known && !isAgain) return ask(true);
  return 0;
}

/** The session is over: here, and in every other tab. */
export function signOutHere(): void {
  tellMember(null);
  const tabs = new BroadcastChannel(TABS);
  tabs.postMessage('signed-out');
  tabs.close();
}

let isEnding = false;

/** Whether this page ends the session at this moment. It knows itself where to go then, and nothing else leads it away. */
export function isEndingSession(): boolean {
  return isEnding;
}

/** Ends the session by a call of this page, here and in every other tab. */
export async function endSession<T extends { readonly state: string }>(call: () => Promise<T>): Promise<T> {
  isEnding = true;
  try {
    const answer = await call();
    if (answer.state === 'done') signOutHere();
    return answer;
  } finally {
    isEnding = false;
  }
}

/** Says whom the page shows, so that it does nothing for whoever may have signed in since. */
export function asMember(member = known?.profile.id): Readonly<Record<string, string>> {
  return member === undefined ? {} : { 'x-member': String(member) };
}

/** Handles a refusal because nobody is signed in any more, or somebody else is: the member is fetched again. */
export function handleRefusal(code: ProblemCode | undefined): void {
  if (code === 'authentication_required' || code === 'other_member') void askAnew();
}

/**
 * Asks who is signed in after a refusal, and tells every tab where nobody is. A call that was under way while the session
 * was renewed is refused as well, and ends nothing.
 */
export async function askAnew(): Promise<void> {
  await refreshMember();
  if (known === null) signOutHere();
}
