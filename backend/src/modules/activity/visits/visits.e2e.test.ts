import { FIRST, SECOND, type TestApi } from '../../../../test/support/api';
import { block, call, change, confirmed, hide, invented, reveal, unblock } from '../../../../test/support/meeting';
import { type Person, rows, signUp, startAccountsApi } from '../../../../test/support/people';
import { type VisitorsResponse } from '../use-cases/list-visitors/visitors.response';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(96);
});
afterAll(() => api.close());

const someone = (facts = {}, host = FIRST): Promise<Person> => confirmed(api, facts, host);
const visit = (by: Person, whom: number | string, host = FIRST) =>
  call(api, 'put', `visits/${whom}`, by.cookie, host).expect(204);
const visitors = async (of: Person, query = ''): Promise<VisitorsResponse> =>
  (await call(api, 'get', `visitors${query}`, of.cookie).expect(200)).body as VisitorsResponse;
const ids = async (of: Person): Promise<number[]> => (await visitors(of)).visitors.map(({ id }) => id);
const stored = (by: number) => rows(api, 'select viewed_id, days from profile_visit where viewer_id = $1', [by]);
const age = (by: number, of: number, days: number) =>
  rows(
    api,
    'update profile_visit set last_at = last_at - make_interval(days => $3) where viewer_id = $1 and viewed_id = $2',
    [...[by, of, days]],
  );
const seen = (of: Person, until: string) => call(api, 'put', 'visitors/seen', of.cookie).send({ seen_until: until });
const hidden = (method: 'get' | 'put' | 'delete', of: Person) => call(api, method, 'hidden-visits', of.cookie);

describe('a visit', () => {
  it('stands among the visitors of the one who was looked at, as a card, new until they have looked', async () => {
    const [one, other] = [await someone({ country: 'NL', city: 'Utrecht' }), await someone()];
    await visit(one, other.id);
    const answer = await call(api, 'get', 'visitors', other.cookie).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toEqual({
      visitors: [
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
          ...{ main_image: null, words: null, shared_interests: [], days: 1, visit_new: true },
          visited_at: expect.stringMatching(/Z$/) as string,
        },
      ],
      new_visitors: 1,
      as_of: expect.stringMatching(/Z$/) as string,
      next: null,
    });
    expect(await ids(one)).toEqual([]);
    await seen(other, (answer.body as VisitorsResponse).as_of).expect(204);
    expect(await visitors(other)).toMatchObject({ visitors: [{ visit_new: false }], new_visitors: 0 });
  });

  it('is one within an hour, however often the profile is opened at once, and a day counts once', async () => {
    const [one, other] = [await someone(), await someone()];
    await Promise.all(Array.from({ length: 50 }, () => visit(one, other.id)));
    const [{ as_of }, before] = [await visitors(other), await stored(one.id)];
    expect(before).toEqual([{ viewed_id: other.id, days: 1 }]);
    await seen(other, as_of).expect(204);
    await visit(one, other.id);
    expect(await visitors(other)).toMatchObject({ visitors: [{ days: 1, visit_new: false }], new_visitors: 0 });
    await age(one.id, other.id, 1);
    await visit(one, other.id);
    expect(await visitors(other)).toMatchObject({ visitors: [{ days: 2, visit_new: true }], new_visitors: 1 });
    await visit(one, other.id);
    expect(await stored(one.id)).toEqual([{ viewed_id: other.id, days: 2 }]);
    // The same day, and as a rule more than an hour ago.
    await rows(api, "update profile_visit set last_at = date_trunc('day', now(), 'UTC') where viewer_id = $1", [
      one.id,
    ]);
    await visit(one, other.id);
    expect(await stored(one.id)).toEqual([{ viewed_id: other.id, days: 2 }]);
  });

  it('is never stored of oneself, of or by anybody fictional, nor between people who may not meet', async () => {
    const [one, robin, disabled] = [await someone(), await invented(api), await someone({ status: 'disabled' })];
    const [blocked, blocker, elsewhere] = [await someone(), await someone(), await someone({}, SECOND)];
    await block(api, one.id, blocked.id);
    await block(api, blocker.id, one.id);
    for (const id of [one.id, robin, disabled.id, blocked.id, blocker.id, elsewhere.id, 2_147_483_647])
      await visit(one, id);
    expect(await stored(one.id)).toEqual([]);
    await unblock(api, one.id);
    await visit(one, blocked.id);
    expect(await ids(blocked)).toEqual([one.id]);
    await change(api, one.id, { fictional: true });
    expect(await ids(blocked)).toEqual([]);
    const other = await someone();
    await visit(one, other.id);
    await visit(disabled, other.id);
    expect([await stored(one.id), await stored(disabled.id)]).toEqual([[expect.anything()], []]);
  });

  it('is not stored while its maker is invisible, and one from before is shown again when that ends', async () => {
    const [one, other, third] = [await someone(), await someone(), await someone()];
    await visit(one, other.id);
    await hide(api, one.id);
    await visit(one, third.id);
    expect([await ids(other), (await visitors(other)).new_visitors]).toEqual([[], 0]);
    await reveal(api, one.id);
    expect([await ids(other), await ids(third)]).toEqual([[one.id], []]);
  });

  it('goes with a block or a disabled profile from the list and the count, and comes back with its end', async () => {
    const [one, other] = [await someone(), await someone()];
    await visit(one, other.id);
    const shown = async (): Promise<unknown[]> => [await ids(other), (await visitors(other)).new_visitors];
    for (const [away, back] of [
      [() => block(api, one.id, other.id), () => unblock(api, one.id)],
      [() => block(api, other.id, one.id), () => unblock(api, other.id)],
      [() => change(api, one.id, { status: 'disabled' }), () => change(api, one.id, { status: 'active' })],
    ] as const) {
      await away();
      expect(await shown()).toEqual([[], 0]);
      await back();
      expect(await shown()).toEqual([[one.id], 1]);
    }
  });
});

describe('whoever leaves no trace', () => {
  it('stands in no list any more, neither do visits from before, and starts anew when they turn it back on', async () => {
    const [one, other, third] = [await someone(), await someone(), await someone()];
    expect((await hidden('get', one).expect(200)).body).toEqual({ hidden: false, since: null });
    await visit(one, other.id);
    await visit(third, other.id);
    await Promise.all([1, 2, 3].map(() => hidden('put', one).expect(204)));
    expect((await hidden('get', one)).body).toEqual({ hidden: true, since: expect.stringMatching(/Z$/) as string });
    expect((await hidden('get', third)).body).toEqual({ hidden: false, since: null });
    await visit(one, other.id);
    expect([await ids(other), await stored(one.id)]).toEqual([[third.id], []]);
    await Promise.all([1, 2, 3].map(() => hidden('delete', one).expect(204)));
    expect(await ids(other)).toEqual([third.id]);
    await visit(one, other.id);
    expect(await ids(other)).toEqual([one.id, third.id]);
  });

  it('is not shown by a visit that was stored in the same moment', async () => {
    const [one, other] = [await someone(), await someone()];
    await hidden('put', one).expect(204);
    await rows(
      api,
      'insert into profile_visit (tenant_id, viewer_id, viewed_id) select tenant_id, id, $2 from profile where id = $1',
      [one.id, other.id],
    );
    expect([await ids(other), (await visitors(other)).new_visitors]).toEqual([[], 0]);
  });
});

describe('the list of visitors', () => {
  it('goes on by cursors to the end, latest first, and nobody comes twice', async () => {
    const one = await someone();
    const wanted = await rows(
      api,
      `with them as (
         insert into profile (tenant_id, name, birth_date, language, status)
         select tenant_id, 'Page', '1990-01-01', 'nl', 'active' from profile, generate_series(1, 150) where id = $1
         returning tenant_id, id
       ), made as (
         insert into profile_visit (tenant_id, viewer_id, viewed_id, last_at)
         select tenant_id, id, $1, now() - (id / 2) * interval '1 microsecond' from them returning viewer_id, last_at)
       select viewer_id as id from made order by last_at desc, viewer_id desc`,
      [one.id],
    );
    const all: number[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: VisitorsResponse = await visitors(one, next === '' ? '' : `?cursor=${next}`);
      expect(page.new_visitors).toBe(100);
      all.push(...page.visitors.map(({ id }) => id));
      next = page.next;
    }
    expect(all).toEqual(wanted.map(({ id }) => id));
    for (const cursor of ['x', '1', '1_', '12345678901234567_1', '1_2_3'])
      await call(api, 'get', `visitors?cursor=${cursor}`, one.cookie).expect(422);
  });

  it('is marked as seen up to a time, which neither goes back nor lies ahead', async () => {
    const [one, other] = [await someone(), await someone()];
    await visit(one, other.id);
    const { as_of } = await visitors(other);
    await seen(other, '2020-01-01T00:00:00.000Z').expect(204);
    expect((await visitors(other)).new_visitors).toBe(1);
    await seen(other, as_of).expect(204);
    await seen(other, '2020-01-01T00:00:00.000Z').expect(204);
    expect((await visitors(other)).new_visitors).toBe(0);
    await seen(other, '2999-01-01T00:00:00.000Z').expect(204);
    await rows(api, "update profile_visit set last_at = now() + interval '1 second' where viewer_id = $1", [one.id]);
    expect((await visitors(other)).new_visitors).toBe(1);
    for (const seen_until of ['yesterday', '', 7, null, '2026-W10-3T00:00:00Z', '2026-100', '2026-02-30T00:00:00Z'])
      await call(api, 'put', 'visitors/seen', other.cookie).send({ seen_until }).expect(422);
  });
});

it('visits are nothing for visitors of the site, nor for members of another brand, and name profiles by their numbers', async () => {
  const [one, other] = [await someone(), await signUp(api, 'unseen@visitor.example')];
  for (const [method, path] of [
    ['put', `visits/${other.id}`],
    ['get', 'visitors'],
    ['put', 'visitors/seen'],
    ['get', 'hidden-visits'],
    ['put', 'hidden-visits'],
    ['delete', 'hidden-visits'],
  ] as const)
    for (const answer of [await call(api, method, path, ''), await call(api, method, path, one.cookie, SECOND)])
      expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ authentication_required: true })]);
  await call(api, 'put', `visits/${other.id}`, one.cookie).set('sec-fetch-site', 'cross-site').expect(403);
  for (const id of ['x', '0', '-1', '2147483648']) await call(api, 'put', `visits/${id}`, one.cookie).expect(404);
});
