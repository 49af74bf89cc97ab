import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type ProblemCode } from '../../../lib/api/problem-codes';
import { type components } from '../../../lib/api/schema';
import { tellMatch } from '../../../lib/likes/hearts';
import { type Choosing, type LikesLeft, type Sent } from '../game/choices';

type Schemas = components['schemas'];

export const getDeck = (): Promise<Answer<Schemas['DeckResponse']>> => call('GET', '/api/swipe');

/** Tells the api of one choice, or of one that is taken back; each may be told again. */
export async function sendChoice({ what, profile }: Choosing): Promise<Sent> {
  const answer = await (what === 'undo'
    ? call('DELETE', '/api/swipe/last', { params: { query: { profile } }, keepalive: true })
    : call('PUT', '/api/swipe/{id}', { params: { path: { id: profile } }, body: { choice: what }, keepalive: true }));
  switch (answer.state) {
    case 'done': {
      const { likes_left, resets_at } = answer.value;
      const isMatch = 'mutual' in answer.value && answer.value.mutual;
      if (isMatch) tellMatch(profile);
      return { state: 'done', left: { likes_left, resets_at }, isMatch };
    }
    case 'limited':
      if (answer.code === 'swipe_likes_used_up') return { state: 'used_up', left: noneFor(answer.retryAfterSeconds) };
      return { state: 'later', why: 'failed', afterMs: answer.retryAfterSeconds * 1000 };
    case 'unreachable':
      return { state: 'later', why: 'unreachable' };
    case 'invalid':
      return { state: 'refused', why: 'failed' };
    case 'failed':
      return refusalOf(answer.code);
  }
}

const noneFor = (seconds: number): LikesLeft => ({
  likes_left: 0,
  resets_at: new Date(Date.now() + seconds * 1000).toISOString(),
});

function refusalOf(code: ProblemCode | undefined): Sent {
  switch (code) {
    case 'authentication_required':
      return { state: 'signed_out' };
    case 'account_not_confirmed':
      return { state: 'refused', why: 'unconfirmed' };
    case 'profile_not_found':
      return { state: 'refused', why: 'absent' };
    case 'nothing_to_undo':
      return { state: 'refused', why: 'too_late' };
    default:
      return { state: 'later', why: 'failed' };
  }
}
