import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { decide, media, show, uploadOne } from '../../../../../test/support/photos';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(54);
}, 60_000);
afterAll(() => api.close());

let people = 0;
const someone = (host = FIRST) => signUp(api, `media${(people += 1)}@visitor.example`, host);
const blurredOf = async (id: number): Promise<string> => {
  const [row] = await rows(api, 'select blurred_key from photo where id = $1', [id]);
  return `/media/${String(row?.['blurred_key'])}/blurred.webp`;
};

describe('a picture', () => {
  it('of an active photo is everybody’s who has its address, and kept for a year', async () => {
    const { id, cookie } = await someone();
    await show(api, id);
    const photo = await uploadOne(api, cookie);
    await decide(api, photo.id);
    for (const path of [photo.path, photo.path.replace('.webp', '.avif'), await blurredOf(photo.id)]) {
      const { headers, body } = await media(api, path).expect(200);
      expect(headers).toMatchObject({
        'content-type': path.endsWith('avif') ? 'image/avif' : 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'cross-origin',
        'content-length': String((body as Buffer).length),
      });
    }
    await api.on().head(photo.path).expect(200).expect('content-type', 'image/webp');
  });

  it('of one that waits or was rejected is its owner’s alone, and never kept', async () => {
    const [owner, other] = [await someone(), await someone()];
    await show(api, owner.id);
    const photo = await uploadOne(api, owner.cookie);
    for (const status of ['pending', 'rejected'] as const) {
      if (status === 'rejected') await decide(api, photo.id, 'other');
      for (const path of [photo.path, await blurredOf(photo.id)]) {
        const seen = await media(api, path, owner.cookie).expect(200);
        expect(seen.headers).toMatchObject({
          'cache-control': 'private, no-store',
          'cross-origin-resource-policy': 'same-origin',
        });
        for (const cookie of ['', other.cookie, 'session=x', `session=${'x'.repeat(43)}`])
          expect((await media(api, path, cookie).expect(404)).headers['cache-control']).toBe('no-store');
      }
    }
    await decide(api, photo.id);
    await media(api, photo.path).expect(200);
  });

  it('goes when staff reject it or the profile is hidden', async () => {
    const { id, cookie } = await someone();
    await show(api, id);
    const photo = await uploadOne(api, cookie);
    await decide(api, photo.id);
    await rows(api, "update profile set status = 'disabled' where id = $1", [id]);
    await media(api, photo.path).expect(404);
    await media(api, photo.path, cookie).expect(200);
    await show(api, id);
    await media(api, photo.path).expect(200);
    await decide(api, photo.id, 'contact_details');
    await media(api, photo.path).expect(404);
  });

  it('of one brand is on no other’s host', async () => {
    const { id, cookie } = await someone(SECOND);
    await show(api, id);
    const photo = await uploadOne(api, cookie, SECOND);
    await decide(api, photo.id);
    await media(api, photo.path, '', SECOND).expect(200);
    await media(api, photo.path).expect(404);
    await api.on('console.localhost').get(photo.path).expect(404);
  });

  it('is not found by anything but its address', async () => {
    const { id, cookie } = await someone();
    await show(api, id);
    const photo = await uploadOne(api, cookie);
    await decide(api, photo.id);
    const key = photo.filename.slice(0, 32);
    const blurred = (await blurredOf(photo.id)).slice('/media/'.length, -'/blurred.webp'.length);
    for (const path of [
      ...[`${key}/1280.webp`, `${key}/640.jpg`, `${key}/blurred.webp`, `${blurred}/640.webp`, `${blurred}/160.avif`],
      ...[`${key.toUpperCase()}/640.webp`, `${key}0/640.webp`, `${'0'.repeat(32)}/640.webp`, `${key}/`, key],
      ...[`${key}/..%2f..%2fx.jpg`, `${key}/%2e%2e/640.webp`, `photos%2f${id}/${key}.jpg`, `${key}/constructor`, ''],
    ])
      expect([path, (await media(api, `/media/${path}`)).status]).toEqual([path, 404]);
  });
});
