import { call } from '../../../../lib/api/call';
import { type Answer } from '../../../../lib/api/problem';
import { type components } from '../../../../lib/api/schema';
import { type Upload, type Uploaded, uploadPicture } from '../../../../lib/pictures/upload-picture';

export type ChatPhoto = components['schemas']['ChatPhoto'];
export type ClearPhoto = components['schemas']['ClearPhoto'];
export type Gif = components['schemas']['Gif'];
type GifPage = components['schemas']['GifsResponse'];

export const uploadChatPhoto = (picture: Blob, upload: Upload): Promise<Uploaded<ChatPhoto>> =>
  uploadPicture('/api/chat-photos', picture, upload);

/** Returns the address of the clear photo, which no other answer contains. */
export const openPhoto = (id: number): Promise<Answer<ClearPhoto>> =>
  call('POST', '/api/chat-photos/{id}/open', { params: { path: { id } } });

export function findGifs(query: string, cursor: string | null, signal: AbortSignal): Promise<Answer<GifPage>> {
  const asked = { query: query === '' ? undefined : query, cursor: cursor ?? undefined };
  return call('GET', '/api/gifs', { params: { query: asked }, signal });
}
