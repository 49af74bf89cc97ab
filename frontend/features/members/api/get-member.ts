import { call } from '../../../lib/api/call';
import { type components } from '../../../lib/api/schema';

export type Profile = components['schemas']['MemberResponse'];
export type Photo = components['schemas']['PhotoImage'];

export type ProfileState =
  | { readonly name: 'loading' }
  | { readonly name: 'shown'; readonly profile: Profile }
  | { readonly name: 'absent' | 'failed' | 'signed_out' };

export async function getMember(id: number, signal: AbortSignal): Promise<ProfileState> {
  const answer = await call('GET', '/api/members/{id}', { params: { path: { id } }, signal });
  if (answer.state === 'done') return { name: 'shown', profile: answer.value };
  if (answer.state !== 'failed') return { name: 'failed' };
  if (answer.code === 'authentication_required') return { name: 'signed_out' };
  return { name: answer.code === 'profile_not_found' ? 'absent' : 'failed' };
}

/** Whether a visitor is shown anything of a profile. */
export async function hasTeaser(id: number, signal: AbortSignal): Promise<boolean> {
  return (await call('GET', '/api/members/{id}/teaser', { params: { path: { id } }, signal })).state === 'done';
}

/** Returns no photos if they cannot be fetched: the main photo is known without them. */
export async function getPhotos(id: number, signal: AbortSignal): Promise<readonly Photo[]> {
  const answer = await call('GET', '/api/members/{id}/photos', { params: { path: { id } }, signal });
  return answer.state === 'done' ? answer.value.photos : [];
}
