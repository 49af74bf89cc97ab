import { useSyncExternalStore } from 'react';
import { readAnswer } from './api/problem';
import { type ProblemCode } from './api/problem-codes';
import { type components } from './api/schema';
import { send } from './api/send';
import { hasLocale, keepLocale } from './locale-cookie';
import { setHint } from './member-hint';

export type Member = components['schemas']['User'];

/** The tabs of a browser tell one another here that nobody is signed in any more. */
export const TABS = 'member';

let known: Member | null | undefined;
/** Tells an answer that was overtaken from one that holds. */
let tellings = 0;
let asking: Promise<void> | undefined;
const listeners = new Set<() => void>();

export function knownMember(): Member | null | undefined {
  return known;
}

export function watchMember(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is signed in here; null for visitors, undefined until the api has answered. */
export function useMember(): Member | null | undefined {
  return useSyncExternalStore(watchMember, knownMember, () => undefined);
}

export function tellMember(member: Member | null): void {
  tellings += 1;
  known = member;
  setHint(member);
  // Where nobody has chosen a language on this device, the next page speaks the member's.
  if (member !== null && !hasLocale()) keepLocale(member.language);
  for (const listener of listeners) listener();
}

/** What an answer or an event said of the balance: every place that shows it agrees at once. */
export function tellCredits(credits: number): void {
  if (known && known.credits !== credits) tellMember({ ...known, credits });
}

/** The user endpoint is told that the program asks, not somebody who follows a link. */
export const CLIENT = { 'x-request-type': 'client' } as const;

/** Asks the api who is signed in. Where it does not answer, all stays as it is. */
export function refreshMember(): Promise<void> {
  return (asking ??= ask().finally(() => {
    asking = undefined;
  }));
}

async function ask(): Promise<void> {
  const before = tellings;
  const answer = await readAnswer<components['schemas']['UserResponse']>(send('/api/user.php', { headers: CLIENT }));
  if (answer.state === 'done' && tellings === before) tellMember(answer.value.user);
}

/** The session is over: here, and in every other tab. */
export function signOutHere(): void {
  tellMember(null);
  const tabs = new BroadcastChannel(TABS);
  tabs.postMessage('signed-out');
  tabs.close();
}

/** Says whom the page shows, so that it does nothing for whoever may have signed in since. */
export function asMember(member = known?.profile.id): Readonly<Record<string, string>> {
  return member === undefined ? {} : { 'x-member': String(member) };
}

/** What the api says of who asks: nobody is signed in any more, or somebody else. It is asked who is. */
export function heedRefusal(code: ProblemCode | undefined): void {
  if (code === 'authentication_required' || code === 'other_member') void askAnew();
}

/** A call that was under way while the session was renewed is refused as well, and ends nothing. */
async function askAnew(): Promise<void> {
  // What is being asked already may be answered for who was signed in before.
  await asking;
  await refreshMember();
  if (known === null) signOutHere();
}
