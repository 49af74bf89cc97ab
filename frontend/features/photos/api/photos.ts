import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';

export type OwnPhoto = components['schemas']['OwnPhoto'];
export type PhotoList = components['schemas']['PhotosResponse'];
export type Crop = components['schemas']['PhotoCrop'];

export const getPhotos = (): Promise<Answer<PhotoList>> => call('/api/photos');

export const saveOrder = (ids: readonly number[]): Promise<Answer<undefined>> =>
  call('/api/photos/order', { method: 'PUT', body: { ids } });

export const saveCrop = (id: number, crop: Crop): Promise<Answer<OwnPhoto>> =>
  call(`/api/photos/${id}/crop`, { method: 'PUT', body: crop });

export const deletePhoto = (id: number): Promise<Answer<undefined>> => call(`/api/photos/${id}`, { method: 'DELETE' });
