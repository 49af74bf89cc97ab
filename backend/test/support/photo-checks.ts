import { type PhotoCheckResponse } from '../../src/modules/members/photo-checks/photo-check.response';
import { FIRST, type TestApi } from './api';
import { confirmed } from './meeting';
import { type Person, newAddress } from './people';
import { decide, uploadOne } from './photos';
import { jpegOf } from './pictures';

/** A confirmed member with so many approved photos. */
export async function withPhotos(
  api: TestApi,
  count = 1,
  host = FIRST,
): Promise<Person & { readonly photos: readonly number[] }> {
  const person = await confirmed(api, {}, host);
  const photos: number[] = [];
  for (let left = count; left > 0; left -= 1) {
    const { id } = await uploadOne(api, person.cookie, host);
    await decide(api, id);
    photos.push(id);
  }
  return { ...person, photos };
}

type Method = 'get' | 'post' | 'put' | 'delete';

/** A call of `/api/photo-check`. */
export function ask(api: TestApi, method: Method, cookie: string, host = FIRST, path = '') {
  const asked = api.on(`${host}.localhost`)[method](`/api/photo-check${path}`);
  return asked.set('x-forwarded-for', newAddress()).set('cookie', cookie);
}

export const begin = (api: TestApi, cookie: string, host = FIRST) =>
  ask(api, 'post', cookie, host).send({ consent: true });

export const sendPicture = (api: TestApi, cookie: string, file: Buffer, host = FIRST, type = 'image/jpeg') =>
  ask(api, 'put', cookie, host, '/picture').type(type).send(file);

export const checkOf = async (api: TestApi, cookie: string, host = FIRST): Promise<PhotoCheckResponse> =>
  (await ask(api, 'get', cookie, host).expect(200)).body as PhotoCheckResponse;

let seeds = 90_000;

/** A member whose check waits for staff. */
export async function waiting(
  api: TestApi,
  count = 1,
  host = FIRST,
): Promise<Person & { readonly photos: readonly number[] }> {
  const person = await withPhotos(api, count, host);
  await handIn(api, person.cookie, host);
  return person;
}

/** Begins a check and sends its picture. */
export async function handIn(api: TestApi, cookie: string, host = FIRST): Promise<void> {
  await begin(api, cookie, host).expect(201);
  await sendPicture(api, cookie, await jpegOf((seeds += 1), 600, 800), host).expect(200);
}
