import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { PASSWORD, post, rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { decide, photosOf, show, uploadOne } from '../../../../../test/support/photos';
import { PublishedSites } from '../../../tenants';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(46);
});
afterAll(() => api.close());

interface Image {
  readonly filename: string;
  readonly path: string;
}

let people = 0;
const someone = (host = FIRST) => signUp(api, `image${(people += 1)}@visitor.example`, host);
const mainImage = async (cookie: string, host = FIRST): Promise<Image | null> => {
  const { body } = await api.on(`${host}.localhost`).get('/api/user.php').set('cookie', cookie).expect(200);
  return (body as { user: { profile: { main_image: Image | null } } }).user.profile.main_image;
};
const order = (cookie: string, ids: readonly number[]) =>
  api.on().put('/api/photos/order').set('cookie', cookie).send({ ids }).expect(204);

describe('the main image of whoever is signed in', () => {
  it('is the first photo that staff approved, as every answer tells a photo', async () => {
    const { id, cookie } = await someone();
    await show(api, id);
    const [first, second] = [await uploadOne(api, cookie), await uploadOne(api, cookie)];
    expect(await mainImage(cookie)).toBeNull();
    await decide(api, second.id);
    const { filename, thumb_filename, path, width, height, sources } = second;
    const shown = { filename, thumb_filename, path, width, height, sources, status: 'active', blurred: false };
    expect(await mainImage(cookie)).toEqual(shown);
    await decide(api, first.id);
    expect(await mainImage(cookie)).toMatchObject({ filename: first.filename });
    await order(cookie, [second.id, first.id]);
    expect(await mainImage(cookie)).toEqual(shown);
    await decide(api, second.id, 'other');
    expect(await mainImage(cookie)).toMatchObject({ filename: first.filename });
    await api.on().delete(`/api/photos/${first.id}`).set('cookie', cookie).expect(204);
    expect(await mainImage(cookie)).toBeNull();
  });

  it('follows a new crop of that photo, and of no other', async () => {
    const { id, cookie } = await someone();
    await show(api, id);
    const photos = [await uploadOne(api, cookie), await uploadOne(api, cookie)];
    for (const photo of photos) await decide(api, photo.id);
    for (const photo of photos.toReversed()) {
      const crop = { x: 0.1, y: 0.1, width: 0.5, height: 0.6 };
      await api.on().put(`/api/photos/${photo.id}/crop`).set('cookie', cookie).send(crop).expect(200);
      const [first] = await photosOf(api, cookie);
      expect(await mainImage(cookie)).toMatchObject({ filename: first?.filename, width: first?.width });
    }
  });

  it('is true after everything at once', async () => {
    const { id, cookie } = await someone();
    const photos = [await uploadOne(api, cookie), await uploadOne(api, cookie)];
    const [one, other] = photos.map((photo) => photo.id);
    await Promise.allSettled([
      ...[decide(api, one ?? 0), decide(api, other ?? 0), order(cookie, [other ?? 0, one ?? 0])],
      api
        .on()
        .put(`/api/photos/${other ?? 0}/crop`)
        .set('cookie', cookie)
        .send({ x: 0, y: 0, width: 0.6, height: 0.6 }),
    ]);
    const [first] = await photosOf(api, cookie);
    expect(first?.id).toBe(other);
    expect(await mainImage(cookie)).toMatchObject({ filename: first?.filename });
    const [row] = await rows(
      api,
      `select p.main_photo_key = f.key and p.main_photo_width = f.width and p.main_photo_height = f.height as is_true
       from profile p join photo f on f.tenant_id = p.tenant_id and f.id = p.main_photo_id where p.id = $1`,
      [id],
    );
    expect(row).toEqual({ is_true: true });
  });

  it('is each brand’s own, behind its own network as soon as others see the profile', async () => {
    const published = api.running.app.get(PublishedSites, { strict: false });
    const get = published.get.bind(published);
    jest.spyOn(published, 'get').mockImplementation(async (id) => {
      const site = await get(id);
      const settings = { ...site.document.settings, cdn_prefix: `https://pictures-${id}.example/m` };
      return { ...site, document: { ...site.document, settings } };
    });
    for (const host of [FIRST, SECOND]) {
      const { id, cookie } = await someone(host);
      const photo = await uploadOne(api, cookie, host);
      await decide(api, photo.id);
      expect(await mainImage(cookie, host)).toMatchObject({ path: `/media/${photo.filename}` });
      await show(api, id);
      const [row] = await rows(api, 'select tenant_id, email from account where id = $1', [id]);
      const path = `https://pictures-${String(row?.['tenant_id'])}.example/m/${photo.filename}`;
      expect(await mainImage(cookie, host)).toMatchObject({ path });
      const signedIn = await post(api, '/api/user.php', host).send({ email: row?.['email'], password: PASSWORD });
      expect(signedIn.body).toMatchObject({ user: { profile: { main_image: { path } } } });
    }
    jest.restoreAllMocks();
  });
});
