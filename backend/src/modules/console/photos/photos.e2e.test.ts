import sharp from 'sharp';
import { type Actor } from '../../tenants';
import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { rows, signUp, startAccountsApi } from '../../../../test/support/people';
import { media, photosOf, show, uploadOne } from '../../../../test/support/photos';

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(56);
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
});
afterAll(() => api.close());

interface Queue {
  readonly photos: readonly { readonly id: number; readonly picture: string }[];
  readonly next: string | null;
}

let people = 0;
const someone = (host = FIRST) => signUp(api, `waits${(people += 1)}@visitor.example`, host);
const on = (who: Actor | undefined) => ({ authorization: tokens.get(who?.email ?? '') ?? '' });
const path = (rest: string, slug: string) => `/api/staff/tenants/${slug}/photos${rest}`;
const get = (rest = '', who: Actor | undefined = SUPPORT, slug = FIRST, host = 'console.localhost') =>
  api.on(host).get(path(rest, slug)).set(on(who)).buffer(true);
const act = (id: number | string, what: string, body: object = {}, who: Actor | undefined = SUPPORT, slug = FIRST) =>
  api
    .on('console.localhost')
    .post(path(`/${id}/${what}`, slug))
    .set(on(who))
    .send(body);
const queue = async (after = '', who = SUPPORT, slug = FIRST): Promise<Queue> =>
  (await get(after && `?after=${after}`, who, slug).expect(200)).body as Queue;

describe('the queue of photos', () => {
  it('is one brand’s, oldest first, with the whole picture of each', async () => {
    const [one, other, elsewhere] = [await someone(), await someone(), await someone(SECOND)];
    const photos = [await uploadOne(api, one.cookie), await uploadOne(api, other.cookie)];
    const { id } = await uploadOne(api, elsewhere.cookie, SECOND);
    const waiting = await queue();
    expect(waiting).toEqual({
      photos: photos.map((photo, index) => ({
        id: photo.id,
        profile_id: [one.id, other.id][index],
        name: 'Jo Visser',
        age: expect.any(Number) as number,
        fictional: false,
        created_at: photo.created_at,
        picture: path(`/${photo.id}/picture`, FIRST),
      })),
      next: null,
    });
    expect((await queue('', OPERATOR, SECOND)).photos.map((photo) => photo.id)).toEqual([id]);
    const answer = await get(`/${photos[0]?.id ?? 0}/picture`).expect(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'image/jpeg' });
    expect(await sharp(answer.body as Buffer).metadata()).toMatchObject({ width: 600, height: 800 });
  });

  it('goes on behind the last one seen, where several came at the same time as well', async () => {
    const { cookie } = await someone();
    const { id } = await uploadOne(api, cookie);
    await rows(
      api,
      `insert into photo (tenant_id, profile_id, position, file, key, blurred_key, width, height, phash, created_at)
       select f.tenant_id, f.profile_id, 1, 'none', md5('a' || n), md5('b' || n), 1, 1, 0,
         f.created_at + (n % 3) * interval '1 microsecond'
       from photo f, generate_series(1, 60) n where f.id = $1`,
      [id],
    );
    const ids: number[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page = await queue(after);
      ids.push(...page.photos.map((photo) => photo.id));
      expect(page.photos.length).toBeLessThanOrEqual(50);
      after = page.next;
    }
    const wanted = await rows(
      api,
      `select f.id from photo f join tenant t on t.id = f.tenant_id where t.slug = $1 and status = 'pending'
       order by f.created_at, f.id`,
      [FIRST],
    );
    expect(ids).toEqual(wanted.map((row) => row['id']));
    await rows(api, "delete from photo where file = 'none'");
    for (const after of ['x', '7', '-1_1', '1_99999999999']) await get(`?after=${after}`).expect(422);
  });
});

describe('a decision', () => {
  it('shows a photo to everybody, or to its owner alone with a reason; each is audited', async () => {
    const { id, cookie } = await someone();
    await show(api, id);
    const [good, bad] = [await uploadOne(api, cookie), await uploadOne(api, cookie)];
    await act(good.id, 'approve').expect(204);
    await act(bad.id, 'reject', { reason: 'nudity' }, OPERATOR).expect(204);
    await media(api, good.path).expect(200);
    await media(api, bad.path).expect(404);
    expect(await photosOf(api, cookie)).toMatchObject([
      { id: good.id, status: 'active', reason: null },
      { id: bad.id, status: 'rejected', reason: 'nudity' },
    ]);
    expect((await queue()).photos.map((photo) => photo.id)).not.toContain(good.id);
    const audited = await rows(api, 'select actor, action, details from audit_entry where subject = $1 order by id', [
      `account:${id}`,
    ]);
    expect(audited).toEqual([
      { actor: SUPPORT.email, action: 'photo.approved', details: { photo: good.id } },
      { actor: OPERATOR.email, action: 'photo.rejected', details: { photo: bad.id, reason: 'nudity' } },
    ]);
  });

  it('is taken back either way', async () => {
    const { id, cookie } = await someone();
    await show(api, id);
    const photo = await uploadOne(api, cookie);
    await act(photo.id, 'approve').expect(204);
    await act(photo.id, 'reject', { reason: 'copyright' }).expect(204);
    await media(api, photo.path).expect(404);
    await act(photo.id, 'approve').expect(204);
    await media(api, photo.path).expect(200);
    expect(await photosOf(api, cookie)).toMatchObject([{ status: 'active', reason: null }]);
  });

  it('wants a reason of the list', async () => {
    const { cookie } = await someone();
    const { id } = await uploadOne(api, cookie);
    for (const body of [{}, { reason: 'ugly' }, { reason: 'other', note: 'x' }])
      await act(id, 'reject', body).expect(422);
    expect(await photosOf(api, cookie)).toMatchObject([{ status: 'pending' }]);
  });

  it('by two at once is one of theirs, and the main photo is true', async () => {
    const { id, cookie } = await someone();
    const photo = await uploadOne(api, cookie);
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        n % 2 === 0 ? act(photo.id, 'approve').expect(204) : act(photo.id, 'reject', { reason: 'other' }).expect(204),
      ),
    );
    const [own] = await photosOf(api, cookie);
    const [profile] = await rows(api, 'select main_photo_id from profile where id = $1', [id]);
    expect(profile?.['main_photo_id']).toBe(own?.status === 'active' ? photo.id : null);
  });

  it('is for staff of the brand, on the console', async () => {
    const { cookie } = await someone(SECOND);
    const { id } = await uploadOne(api, cookie, SECOND);
    await get('', { email: '', role: 'operator' }).expect(401);
    await get('', SUPPORT, SECOND).expect(404);
    await get(`/${id}/picture`, SUPPORT, SECOND).expect(404);
    await act(id, 'approve', {}, SUPPORT, SECOND).expect(404);
    for (const nobodys of [id, 999_999_999, 'x', 0]) {
      await get(`/${nobodys}/picture`, OPERATOR).expect(404);
      await act(nobodys, 'approve', {}, OPERATOR).expect(404);
      await act(nobodys, 'reject', { reason: 'other' }, OPERATOR).expect(404);
    }
    await api.on().get(path('', FIRST)).set(on(OPERATOR)).expect(404);
    expect((await rows(api, 'select status from photo where id = $1', [id]))[0]).toEqual({ status: 'pending' });
  });
});
