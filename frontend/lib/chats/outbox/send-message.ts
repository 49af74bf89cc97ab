import { call } from '../../api/call';
import { type ProblemCode } from '../../api/problem-codes';
import { asMember } from '../../member';
import { type Delivery, type Outgoing, type Refusal } from './outgoing';

/** A line that is dead says nothing: the message is told again on another one. */
const SILENCE_MS = 20_000;
/** The longest automatic wait of a message, in seconds, when messages are sent too fast. */
const LONGEST_WAIT_SECONDS = 20;

/** Tells the api of a message of that member's; each may be told again. */
export async function sendMessage({ profile, client_id, content }: Outgoing, member: number): Promise<Delivery> {
  const answer = await call('POST', '/api/members/{id}/messages', {
    params: { path: { id: profile } },
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
  profile_thing_gone: 'quote',
};

/** Undefined where it may go through another time. */
export const refusalBy = (code: string): Refusal | undefined => REFUSALS[code];

function refusalOf(code: ProblemCode | undefined): Delivery {
  if (code === 'authentication_required' || code === 'other_member') return { state: 'signed_out' };
  if (code === 'message_held') return { state: 'held' };
  const why = code === undefined ? undefined : refusalBy(code);
  return why === undefined ? { state: 'later', why: 'failed' } : { state: 'refused', why };
}
