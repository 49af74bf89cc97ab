import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type OwnProfile } from '../saving/values';
import { PATIENCE_MS } from './save-profile';

/** Saves the answer to one question, in the place of another where it is said, and answers the whole profile. */
export function savePrompt(code: string, answer: string, replaces: string | undefined): Promise<Answer<OwnProfile>> {
  return call('PUT', '/api/profile/prompts/{code}', {
    params: { path: { code } },
    body: { answer, replaces },
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

export function removePrompt(code: string): Promise<Answer<OwnProfile>> {
  return call('DELETE', '/api/profile/prompts/{code}', {
    params: { path: { code } },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

/** Puts all questions in this order. */
export function orderPrompts(codes: readonly string[]): Promise<Answer<OwnProfile>> {
  return call('PUT', '/api/profile/prompts/order', { body: { codes }, signal: AbortSignal.timeout(PATIENCE_MS) });
}
