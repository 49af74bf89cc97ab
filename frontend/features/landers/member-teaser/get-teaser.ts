import { call } from '../../../lib/api/call';
import { type TeaserState } from './teaser';

/** Asks for one profile. A profile that is gone and one that may not be shown look the same. */
export async function getTeaser(id: number, signal: AbortSignal): Promise<TeaserState> {
  const answer = await call('GET', '/api/members/{id}/teaser', { params: { path: { id } }, signal });
  if (answer.state === 'done') return { name: 'shown', teaser: answer.value };
  return { name: answer.state === 'failed' && answer.code === 'profile_not_found' ? 'absent' : 'failed' };
}
