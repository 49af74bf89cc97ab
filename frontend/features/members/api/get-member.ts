import { call } from '../../../lib/api/call';
import { type components } from '../../../lib/api/schema';

export type Profile = components['schemas']['MemberResponse'];
/** The main photo has no id until all photos are known. */
export type Photo = components['schemas']['PhotoImage'] & { readonly id?: number };

export const getMember = (id: number, signal: AbortSignal) =>
  call('GET', '/api/members/{id}', { params: { path: { id } }, signal });

/** Whether a visitor is shown anything of a profile. */
export async function hasTeaser(id: number, signal: AbortSignal): Promise<boolean> {
  return (await call('GET', '/api/members/{id}/teaser', { params: { path: { id } }, signal })).state === 'done';
}

export const getPhotos = (id: number, signal: AbortSignal) =>
  call('GET', '/api/members/{id}/photos', { params: { path: { id } }, signal });
