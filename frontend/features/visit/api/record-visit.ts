import { call } from '../../../lib/api/call';
import { type components } from '../../../lib/api/schema';
import { type Landing } from '../landing';

type Recorded = components['schemas']['RecordVisitResponse'];

/** Undefined where the api does not answer: nothing on the page waits for it. */
export async function recordVisit(landing: Landing): Promise<Recorded | undefined> {
  const answer = await call('POST', '/api/visits', { body: landing, keepalive: true });
  return answer.state === 'done' ? answer.value : undefined;
}
