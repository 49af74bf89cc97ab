import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type ProblemCode } from '../../../lib/api/problem-codes';
import { asMember } from '../../../lib/member';
import { type Delivery, type Outgoing, type Refusal } from '../state/outgoing';
import { type Page, type Sent } from './types';

export const PAGE_SIZE = 50;

/** A part of the history: before a message, after one, or the newest. */
export type Part = { readonly before: number } | { readonly after: number } | undefined;

export function getMessages(conversation: number, part: Part, signal?: AbortSignal): Promise<Answer<Page>> {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE) });
  for (const [name, seq] of Object.entries(part ?? {})) query.set(name, String(seq));
  return call(`/api/chats/${conversation}/messages?${query.toString()}`, signal === undefined ? {} : { signal });
}

export function withdrawMessage(conversation: number, seq: number): Promise<Answer<undefined>> {
  return call(`/api/chats/${conversation}/messages/${seq}`, { method: 'DELETE' });
}

/** Nothing is left of an own message that was kept back. */
export function discardHeld(id: string): Promise<Answer<undefined>> {
  return call(`/api/held-messages/${id}`, { method: 'DELETE' });
}

/** A line that is dead says nothing: the message is told again on another one. */
const SILENCE_MS = 20_000;
/** So long a message waits by itself where they come too fast. */
const LONGEST_WAIT_SECONDS = 20;

/** Tells the api of a message of that member's; each may be told again. */
export async function sendMessage({ profile, client_id, content }: Outgoing, member: number): Promise<Delivery> {
  const answer = await call<Sent>(`/api/members/${profile}/messages`, {
    method: 'POST',
    body: { client_id, ...content },
    headers: asMember(member),
    keepalive: true,
    signal: AbortSignal.timeout(SILENCE_MS),
  });
  switch (answer.state) {
    case 'done':
      return { state: 'sent', sent: answer.value };
    case 'unreachable':
      return { state: 'later', why: 'unreachable' };
    case 'limited':
      return answer.retryAfterSeconds <= LONGEST_WAIT_SECONDS
        ? { state: 'later', why: 'failed', afterMs: answer.retryAfterSeconds * 1000 }
        : { state: 'refused', why: 'limited' };
    case 'invalid':
      return { state: 'refused', why: 'invalid' };
    case 'failed':
      return refusalOf(answer.code);
  }
}

const REFUSALS: Readonly<Record<string, Refusal | undefined>> = {
  not_enough_credits: 'credits',
  premium_required: 'premium',
  account_not_confirmed: 'unconfirmed',
  partner_gone: 'gone',
  profile_not_found: 'absent',
  chat_not_found: 'absent',
  message_invalid: 'invalid',
};

/** Undefined where it may go through another time. */
export const refusalBy = (code: string): Refusal | undefined => REFUSALS[code];

function refusalOf(code: ProblemCode | undefined): Delivery {
  if (code === 'authentication_required' || code === 'other_member') return { state: 'signed_out' };
  if (code === 'message_held') return { state: 'held' };
  const why = code === undefined ? undefined : refusalBy(code);
  return why === undefined ? { state: 'later', why: 'failed' } : { state: 'refused', why };
}
