import sharp from 'sharp';
import { SECOND, type TestApi } from '../../../../../test/support/api';
import { rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { decide, filesOf, media, photosOf, removeGoneFiles, uploadOne } from '../../../../../test/support/photos';
import { type OwnPhoto } from '../../photos/own-photo.response';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(52);
});
afterAll(() => api.close());

let people = 0;
const someone = () => signUp(api, `crops${(people += 1)}@visitor.example`);
const PART = { x: 0.25, y: 0.1, width: 0.5, height: 0.5 };
const crop = (cookie: string, id: number | string, part: object = PART, host?: string) =>
  api.on(host).put(`/api/photos/${id}/crop`).set('cookie', cookie).send(part);

describe('cropping a photo', () => {
  it('shows a part of it at new addresses, and nothing at the old ones', async () => {
    const { id, cookie } = await someone();
    const before = await uploadOne(api, cookie);
    const after = (await crop(cookie, before.id).expect(200)).body as OwnPhoto;
    expect(after).toMatchObject({ id: before.id, status: 'pending', crop: PART, width: 300, height: 400 });
    expect(after.filename).not.toBe(before.filename);
    expect(await photosOf(api, cookie)).toEqual([after]);
    const { body } = await media(api, after.path, cookie).expect(200);
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 300, height: 400 });
    await media(api, before.path, cookie).expect(404);
    const [row] = await rows(api, 'select tenant_id from photo where id = $1', [before.id]);
    await removeGoneFiles(api);
    const files = filesOf(api, Number(row?.['tenant_id']), id);
    expect(files.filter((name) => name.startsWith(before.filename.slice(0, 32)))).toEqual([]);
    expect(files).toHaveLength(2 * 2 + 1 + 1);
    const whole = await media(api, after.whole, cookie).expect(200);
    expect(await sharp(whole.body as Buffer).metadata()).toMatchObject({ width: 600, height: 800 });
  });

  it('is of the whole picture, however often, and goes back to all of it', async () => {
    const { cookie } = await someone();
    const { id } = await uploadOne(api, cookie);
    for (const part of [PART, { ...PART, x: 0 }, PART]) await crop(cookie, id, part).expect(200);
    const again = (await crop(cookie, id, { x: 0, y: 0, width: 1, height: 1 }).expect(200)).body as OwnPhoto;
    expect(again).toMatchObject({ crop: null, width: 600, height: 800 });
  });

  it('keeps its status and place; of many at once one holds and no file of another stays', async () => {
    const { id, cookie } = await someone();
    const photo = await uploadOne(api, cookie);
    await decide(api, photo.id);
    await Promise.all([0, 0.1, 0.2, 0.3].map((x) => crop(cookie, photo.id, { ...PART, x }).expect(200)));
    const [now] = await photosOf(api, cookie);
    expect(now).toMatchObject({ id: photo.id, status: 'active' });
    const [profile] = await rows(api, 'select tenant_id, main_photo_id from profile where id = $1', [id]);
    expect(profile?.['main_photo_id']).toBe(photo.id);
    await removeGoneFiles(api);
    expect(filesOf(api, Number(profile?.['tenant_id']), id)).toHaveLength(2 * 2 + 1 + 1);
  });

  it.each([
    [{ ...PART, x: -0.1 }, 'x'],
    [{ ...PART, x: 0.6 }, 'width'],
    [{ ...PART, height: 0.95 }, 'height'],
    [{ ...PART, width: 0 }, 'width'],
    [{ ...PART, y: '0' }, 'y'],
    [{ ...PART, angle: 90 }, 'angle'],
    [{ x: 0, y: 0, width: 1 }, 'height'],
  ])('refuses %j', async (part, path) => {
    const { cookie } = await someone();
    const { id } = await uploadOne(api, cookie);
    expect((await crop(cookie, id, part).expect(422)).body).toMatchObject({ faults: [{ path }] });
  });

  it('refuses a part too small to show anybody, and a photo that staff rejected', async () => {
    const { cookie } = await someone();
    const { id } = await uploadOne(api, cookie);
    const small = await crop(cookie, id, { ...PART, width: 0.3 }).expect(422);
    expect(small.body).toMatchObject({ code: 'photo_too_small' });
    await decide(api, id, 'minor');
    await crop(cookie, id).expect(404);
  });

  it('is its owner’s only', async () => {
    const [owner, other] = [await someone(), await someone()];
    const { id, whole } = await uploadOne(api, owner.cookie);
    await crop('', id).expect(403);
    await crop(owner.cookie, id, PART, `${SECOND}.localhost`).expect(403);
    await crop(owner.cookie, id).set('sec-fetch-site', 'cross-site').expect(403);
    for (const nobodys of [id, 999_999_999, 0, '1e3', 'x', '99999999999']) {
      const answer = await crop(other.cookie, nobodys).expect(404);
      expect(answer.body).toMatchObject({ code: 'photo_not_found' });
    }
    await media(api, whole, other.cookie).expect(404);
    await media(api, whole).expect(403);
    const [row] = await photosOf(api, owner.cookie);
    expect(row?.crop).toBeNull();
  });
});
