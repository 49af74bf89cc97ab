import { call } from '../../../lib/api/call';
import { type components } from '../../../lib/api/schema';

type Access = components['schemas']['SignUpAccessResponse'];

/** Whether it is known where the visitor first came from; false where the api does not answer. */
export async function hasSource(signal: AbortSignal): Promise<boolean> {
  const answer = await call<Access>('/api/sign-up-access', { signal });
  return answer.state === 'done' && answer.value.has_source;
}
