import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { block, call, change, confirmed, hide, invented, reveal, unblock } from '../../../../../test/support/meeting';
import { type Person, rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { PublishedSites } from '../../../tenants';
import { type DeckResponse } from './swipe.response';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(60);
});
afterAll(() => api.close());
afterEach(() => jest.restoreAllMocks());

const someone = (facts: Record<string, unknown> = {}, host = FIRST): Promise<Person> => confirmed(api, facts, host);
const deck = async (of: Person): Promise<DeckResponse> =>
  (await call(api, 'get', 'swipe', of.cookie).expect(200)).body as DeckResponse;
/** The given profiles that are in the deck: other tests have people everywhere. */
const inDeck = async (of: Person, among: readonly number[]): Promise<number[]> =>
  (await deck(of)).profiles.map(({ id }) => id).filter((id) => among.includes(id));
const swipe = (by: Person, whom: number | string, choice = 'like') =>
  call(api, 'put', `swipe/${whom}`, by.cookie).send({ choice });
const undo = (by: Person, query = '') => call(api, 'delete', `swipe/last${query}`, by.cookie);
const likesOf = async ({ id }: Person): Promise<unknown[]> =>
  (await rows(api, 'select liked_id from member_like where liker_id = $1 order by liked_id', [id])).map(
    (row) => row['liked_id'],
  );

/** Profiles without accounts, whoever is about in a country of the test's own. */
async function crowd(size: number, country: string): Promise<number[]> {
  const made = await rows(
    api,
    `insert into profile (tenant_id, name, gender, birth_date, country, language, status)
     select id, 'Crowd', 'man', '1990-01-01', $2, 'nl', 'active' from tenant, generate_series(1, $1) where slug = $3
     returning id`,
    [size, country, FIRST],
  );
  return made.map(({ id }) => Number(id));
}

describe('the deck', () => {
  it('shows ten at most: near, then of the same country, then others', async () => {
    const place = { country: 'IS', latitude: 64.15, longitude: -21.94 };
    const one = await someone(place);
    const inTown = await someone({ ...place, longitude: -21.9 });
    const [other] = await crowd(1, 'IS');
    const near = await inDeck(one, [inTown.id, other ?? 0]);
    expect(near).toEqual([inTown.id, other]);
    await crowd(20, 'IS');
    const { profiles, likes_left, resets_at } = await deck(one);
    expect(profiles).toHaveLength(10);
    expect(profiles[0]).toMatchObject({ id: inTown.id, distance_km: 5, fictional: false, main_image: null });
    expect(profiles.every(({ country }) => country === 'IS')).toBe(true);
    expect(likes_left).toBe(4);
    expect(Date.parse(resets_at) - Date.now()).toBeLessThanOrEqual(24 * 3600_000);
    const abroad = await someone({ country: 'MT' });
    expect((await deck(abroad)).profiles).toHaveLength(10);
  });

  it('has people with something to say first', async () => {
    const one = await someone({ country: 'CY' });
    const says = await someone({ country: 'CY', about: 'Ask me about bees' });
    const silent = await someone({ country: 'CY', about: null });
    expect(await inDeck(one, [silent.id, says.id])).toEqual([says.id, silent.id]);
    expect((await deck(one)).profiles[0]).toMatchObject({ id: says.id, words: 'Ask me about bees' });
  });

  it('has whom the member seeks, if they seek such a member', async () => {
    const one = await someone({ country: 'LU', gender: 'woman', seeking: 'men' });
    const fits = await someone({ country: 'LU', gender: 'man', seeking: 'women' });
    const silent = await someone({ country: 'LU', gender: 'man', seeking: null });
    const wants = await someone({ country: 'LU', gender: 'man', seeking: 'men' });
    const woman = await someone({ country: 'LU', gender: 'woman', seeking: 'women' });
    const all = [fits.id, silent.id, wants.id, woman.id];
    expect((await inDeck(one, all)).sort()).toEqual([fits.id, silent.id].sort());
    await change(api, one.id, { seeking: 'women', gender: 'non_binary' });
    expect(await inDeck(one, all)).toEqual([]);
  });

  it('has those who like the member among the first ten, without a word about it', async () => {
    const one = await someone({ country: 'LV' });
    const liker = await someone({ country: 'AU' });
    await crowd(30, 'LV');
    expect(await inDeck(one, [liker.id])).toEqual([]);
    await call(api, 'put', `likes/${one.id}`, liker.cookie).expect(200);
    const { profiles } = await deck(one);
    expect(profiles).toHaveLength(10);
    const card = profiles.find(({ id }) => id === liker.id);
    expect(Object.keys(card ?? {})).toEqual(Object.keys(profiles.find(({ id }) => id !== liker.id) ?? {}));
    expect(await deck(one)).toMatchObject({ profiles });
  });

  it('never has oneself, nor who is blocked either way, hidden, disabled, another brand’s or decided about', async () => {
    const one = await someone({ country: 'CY' });
    const other = await someone({ country: 'CY' });
    const robin = await invented(api, { country: 'CY' });
    const elsewhere = await someone({ country: 'CY' }, SECOND);
    const all = [one.id, other.id, elsewhere.id];
    expect(await inDeck(one, all)).toEqual([other.id]);
    expect((await deck(one)).profiles.find(({ id }) => id === robin)).toMatchObject({ fictional: true, online: false });
    for (const [away, back] of [
      [() => block(api, one.id, other.id), () => unblock(api, one.id)],
      [() => block(api, other.id, one.id), () => unblock(api, other.id)],
      [() => hide(api, other.id), () => reveal(api, other.id)],
      [() => change(api, other.id, { status: 'disabled' }), () => change(api, other.id, { status: 'active' })],
      [
        () => call(api, 'put', `likes/${other.id}`, one.cookie),
        () => call(api, 'delete', `likes/${other.id}`, one.cookie),
      ],
      [() => swipe(one, other.id, 'pass'), () => undo(one)],
    ] as const) {
      await away();
      expect(await inDeck(one, all)).toEqual([]);
      await back();
      expect(await inDeck(one, all)).toEqual([other.id]);
    }
    await swipe(one, elsewhere.id).expect(404);
    await swipe(one, one.id).expect(404);
  });
});

describe('a swipe', () => {
  it('gives a like or remembers a pass; a like that is answered is a match', async () => {
    const [one, other] = [await someone(), await someone()];
    expect((await swipe(one, other.id, 'pass').expect(200)).body).toMatchObject({ mutual: false, likes_left: 4 });
    expect(await likesOf(one)).toEqual([]);
    for (let n = 0; n < 3; n += 1)
      expect((await swipe(one, other.id).expect(200)).body).toMatchObject({ mutual: false, likes_left: 3 });
    expect(await likesOf(one)).toEqual([other.id]);
    expect((await swipe(other, one.id).expect(200)).body).toMatchObject({ mutual: true });
    expect((await call(api, 'get', 'auto-like.php', one.cookie)).body).toMatchObject({ profile: { id: other.id } });
    expect((await swipe(one, other.id, 'pass').expect(200)).body).toMatchObject({ mutual: false, likes_left: 4 });
    expect(await likesOf(one)).toEqual([]);
  });

  it('gives four likes a day, however many are sent at once; likes elsewhere and passes are not counted', async () => {
    const one = await someone();
    const men = await crowd(30, 'EE');
    for (const id of men.slice(20, 25)) await call(api, 'put', `likes/${id}`, one.cookie).expect(200);
    for (const id of men.slice(25)) await swipe(one, id, 'pass').expect(200);
    const answers = await Promise.all(men.slice(0, 20).map((id) => swipe(one, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    for (const { status, body, headers } of answers) {
      if (status === 200) continue;
      expect([status, body]).toEqual([429, expect.objectContaining({ code: 'swipe_likes_used_up' })]);
      const until = Date.parse((body as { resets_at: string }).resets_at) - Date.now();
      expect(Math.abs(until / 1000 - Number(headers['retry-after']))).toBeLessThan(5);
    }
    expect(await likesOf(one)).toHaveLength(9);
    expect((await deck(one)).likes_left).toBe(0);
    const given = men[answers.findIndex(({ status }) => status === 200)] ?? 0;
    expect((await swipe(one, given).expect(200)).body).toMatchObject({ likes_left: 0 });
    expect((await swipe(one, given, 'pass').expect(200)).body).toMatchObject({ likes_left: 1 });
  });

  it('counts by the member’s own day', async () => {
    const one = await someone();
    const men = await crowd(9, 'LT');
    for (const zone of ['Pacific/Auckland', 'America/Los_Angeles', null, 'Mars/Olympus']) {
      await rows(api, 'update account set time_zone = $2 where id = $1', [one.id, zone]);
      await rows(api, 'delete from swipe where member_id = $1', [one.id]);
      for (const id of men.slice(0, 4)) await swipe(one, id).expect(200);
      await swipe(one, men[4] ?? 0).expect(429);
      const [day] = await rows(api, 'select starts, ends from day_of(now(), $1)', [zone]);
      expect((await deck(one)).resets_at).toBe((day?.['ends'] as Date).toISOString());
      const move = (by: string) =>
        rows(api, `update swipe set created_at = $2::timestamptz - $3::interval where member_id = $1`, [
          ...[one.id, day?.['starts'], by],
        ]);
      await move('0');
      expect((await deck(one)).likes_left).toBe(0);
      await move('1 microsecond');
      expect((await deck(one)).likes_left).toBe(4);
      expect((await swipe(one, men[5] ?? 0).expect(200)).body).toMatchObject({ likes_left: 3 });
    }
  });

  it('knows when days begin and end, those of 23 and 25 hours too', async () => {
    const day = async (at: string, zone: string | null): Promise<string[]> => {
      const [row] = await rows(api, 'select starts, ends from day_of($1, $2)', [at, zone]);
      return [row?.['starts'], row?.['ends']].map((time) => (time as Date).toISOString().slice(0, 16));
    };
    expect(await day('2026-11-22T10:59:59Z', 'Pacific/Auckland')).toEqual(['2026-11-21T11:00', '2026-11-22T11:00']);
    expect(await day('2026-11-22T11:00:00Z', 'Pacific/Auckland')).toEqual(['2026-11-22T11:00', '2026-11-23T11:00']);
    expect(await day('2026-11-22T07:59:59Z', 'America/Los_Angeles')).toEqual(['2026-11-21T08:00', '2026-11-22T08:00']);
    expect(await day('2026-03-08T12:00:00Z', 'America/Los_Angeles')).toEqual(['2026-03-08T08:00', '2026-03-09T07:00']);
    expect(await day('2026-11-01T12:00:00Z', 'America/Los_Angeles')).toEqual(['2026-11-01T07:00', '2026-11-02T08:00']);
    for (const none of [null, 'Mars/Olympus', ''])
      expect(await day('2026-11-22T23:59:59Z', none)).toEqual(['2026-11-22T00:00', '2026-11-23T00:00']);
  });

  it('is taken back within ten minutes, with its like and its place in the day; a like given elsewhere stays', async () => {
    const one = await someone();
    const [first = 0, second = 0, third = 0] = await crowd(3, 'MC');
    await call(api, 'put', `likes/${first}`, one.cookie).expect(200);
    for (const id of [first, second]) await swipe(one, id).expect(200);
    await swipe(one, third, 'pass').expect(200);
    expect((await undo(one).expect(200)).body).toMatchObject({ profile: third, likes_left: 2 });
    expect((await undo(one).expect(200)).body).toMatchObject({ profile: second, likes_left: 3 });
    expect(await likesOf(one)).toEqual([first]);
    expect((await undo(one).expect(200)).body).toMatchObject({ profile: first, likes_left: 4 });
    expect(await likesOf(one)).toEqual([first]);
    expect((await undo(one).expect(409)).body).toMatchObject({ code: 'nothing_to_undo' });
    await swipe(one, second).expect(200);
    await rows(api, "update swipe set created_at = created_at - interval '10 minutes' where member_id = $1", [one.id]);
    await undo(one).expect(409);
    expect(await likesOf(one)).toEqual([first, second]);
  });

  it('that is taken back many times at once is taken back once', async () => {
    const one = await someone();
    const men = await crowd(4, 'SM');
    for (const id of men) await swipe(one, id).expect(200);
    const last = `?profile=${men[3] ?? 0}`;
    const repeated = await Promise.all(Array.from({ length: 6 }, () => undo(one, last)));
    expect(repeated.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    await undo(one, '?profile=x').expect(422);
    await swipe(one, men[3] ?? 0).expect(200);
    const answers = await Promise.all(Array.from({ length: 12 }, () => undo(one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect((await deck(one)).likes_left).toBe(4);
    expect(await likesOf(one)).toEqual([]);
  });

  it('is for confirmed members of the brand, where it has the game, and is a like or a pass', async () => {
    const [one, other, unconfirmed] = [await someone(), await someone(), await signUp(api, 'swiper@visitor.example')];
    expect((await swipe(unconfirmed, other.id).expect(403)).body).toMatchObject({ code: 'account_not_confirmed' });
    for (const choice of ['love', '', 'LIKE']) await swipe(one, other.id, choice).expect(422);
    await swipe(one, 'x').expect(404);
    for (const [method, path] of [
      ['get', 'swipe'],
      ['put', `swipe/${other.id}`],
      ['delete', 'swipe/last'],
    ] as const)
      for (const [cookie, host] of [
        ['', FIRST],
        [one.cookie, SECOND],
      ] as const) {
        const answer = await call(api, method, path, cookie, host).send(
          method === 'put' ? { choice: 'like' } : undefined,
        );
        expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ authentication_required: true })]);
      }
    expect(await rows(api, 'select from swipe where profile_id = $1', [other.id])).toEqual([]);
    const published = api.running.app.get(PublishedSites, { strict: false });
    const [tenant] = await rows(api, 'select id from tenant where slug = $1', [FIRST]);
    const site = await published.get(Number(tenant?.['id']));
    const document = { ...site.document, features: { ...site.document.features, swipe_game: false } };
    jest.spyOn(published, 'get').mockResolvedValue({ ...site, document });
    expect((await call(api, 'get', 'swipe', one.cookie).expect(404)).body).toMatchObject({ code: 'swipe_game_off' });
    await swipe(one, other.id).expect(404);
    await undo(one).expect(404);
  });
});
