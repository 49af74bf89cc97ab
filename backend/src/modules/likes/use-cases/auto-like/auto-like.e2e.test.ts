import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { block, call, change, confirmed, hide, invented, reveal, unblock } from '../../../../../test/support/meeting';
import { type Person, rows, startAccountsApi } from '../../../../../test/support/people';
import { openStream } from '../../../../../test/support/stream';
import { PublishedSites } from '../../../tenants';
import { type AutoLikeResponse } from './auto-like.response';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(59);
});
afterAll(() => api.close());
afterEach(() => jest.restoreAllMocks());

const NOTHING = { profile: null, reason: null };

const someone = (facts = {}): Promise<Person> => confirmed(api, facts);
const like = (by: Person, whom: number) => call(api, 'put', `likes/${whom}`, by.cookie).expect(200);
const overlay = async (of: Person): Promise<AutoLikeResponse> =>
  (await call(api, 'get', 'auto-like.php', of.cookie).expect(200)).body as AutoLikeResponse;
const seen = (of: Person, id: number) => call(api, 'put', `auto-like/${id}/seen`, of.cookie).expect(204);
async function match(one: Person, other: Person): Promise<void> {
  await like(one, other.id);
  await like(other, one.id);
}

async function setWelcomeLike(welcome_like: boolean): Promise<void> {
  const published = api.running.app.get(PublishedSites, { strict: false });
  const [tenant] = await rows(api, 'select id from tenant where slug = $1', [FIRST]);
  const site = await published.get(Number(tenant?.['id']));
  const document = { ...site.document, features: { ...site.document.features, welcome_like } };
  jest.spyOn(published, 'get').mockResolvedValue({ ...site, document });
}

describe('the match overlay', () => {
  beforeEach(() => setWelcomeLike(false));

  it('shows each match once to each of the two, oldest first, until it is seen', async () => {
    const [one, other, third] = [await someone(), await someone(), await someone()];
    expect(await overlay(one)).toEqual(NOTHING);
    await match(one, other);
    await match(third, one);
    for (let n = 0; n < 3; n += 1)
      expect(await overlay(one)).toMatchObject({ profile: { id: other.id, fictional: false }, reason: 'match' });
    await seen(one, other.id);
    await seen(one, other.id);
    expect(await overlay(one)).toMatchObject({ profile: { id: third.id } });
    await seen(one, third.id);
    expect(await overlay(one)).toEqual(NOTHING);
    expect(await overlay(other)).toMatchObject({ profile: { id: one.id }, reason: 'match' });
  });

  it('is there for both of two who like each other at the same time, in the game or not, and their open pages hear of it', async () => {
    const swipe = (by: Person, whom: number) =>
      call(api, 'put', `swipe/${whom}`, by.cookie).send({ choice: 'like' }).expect(200);
    for (let n = 0; n < 12; n += 1) {
      const [one, other] = [await someone(), await someone()];
      const pages = await Promise.all([one, other].map(({ cookie }) => openStream(api.url, { cookie })));
      const answers = await Promise.all([like(one, other.id), (n % 2 === 0 ? like : swipe)(other, one.id)]);
      const mutual = answers.map(({ body }) => (body as { mutual: boolean }).mutual);
      expect([n, ...mutual.sort()]).toEqual([n, false, true]);
      for (const page of pages) await page.awaits('match').finally(page.close);
      expect(await overlay(one)).toMatchObject({ profile: { id: other.id } });
      expect(await overlay(other)).toMatchObject({ profile: { id: one.id } });
    }
  });

  it('invents nothing: no like of one side, nor before there is a match', async () => {
    const [one, other] = [await someone(), await someone()];
    await invented(api);
    await like(one, other.id);
    await seen(one, other.id);
    expect([await overlay(one), await overlay(other)]).toEqual([NOTHING, NOTHING]);
    await like(other, one.id);
    expect(await overlay(one)).toMatchObject({ profile: { id: other.id } });
    expect(await rows(api, 'select from welcome_like where profile_id = any($1)', [[one.id, other.id]])).toEqual([]);
  });

  it('never shows whom the member may not meet', async () => {
    const [one, other] = [await someone(), await someone()];
    await match(one, other);
    for (const [away, back] of [
      [() => block(api, one.id, other.id), () => unblock(api, one.id)],
      [() => block(api, other.id, one.id), () => unblock(api, other.id)],
      [() => hide(api, other.id), () => reveal(api, other.id)],
      [() => change(api, other.id, { status: 'disabled' }), () => change(api, other.id, { status: 'active' })],
    ] as const) {
      await away();
      expect(await overlay(one)).toEqual(NOTHING);
      await back();
      expect(await overlay(one)).toMatchObject({ profile: { id: other.id } });
    }
  });

  it('is for members of the brand, on its own pages', async () => {
    const one = await someone();
    for (const [method, path] of [
      ['get', 'auto-like.php'],
      ['put', 'auto-like/1/seen'],
    ] as const)
      for (const answer of [await call(api, method, path, ''), await call(api, method, path, one.cookie, SECOND)])
        expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ authentication_required: true })]);
    await call(api, 'get', 'auto-like', one.cookie).set('sec-fetch-site', 'cross-site').expect(403);
    await call(api, 'put', 'auto-like/x/seen', one.cookie).expect(404);
  });
});

describe('a brand’s welcome like', () => {
  beforeEach(() => setWelcomeLike(true));

  it('comes once, from somebody who is labelled as invented, fits, and lives in the same country if anybody does', async () => {
    const far = { country: 'AT', gender: 'man', seeking: 'women' };
    await invented(api, { ...far, country: 'CH' });
    await invented(api, { ...far, gender: 'woman' });
    await invented(api, { ...far, seeking: 'men' });
    const fits = await invented(api, far);
    const one = await someone({ gender: 'woman', seeking: 'men', country: 'AT' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => overlay(one)));
    for (const answer of answers)
      expect(answer).toMatchObject({ profile: { id: fits, fictional: true, online: false }, reason: 'welcome_like' });
    const given = 'select liker_id, liked_id from member_like where liked_id = $1 or liker_id = $1';
    expect(await rows(api, given, [one.id])).toEqual([{ liker_id: fits, liked_id: one.id }]);
    expect((await call(api, 'get', 'likes.php', one.cookie)).body).toMatchObject({
      liked_by: [{ id: fits, fictional: true, like_new: true }],
    });
    await seen(one, fits);
    expect(await overlay(one)).toEqual(NOTHING);
    await rows(api, 'delete from member_like where liked_id = $1', [one.id]);
    expect(await overlay(one)).toEqual(NOTHING);
  });

  it('comes behind matches, makes none, and never comes from a real member', async () => {
    const robin = await invented(api, { country: 'SE', gender: 'non_binary' });
    const [one, other] = [await someone({ country: 'SE' }), await someone({ country: 'SE' })];
    await match(one, other);
    expect(await overlay(one)).toMatchObject({ profile: { id: other.id }, reason: 'match' });
    await seen(one, other.id);
    expect(await overlay(one)).toMatchObject({ profile: { id: robin }, reason: 'welcome_like' });
    await seen(one, robin);
    await like(one, robin);
    expect(await overlay(one)).toEqual(NOTHING);
    const made = await rows(
      api,
      'select from member_like l join welcome_like w on w.fictional_id = l.liker_id join profile p on p.id = l.liker_id where not p.fictional',
    );
    expect(made).toEqual([]);
  });
});
