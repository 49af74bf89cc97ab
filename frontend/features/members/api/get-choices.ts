import { call } from '../../../lib/api/call';
import { type components } from '../../../lib/api/schema';

type Regions = components['schemas']['RegionsResponse']['regions'];
type Interests = components['schemas']['InterestsResponse']['interests'];

/** A country's regions; none where they cannot be had: the search does without. */
export async function getRegions(country: string): Promise<Regions> {
  const answer = await call('GET', '/api/regions', { params: { query: { country } } });
  return answer.state === 'done' ? answer.value.regions : [];
}

export async function getInterests(): Promise<Interests> {
  const answer = await call('GET', '/api/interests');
  return answer.state === 'done' ? answer.value.interests : [];
}
