import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';

export type OwnPhoto = components['schemas']['OwnPhoto'];
export type PhotoList = components['schemas']['PhotosResponse'];
export type Crop = components['schemas']['PhotoCrop'];

export const getPhotos = (): Promise<Answer<PhotoList>> => call('GET', '/api/photos');

export const saveOrder = (ids: readonly number[]): Promise<Answer<undefined>> =>
  call('PUT', '/api/photos/order', { body: { ids } });

export const saveCrop = (id: number, crop: Crop): Promise<Answer<OwnPhoto>> =>
  call('PUT', '/api/photos/{id}/crop', { params: { path: { id } }, body: crop });

export const deletePhoto = (id: number): Promise<Answer<undefined>> =>
  call('DELETE', '/api/photos/{id}', { params: { path: { id } } });
