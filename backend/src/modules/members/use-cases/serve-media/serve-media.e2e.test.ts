import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { eraseNow } from '../../../../../test/support/erase';
import { type Person, rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { decide, media, show, uploadOne } from '../../../../../test/support/photos';
import { Storage } from '../../../../platform/storage';
import { type OwnPhoto } from '../../photos/own-photo.response';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(54);
});
afterAll(() => api.close());

let people = 0;
const someone = (host = FIRST) => signUp(api, `media${(people += 1)}@visitor.example`, host);
const blurredOf = async (id: number): Promise<string> => {
  const [row] = await rows(api, 'select blurred_key from photo where id = $1', [id]);
  return `/media/${String(row?.['blurred_key'])}/blurred.webp`;
};

const KEPT_FOR_MINUTES =
  'public, max-age=600, s-maxage=60, must-revalidate, stale-while-revalidate=0, stale-if-error=0';

describe('a picture', () => {
  it('of an active photo is everybody’s who has its address, and kept for minutes', async () => {
    const { id, cookie } = await someone();
    await show(api, id);
    const photo = await uploadOne(api, cookie);
    await decide(api, photo.id);
    for (const path of [photo.path, photo.path.replace('.webp', '.avif'), await blurredOf(photo.id)]) {
      const { headers, body } = await media(api, path).expect(200);
      expect(headers).toMatchObject({
        'content-type': path.endsWith('avif') ? 'image/avif' : 'image/webp',
        'cache-control': KEPT_FOR_MINUTES,
        etag: expect.stringMatching(/^"[^"]+"$/) as string,
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

describe('a cache that asks again', () => {
  const again = (path: string, etag: string, cookie = '', host = FIRST) =>
    media(api, path, cookie, host).set('if-none-match', etag);

  async function shown(host = FIRST): Promise<{ person: Person; photo: OwnPhoto; paths: string[]; etags: string[] }> {
    const person = await someone(host);
    await show(api, person.id);
    const photo = await uploadOne(api, person.cookie, host);
    await decide(api, photo.id);
    const paths = [photo.path, `/media/${photo.thumb_filename}`, await blurredOf(photo.id)];
    const answers = await Promise.all(paths.map((path) => media(api, path, '', host).expect(200)));
    return { person, photo, paths, etags: answers.map(({ headers }) => String(headers['etag'])) };
  }

  async function isForgotten({ paths, etags }: { paths: string[]; etags: string[] }, cookie = ''): Promise<void> {
    for (const [n, path] of paths.entries())
      for (const answer of [await again(path, etags[n] ?? '', cookie), await media(api, path, cookie)]) {
        expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 404, 'no-store']);
        expect(answer.headers).not.toHaveProperty('etag');
      }
  }

  it('hears that nothing changed, and no file is read for that', async () => {
    const { paths, etags } = await shown();
    expect(new Set(etags).size).toBe(paths.length);
    const read = jest.spyOn(api.running.app.get(Storage, { strict: false }), 'readWhole');
    for (const [n, path] of paths.entries())
      for (const etag of [etags[n] ?? '', `W/${etags[n] ?? ''}`, `"other", ${etags[n] ?? ''}`]) {
        const { headers, status, body } = await again(path, etag);
        expect([status, (body as Buffer).length || 0]).toEqual([304, 0]);
        expect(headers).toMatchObject({
          ...{ etag: etags[n], 'cache-control': KEPT_FOR_MINUTES },
          'cross-origin-resource-policy': 'cross-origin',
        });
      }
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
    await again(paths[0] ?? '', etags[1] ?? '').expect(200);
  });

  it('hears that the photo is gone: rejected, hidden, deleted or erased', async () => {
    const [rejected, hidden, deleted, erased] = [await shown(), await shown(), await shown(), await shown()];
    await decide(api, rejected.photo.id, 'contact_details');
    await rows(api, "update profile set status = 'disabled' where id = $1", [hidden.person.id]);
    await api.on().delete(`/api/photos/${deleted.photo.id}`).set('cookie', deleted.person.cookie).expect(204);
    await eraseNow(api, erased.person);
    for (const one of [rejected, hidden, deleted, erased]) await isForgotten(one);
    await decide(api, rejected.photo.id);
    await again(rejected.paths[0] ?? '', rejected.etags[0] ?? '').expect(304);
  });

  it('hears nothing of another brand’s photo, nor of one that only its owner sees', async () => {
    const [{ photo, person, paths, etags }, outsider] = [await shown(), await someone()];
    await again(paths[0] ?? '', etags[0] ?? '', '', SECOND).expect(404);
    await again(paths[0] ?? '', '*', '', SECOND).expect(404);
    await decide(api, photo.id, 'other');
    await isForgotten({ paths, etags }, outsider.cookie);
    const own = await again(paths[0] ?? '', etags[0] ?? '', person.cookie).expect(200);
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(own.headers).not.toHaveProperty('etag');
  });
});
