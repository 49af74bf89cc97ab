import { SECOND, type TestApi } from '../../../../../test/support/api';
import { rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { decide, filesOf, media, photosOf, removeGoneFiles, show, uploadOne } from '../../../../../test/support/photos';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(53);
});
afterAll(() => api.close());

let people = 0;
const someone = () => signUp(api, `deletes${(people += 1)}@visitor.example`);
const remove = (cookie: string, id: number | string, host?: string) =>
  api.on(host).delete(`/api/photos/${id}`).set('cookie', cookie);

describe('deleting a photo', () => {
  it('takes it away at once, and its files', async () => {
    const { id, cookie } = await someone();
    await show(api, id);
    const [gone, stays] = [await uploadOne(api, cookie), await uploadOne(api, cookie)];
    for (const one of [gone, stays]) await decide(api, one.id);
    await media(api, gone.path).expect(200);
    await remove(cookie, gone.id).expect(204);
    await media(api, gone.path).expect(404);
    await media(api, stays.path).expect(200);
    expect((await photosOf(api, cookie)).map((one) => one.id)).toEqual([stays.id]);
    const [profile] = await rows(api, 'select tenant_id, main_photo_id from profile where id = $1', [id]);
    expect(profile?.['main_photo_id']).toBe(stays.id);
    await removeGoneFiles(api);
    const files = filesOf(api, Number(profile?.['tenant_id']), id);
    expect(files).toHaveLength(3 * 2 + 1 + 1);
    expect(files).toContain(stays.filename);
    await remove(cookie, gone.id).expect(404);
  });

  it('while others are uploaded, ordered and decided about leaves everything true', async () => {
    const { id, cookie } = await someone();
    const photos = [await uploadOne(api, cookie), await uploadOne(api, cookie)];
    const [first, second] = photos.map((one) => one.id);
    await Promise.allSettled([
      remove(cookie, first ?? 0),
      uploadOne(api, cookie),
      decide(api, second ?? 0),
      decide(api, first ?? 0),
      api
        .on()
        .put('/api/photos/order')
        .set('cookie', cookie)
        .send({ ids: [second, first] }),
    ]);
    const [profile] = await rows(api, 'select main_photo_id from profile where id = $1', [id]);
    expect(profile?.['main_photo_id']).toBe(second);
    expect(await photosOf(api, cookie)).toHaveLength(2);
  });

  it('is its owner’s only', async () => {
    const [owner, other] = [await someone(), await someone()];
    const { id } = await uploadOne(api, owner.cookie);
    await remove('', id).expect(403);
    await remove(owner.cookie, id, `${SECOND}.localhost`).expect(403);
    await remove(owner.cookie, id).set('sec-fetch-site', 'cross-site').expect(403);
    for (const nobodys of [id, 'x', '0']) await remove(other.cookie, nobodys).expect(404);
    expect(await photosOf(api, owner.cookie)).toHaveLength(1);
  });
});
