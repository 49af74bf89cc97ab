import { FIRST, SECOND, type TestApi } from '../../../test/support/api';
import { block, call, change, confirmed, hide, invented, reveal, unblock } from '../../../test/support/meeting';
import { type Person, count, rows, signUp, startAccountsApi } from '../../../test/support/people';
import { openStream } from '../../../test/support/stream';
import { type LikeCard } from './lists/like-card.response';
import { type LikesOverviewResponse, type LikesPageResponse } from './use-cases/list-likes/likes.response';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(58);
});
afterAll(() => api.close());

const someone = (facts = {}, host = FIRST): Promise<Person> => confirmed(api, facts, host);
const like = (by: Person, whom: number | string, host = FIRST) => call(api, 'put', `likes/${whom}`, by.cookie, host);
const likes = async (of: Person, host = FIRST): Promise<LikesOverviewResponse> =>
  (await call(api, 'get', 'likes.php', of.cookie, host).expect(200)).body as LikesOverviewResponse;
const list = async (of: Person, kind: string): Promise<LikesPageResponse> =>
  (await call(api, 'get', `likes/${kind}`, of.cookie).expect(200)).body as LikesPageResponse;
const ids = (cards: readonly LikeCard[]): number[] => cards.map(({ id }) => id);

describe('a like', () => {
  it('stands in both lists, is new to the liked one until they open the profile, and is counted', async () => {
    const [one, other] = [await someone({ country: 'NL', city: 'Utrecht' }), await someone()];
    expect((await like(one, other.id).expect(200)).body).toEqual({ mutual: false });
    const answer = await call(api, 'get', 'likes', other.cookie).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toEqual({
      profiles: [],
      liked_by: [
        {
          ...{ id: one.id, name: 'Jo Visser', age: expect.any(Number) as number, country: 'NL', city: 'Utrecht' },
          ...{
            countryregion: null,
            distance_km: null,
            fictional: false,
            online: true,
            is_new: true,
            verified_at: null,
          },
          ...{
            main_image: null,
            words: null,
            shared_interests: [],
            liked_at: expect.stringMatching(/Z$/) as string,
            liked: false,
            mutual: false,
            like_new: true,
            likes: null,
          },
        },
      ],
      ...{ new_likes: 1, profiles_next: null, liked_by_next: null },
    });
    expect(await likes(one)).toMatchObject({
      profiles: [{ id: other.id, like_new: false }],
      liked_by: [],
      new_likes: 0,
    });
    const open = () => call(api, 'delete', `likes/${one.id}/new`, other.cookie).expect(204);
    await open();
    await open();
    expect(await likes(other)).toMatchObject({ liked_by: [{ id: one.id, like_new: false }], new_likes: 0 });
  });

  it('is told of the profiles that a page shows, with how many are new, and of nobody else’s likes', async () => {
    const [one, other, third] = [await someone(), await someone(), await someone()];
    await like(one, other.id).expect(200);
    await like(third, one.id).expect(200);
    await like(third, other.id).expect(200);
    const marks = async (of: Person, query: string): Promise<unknown> =>
      (await call(api, 'get', `likes/marks${query}`, of.cookie)).body as unknown;
    const both = `?profiles=${other.id},${third.id}`;
    expect(await marks(one, both)).toEqual({ liked: [other.id], new_likes: 1 });
    expect(await marks(one, `?profiles=${third.id}`)).toEqual({ liked: [], new_likes: 1 });
    expect(await marks(other, '')).toEqual({ liked: [], new_likes: 2 });
    await block(api, other.id, third.id);
    expect(await marks(other, '')).toEqual({ liked: [], new_likes: 1 });
    const many = Array.from({ length: 201 }, (_, at) => at + 1);
    await call(api, 'get', `likes/marks?profiles=${many.slice(1).join(',')}`, one.cookie).expect(200);
    const greatest = many.slice(1).map((at) => 2_147_483_647 - at);
    await call(api, 'get', `likes/marks?profiles=${greatest.join(',')}`, one.cookie).expect(200);
    for (const bad of [many.join(','), '0', '1,', 'x', '9999999999', '2147483648', '7,2147483648'])
      await call(api, 'get', `likes/marks?profiles=${bad}`, one.cookie).expect(422);
  });

  it('is one, however often it is given at once, and gone once it is taken back', async () => {
    const [one, other] = [await someone(), await someone()];
    await Promise.all(Array.from({ length: 100 }, () => like(one, other.id).expect(200)));
    expect(await rows(api, 'select liked_id from member_like where liker_id = $1', [one.id])).toHaveLength(1);
    const takeBack = () => call(api, 'delete', `likes/${other.id}`, one.cookie).expect(204);
    await takeBack();
    await takeBack();
    expect([(await likes(one)).profiles, (await likes(other)).liked_by]).toEqual([[], []]);
  });

  it('that is answered is a match, for both', async () => {
    const [one, other] = [await someone(), await someone()];
    await like(one, other.id).expect(200);
    expect((await like(other, one.id).expect(200)).body).toEqual({ mutual: true });
    expect((await list(one, 'mutual')).likes).toMatchObject([{ id: other.id, mutual: true, like_new: true }]);
    expect((await list(other, 'mutual')).likes).toMatchObject([{ id: one.id, mutual: true, like_new: true }]);
    await call(api, 'delete', `likes/${one.id}`, other.cookie).expect(204);
    expect((await list(one, 'mutual')).likes).toEqual([]);
    expect(await likes(one)).toMatchObject({ profiles: [{ id: other.id, mutual: false }] });
  });

  it('of somebody invented is a card in the list and never a match', async () => {
    const [one, robin, kim] = [await someone(), await invented(api), await invented(api)];
    await rows(
      api,
      `insert into member_like (tenant_id, liker_id, liked_id) select tenant_id, id, $1 from profile where id = any($2)`,
      [one.id, [robin, kim]],
    );
    const page = await openStream(api.url, { cookie: one.cookie });
    expect((await like(one, robin).expect(200)).body).toEqual({ mutual: false });
    expect(
      (await call(api, 'put', `swipe/${kim}`, one.cookie).send({ choice: 'like' }).expect(200)).body,
    ).toMatchObject({
      mutual: false,
    });
    const { profiles, liked_by } = await likes(one);
    for (const cards of [profiles, liked_by]) {
      expect(ids(cards).sort()).toEqual([robin, kim].sort());
      for (const card of cards) expect(card).toMatchObject({ fictional: true, liked: true, mutual: false });
    }
    expect((await list(one, 'mutual')).likes).toEqual([]);
    // Events arrive in order: a match would have come before this one.
    const other = await someone();
    await like(other, one.id).expect(200);
    await page.awaits('like').finally(page.close);
    expect(page.heard.map(({ event }) => event)).not.toContain('match');
  });

  it('goes to nobody who is not there: oneself, unknown, disabled, hidden, blocked either way, another brand’s', async () => {
    const [one, hidden, blocked] = [await someone(), await someone(), await someone()];
    const [disabled, blocker, elsewhere] = [
      await someone({ status: 'disabled' }),
      await someone(),
      await someone({}, SECOND),
    ];
    await hide(api, hidden.id);
    await block(api, one.id, blocked.id);
    await block(api, blocker.id, one.id);
    const absent = [one.id, disabled.id, hidden.id, blocked.id, blocker.id, elsewhere.id, 2_147_483_647, 'x', '0'];
    for (const id of absent) {
      const answer = await like(one, id);
      expect([id, answer.status, answer.body]).toEqual([
        id,
        404,
        expect.objectContaining({ code: 'profile_not_found' }),
      ]);
    }
    expect(await rows(api, 'select from member_like where liker_id = $1', [one.id])).toEqual([]);
    await reveal(api, hidden.id);
    await like(one, hidden.id).expect(200);
  });

  it('goes with a block, a hidden or a disabled profile from lists and counts, and comes back with its end', async () => {
    const [one, other] = [await someone(), await someone()];
    await like(one, other.id).expect(200);
    await like(other, one.id).expect(200);
    const seen = async (): Promise<unknown[]> => {
      const { profiles, liked_by, new_likes } = await likes(one);
      return [ids(profiles), ids(liked_by), new_likes, ids((await list(one, 'mutual')).likes)];
    };
    const there = [[other.id], [other.id], 1, [other.id]];
    const absent = [[], [], 0, []];
    expect(await seen()).toEqual(there);
    for (const [away, back] of [
      [() => block(api, one.id, other.id), () => unblock(api, one.id)],
      [() => block(api, other.id, one.id), () => unblock(api, other.id)],
      [() => hide(api, other.id), () => reveal(api, other.id)],
      [() => change(api, other.id, { status: 'disabled' }), () => change(api, other.id, { status: 'active' })],
    ] as const) {
      await away();
      expect(await seen()).toEqual(absent);
      await back();
      expect(await seen()).toEqual(there);
    }
  });

  it('is for members who have confirmed their address', async () => {
    const [one, other] = [await signUp(api, 'not-yet@visitor.example'), await someone()];
    expect((await like(one, other.id).expect(403)).body).toMatchObject({ code: 'account_not_confirmed' });
    await call(api, 'get', 'likes.php', one.cookie).expect(200);
    expect((await likes(other)).liked_by).toEqual([]);
  });

  it('is nothing for visitors, nor for members of another brand', async () => {
    const [one, other] = [await someone(), await someone()];
    for (const [method, path] of [
      ['get', 'likes.php'],
      ['get', 'likes'],
      ['get', 'likes/marks'],
      ['get', 'likes/given'],
      ['get', 'likes/received'],
      ['get', 'likes/mutual'],
      ['put', `likes/${other.id}`],
      ['delete', `likes/${other.id}`],
      ['delete', `likes/${other.id}/new`],
    ] as const)
      for (const answer of [await call(api, method, path, ''), await call(api, method, path, one.cookie, SECOND)])
        expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ authentication_required: true })]);
    await like(one, other.id).set('sec-fetch-site', 'cross-site').expect(403);
    expect(await rows(api, 'select from member_like where liker_id = $1', [one.id])).toEqual([]);
  });
});

describe('lists of likes', () => {
  it('go on by cursors to the end, newest first, and nobody comes twice', async () => {
    const one = await someone();
    await rows(
      api,
      `with them as (
         insert into profile (tenant_id, name, birth_date, language, status)
         select tenant_id, 'Page', '1990-01-01', 'nl', 'active' from profile, generate_series(1, 450) where id = $1
         returning tenant_id, id
       )
       insert into member_like (tenant_id, liker_id, liked_id, created_at)
       select tenant_id, id, $1, now() - (id / 2) * interval '1 microsecond' from them
       union all select tenant_id, $1, id, now() - (id / 2) * interval '1 microsecond' from them`,
      [one.id],
    );
    const wanted = await rows(
      api,
      'select liker_id as id from member_like where liked_id = $1 order by created_at desc, liker_id desc',
      [one.id],
    );
    const overview = await likes(one);
    expect(overview.new_likes).toBe(100);
    for (const [kind, first, cursor] of [
      ['given', overview.profiles, overview.profiles_next],
      ['received', overview.liked_by, overview.liked_by_next],
      ['mutual', (await list(one, 'mutual')).likes, (await list(one, 'mutual')).next],
    ] as const) {
      const all = ids(first);
      expect(all).toHaveLength(200);
      for (let next = cursor; next !== null;) {
        const page = await list(one, `${kind}?cursor=${next}`);
        all.push(...ids(page.likes));
        next = page.next;
      }
      expect([kind, all]).toEqual([kind, wanted.map(({ id }) => id)]);
    }
    for (const cursor of ['x', '1', '1_', '12345678901234567_1', '1_2_3'])
      await call(api, 'get', `likes/given?cursor=${cursor}`, one.cookie).expect(422);
    await call(api, 'get', 'likes/given?cursor=9999999999999999_9999999999', one.cookie).expect(200);
    expect(await count(api, 'welcome_like')).toBe(0);
  });
});
