import { call } from '../../../lib/api/call';

/** Whether it is known where the visitor first came from; false where the api does not answer. */
export async function hasSource(signal: AbortSignal): Promise<boolean> {
  const answer = await call('GET', '/api/sign-up-access', { signal });
  return answer.state === 'done' && answer.value.has_source;
}
