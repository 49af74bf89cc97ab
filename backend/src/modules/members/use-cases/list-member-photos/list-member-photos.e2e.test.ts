import sharp from 'sharp';
import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { decide, media, photosOf, show, uploadOne } from '../../../../../test/support/photos';
import { type OwnPhoto } from '../../photos/own-photo.response';
import { type PhotoImage } from '../../photos/photo.response';
import { ListMemberPhotos } from './list-member-photos.use-case';
import { runInTenant } from '../../../../platform/tenancy';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(55);
});
afterAll(() => api.close());

let people = 0;
const someone = async (paid = false, host = FIRST) => {
  const person = await signUp(api, `looks${(people += 1)}@visitor.example`, host);
  await show(api, person.id, paid);
  return person;
};
const look = (id: number | string, cookie: string, host = FIRST) =>
  api.on(`${host}.localhost`).get(`/api/members/${id}/photos`).set('cookie', cookie);
const seen = async (id: number, cookie: string): Promise<PhotoImage[]> =>
  ((await look(id, cookie).expect(200)).body as { photos: PhotoImage[] }).photos;

async function album(count: number): Promise<{ id: number; cookie: string; photos: OwnPhoto[] }> {
  const person = await someone(true);
  for (let n = 0; n < count; n += 1) await decide(api, (await uploadOne(api, person.cookie)).id);
  return { ...person, photos: await photosOf(api, person.cookie) };
}

describe('somebody’s photos', () => {
  it('are three in clear without premium, the rest blurred by us, and all with it', async () => {
    const shown = await album(5);
    const [free, paid] = [await someone(), await someone(true)];
    const clear = shown.photos.map(({ path, sources, width }) => ({ path, sources, width, blurred: false }));
    const forFree = await seen(shown.id, free.cookie);
    expect(forFree.slice(0, 3)).toMatchObject(clear.slice(0, 3));
    expect(forFree.slice(3)).toMatchObject([
      { blurred: true, sources: null, status: 'active' },
      { blurred: true, sources: null, status: 'active' },
    ]);
    for (const { key } of (await rows(api, 'select key from photo where profile_id = $1 order by position', [shown.id]))
      .slice(3)
      .map((row) => ({ key: String(row['key']) })))
      expect(JSON.stringify(forFree)).not.toContain(key);
    for (const { path } of forFree.slice(3)) {
      const { body } = await media(api, path, free.cookie).expect(200);
      expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'webp', width: 320 });
      for (const name of ['160.webp', '640.webp', '640.avif'])
        await media(api, path.replace('blurred.webp', name), free.cookie).expect(404);
    }
    for (const cookie of [paid.cookie, shown.cookie]) expect(await seen(shown.id, cookie)).toMatchObject(clear);
  });

  it('are not there where one of both has blocked the other', async () => {
    const shown = await album(1);
    for (const blocks of [true, false]) {
      const other = await someone();
      const pair = blocks ? [other.id, shown.id] : [shown.id, other.id];
      await rows(api, 'insert into block (tenant_id, blocker_id, blocked_id) values (1, $1, $2)', pair);
      await look(shown.id, other.cookie).expect(404);
    }
  });

  it('are only those that staff approved, counted without the others', async () => {
    const shown = await album(4);
    const [first, second] = shown.photos.map(({ id }) => id);
    await decide(api, first ?? 0, 'quality');
    await uploadOne(api, shown.cookie);
    const free = await someone();
    const photos = await seen(shown.id, free.cookie);
    expect(photos.map(({ path, blurred }) => [path, blurred])).toEqual(
      shown.photos.slice(1).map(({ path }) => [path, false]),
    );
    expect(photos[0]?.path).toBe(shown.photos.find(({ id }) => id === second)?.path);
    expect(JSON.stringify(photos)).not.toContain('reason');
  });

  it('stand behind the brand’s prefix', async () => {
    const shown = await album(1);
    const [row] = await rows(api, 'select tenant_id from profile where id = $1', [shown.id]);
    const [photo] = await runInTenant(Number(row?.['tenant_id']), () =>
      api.running.app.get(ListMemberPhotos, { strict: false }).list(shown.id, shown.id, 'https://cdn.example/everglow'),
    );
    const [own] = shown.photos;
    expect(photo?.path).toBe(`https://cdn.example/everglow/${own?.filename ?? ''}`);
    expect(photo?.sources?.webp).toContain(`, https://cdn.example/everglow/${own?.filename ?? ''} 600w`);
  });

  it('are shown of nobody who is hidden, unknown or another brand’s', async () => {
    const shown = await album(1);
    const [viewer, elsewhere] = [await someone(), await someone(false, SECOND)];
    await look(shown.id, elsewhere.cookie, SECOND).expect(404);
    for (const id of [0, 'x', '1e3', 999_999_999, '99999999999', '-1'])
      expect((await look(id, viewer.cookie).expect(404)).body).toMatchObject({ code: 'profile_not_found' });
    await rows(
      api,
      'insert into invisible_mode (tenant_id, profile_id) select tenant_id, id from profile where id = $1',
      [shown.id],
    );
    await look(shown.id, viewer.cookie).expect(404);
    expect(await seen(shown.id, shown.cookie)).toHaveLength(1);
    await rows(api, 'delete from invisible_mode');
    await rows(api, "update profile set status = 'disabled' where id = $1", [shown.id]);
    await look(shown.id, viewer.cookie).expect(404);
  });

  it('are for members', async () => {
    const shown = await album(1);
    await look(shown.id, '').expect(403);
    await look(shown.id, shown.cookie, SECOND).expect(403);
  });
});
