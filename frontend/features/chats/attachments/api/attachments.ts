import { call } from '../../../../lib/api/call';
import { type Answer } from '../../../../lib/api/problem';
import { type components } from '../../../../lib/api/schema';
import { type Upload, type Uploaded, uploadPicture } from '../../../../lib/pictures/upload-picture';

export type ChatPhoto = components['schemas']['ChatPhoto'];
export type ClearPhoto = components['schemas']['ClearPhoto'];
export type Gif = components['schemas']['Gif'];
export type GifPage = components['schemas']['GifsResponse'];

export const uploadChatPhoto = (picture: Blob, upload: Upload): Promise<Uploaded<ChatPhoto>> =>
  uploadPicture('/api/chat-photos', picture, upload);

/** Where the clear one lies: nothing else tells. */
export const openPhoto = (id: number): Promise<Answer<ClearPhoto>> =>
  call(`/api/chat-photos/${id}/open`, { method: 'POST' });

export function findGifs(query: string, cursor: string | null, signal: AbortSignal): Promise<Answer<GifPage>> {
  const asked = new URLSearchParams({ ...(query !== '' && { query }), ...(cursor !== null && { cursor }) });
  return call(`/api/gifs?${asked.toString()}`, { signal });
}
