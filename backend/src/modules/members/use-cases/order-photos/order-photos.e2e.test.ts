import { SECOND, type TestApi } from '../../../../../test/support/api';
import { rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { decide, photosOf, uploadOne } from '../../../../../test/support/photos';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(51);
});
afterAll(() => api.close());

let people = 0;
async function someone(photos = 3) {
  const person = await signUp(api, `orders${(people += 1)}@visitor.example`);
  const ids: number[] = [];
  for (let n = 0; n < photos; n += 1) ids.push((await uploadOne(api, person.cookie)).id);
  return { ...person, ids };
}
const order = (cookie: string, ids: unknown, host?: string) =>
  api.on(host).put('/api/photos/order').set('cookie', cookie).send({ ids });
const idsOf = async (cookie: string): Promise<number[]> => (await photosOf(api, cookie)).map(({ id }) => id);
const mainOf = async (profile: number) =>
  (await rows(api, 'select main_photo_id from profile where id = $1', [profile]))[0]?.['main_photo_id'];

describe('the order of photos', () => {
  it('is that of uploading, then the member’s own', async () => {
    const { cookie, ids } = await someone();
    expect(await idsOf(cookie)).toEqual(ids);
    await order(cookie, ids.toReversed()).expect(204);
    expect(await idsOf(cookie)).toEqual(ids.toReversed());
    const { id } = await (async () => {
      await api
        .on()
        .delete(`/api/photos/${ids[1] ?? 0}`)
        .set('cookie', cookie)
        .expect(204);
      return uploadOne(api, cookie);
    })();
    expect(await idsOf(cookie)).toEqual([ids[2], ids[0], id]);
  });

  it('makes the first active one the main photo', async () => {
    const { id, cookie, ids } = await someone();
    const [first = 0, second = 0, third = 0] = ids;
    expect(await mainOf(id)).toBeNull();
    await decide(api, third);
    expect(await mainOf(id)).toBe(third);
    await decide(api, first);
    expect(await mainOf(id)).toBe(first);
    await order(cookie, [second, third, first]).expect(204);
    expect(await mainOf(id)).toBe(third);
    await decide(api, third, 'nudity');
    expect(await mainOf(id)).toBe(first);
    await api.on().delete(`/api/photos/${first}`).set('cookie', cookie).expect(204);
    expect(await mainOf(id)).toBeNull();
    await decide(api, third);
    expect(await mainOf(id)).toBe(third);
  });

  it('names all photos that are there, each once, and nobody else’s', async () => {
    const [mine, theirs] = [await someone(), await someone(1)];
    const [first, second, third] = mine.ids;
    for (const ids of [[first, second], [first, second, theirs.ids[0]], [...mine.ids, theirs.ids[0]], []]) {
      const answer = await order(mine.cookie, ids).expect(409);
      expect(answer.body).toMatchObject({ code: 'photo_order_stale' });
    }
    for (const ids of [[first, first, second], [first, second, '3'], [0, first, third], 'all', null, [1.5]])
      await order(mine.cookie, ids).expect(422);
    expect(await idsOf(mine.cookie)).toEqual(mine.ids);
    expect(await idsOf(theirs.cookie)).toEqual(theirs.ids);
  });

  it('from many sides at once is one of those that were sent', async () => {
    const { cookie, ids } = await someone();
    const [a = 0, b = 0, c = 0] = ids;
    const wanted = [
      [a, b, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ];
    await Promise.all([...wanted, ...wanted].map((one) => order(cookie, one).expect(204)));
    expect(wanted).toContainEqual(await idsOf(cookie));
  });

  it('is no visitor’s, no other brand’s and no other site’s', async () => {
    const { cookie, ids } = await someone(1);
    await order('', ids).expect(403);
    await order(cookie, ids, `${SECOND}.localhost`).expect(403);
    await order(cookie, ids).set('sec-fetch-site', 'cross-site').expect(403);
  });
});
