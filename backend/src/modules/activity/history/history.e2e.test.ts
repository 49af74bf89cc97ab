import { FIRST, SECOND, type TestApi } from '../../../../test/support/api';
import { chatting } from '../../../../test/support/chatting';
import { block, call, confirmed, hide, invented, reveal, unblock } from '../../../../test/support/meeting';
import { type Person, rows, startAccountsApi } from '../../../../test/support/people';
import { type HistoryResponse, type UnreadActivityResponse } from '../use-cases/list-history/history.response';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(97);
});
afterAll(() => api.close());

const { send, read, someone: rich } = chatting(() => api);
const someone = (facts = {}): Promise<Person> => confirmed(api, facts);
const like = (by: Person, whom: number) => call(api, 'put', `likes/${whom}`, by.cookie).expect(200);
const visit = (by: Person, whom: number) => call(api, 'put', `visits/${whom}`, by.cookie).expect(204);
const history = async (of: Person, query = ''): Promise<HistoryResponse> =>
  (await call(api, 'get', `activity${query}`, of.cookie).expect(200)).body as HistoryResponse;
const unread = async (of: Person): Promise<UnreadActivityResponse> =>
  (await call(api, 'get', 'activity/unread', of.cookie).expect(200)).body as UnreadActivityResponse;
/** The person of each entry and what happened, as the list has it. */
const told = async (of: Person): Promise<[number, ...string[]][]> =>
  (await history(of)).entries.map(({ profile, happened }) => [profile.id, ...happened]);
/** Noon of a day is far from both its ends. */
const NOON = (daysAgo: number, minutes = 0): string =>
  `date_trunc('day', now(), 'UTC') - interval '${daysAgo} days' + interval '12 hours ${minutes} minutes'`;
const likedAt = (by: number, whom: number, at: string) =>
  rows(api, `update member_like set created_at = ${at} where liker_id = $1 and liked_id = $2`, [by, whom]);
const visitedAt = (by: number, whom: number, at: string) =>
  rows(api, `update profile_visit set last_at = ${at} where viewer_id = $1 and viewed_id = $2`, [by, whom]);

describe('the history', () => {
  it('has likes, matches, visits and unread replies, newest first, until they are seen', async () => {
    const [me, fan, match, guest, writer] = [
      await someone(),
      await someone(),
      await someone(),
      await someone(),
      await rich(),
    ];
    await like(fan, me.id);
    await like(match, me.id);
    await like(me, match.id);
    await visit(guest, me.id);
    const { conversation, message } = await send(writer, `members/${me.id}`, 'Hello');
    const answer = await call(api, 'get', 'activity', me.cookie).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { entries, as_of, next } = answer.body as HistoryResponse;
    expect(next).toBeNull();
    expect(entries).toEqual(
      [
        { happened: ['reply'], conversation, id: writer.id },
        { happened: ['visit'], conversation: null, id: guest.id },
        { happened: ['match'], conversation: null, id: match.id },
        { happened: ['like'], conversation: null, id: fan.id },
      ].map(({ id, ...entry }) => ({
        ...entry,
        ...{ entry_new: true, at: expect.stringMatching(/Z$/) as string },
        profile: expect.objectContaining({ id, name: 'Jo Visser', fictional: false, main_image: null }) as object,
      })),
    );
    expect(await unread(me)).toEqual({ visitors: 1, entries: 4 });
    await call(api, 'put', 'activity/seen', me.cookie).send({ seen_until: as_of }).expect(204);
    expect(await unread(me)).toEqual({ visitors: 1, entries: 0 });
    expect((await history(me)).entries.map(({ entry_new }) => entry_new)).toEqual([false, false, false, false]);
    await read(me, conversation, message.seq);
    expect((await told(me)).map(([id]) => id)).toEqual([guest.id, match.id, fan.id]);
    // The others read what happened to them, and nothing that they did themselves.
    expect([await told(match), await told(fan), await told(guest), await told(writer)]).toEqual([
      [[me.id, 'match']],
      [],
      [],
      [],
    ]);
  });

  it('is one entry for a person and a day, at the time of the latest', async () => {
    const [me, one, other] = [await someone(), await someone(), await someone()];
    for (const who of [one, other]) {
      await like(who, me.id);
      await visit(who, me.id);
    }
    await likedAt(one.id, me.id, NOON(3));
    await visitedAt(one.id, me.id, NOON(3, 30));
    await likedAt(other.id, me.id, NOON(3, 15));
    await visitedAt(other.id, me.id, NOON(2));
    expect(await told(me)).toEqual([
      [other.id, 'visit'],
      [one.id, 'visit', 'like'],
      [other.id, 'like'],
    ]);
    // The match is of the day of the second like: no like is left where the first was.
    await like(me, other.id);
    await likedAt(me.id, other.id, NOON(1));
    expect(await told(me)).toEqual([
      [other.id, 'match'],
      [other.id, 'visit'],
      [one.id, 'visit', 'like'],
    ]);
    await likedAt(other.id, me.id, NOON(3, 45));
    await likedAt(me.id, other.id, NOON(5));
    expect(await told(me)).toEqual([
      [other.id, 'visit'],
      [other.id, 'match'],
      [one.id, 'visit', 'like'],
    ]);
  });

  it('says of a fictional profile’s like what it is: never a match, and never a visit', async () => {
    const [me, robin] = [await someone(), await invented(api)];
    await rows(
      api,
      `with likes as (insert into member_like (tenant_id, liker_id, liked_id) select tenant_id, id, $1 from profile where id = $2)
       insert into profile_visit (tenant_id, viewer_id, viewed_id) select tenant_id, id, $1 from profile where id = $2`,
      [me.id, robin],
    );
    await like(me, robin);
    const { entries } = await history(me);
    expect(entries).toMatchObject([{ profile: { id: robin, fictional: true }, happened: ['like'] }]);
    expect(await unread(me)).toEqual({ visitors: 0, entries: 1 });
  });

  it('leaves out whoever may not be met, whoever leaves no trace, and what is older than ninety days', async () => {
    const [me, one] = [await someone(), await rich()];
    await like(one, me.id);
    await visit(one, me.id);
    const all = [[one.id, 'visit', 'like']];
    for (const [away, back] of [
      [() => block(api, one.id, me.id), () => unblock(api, one.id)],
      [() => block(api, me.id, one.id), () => unblock(api, me.id)],
      [() => hide(api, one.id), () => reveal(api, one.id)],
    ] as const) {
      await away();
      expect([await told(me), await unread(me)]).toEqual([[], { visitors: 0, entries: 0 }]);
      await back();
      expect(await told(me)).toEqual(all);
    }
    // Members who are invisible are still there for the people they write to, and nowhere else.
    await send(one, `members/${me.id}`, 'Hello');
    await hide(api, one.id);
    expect(await told(me)).toEqual([[one.id, 'reply']]);
    await reveal(api, one.id);
    expect(await told(me)).toEqual([[one.id, 'reply', 'visit', 'like']]);
    await call(api, 'put', 'hidden-visits', one.cookie).expect(204);
    expect(await told(me)).toEqual([[one.id, 'reply', 'like']]);
    await likedAt(one.id, me.id, NOON(91));
    expect(await told(me)).toEqual([[one.id, 'reply']]);
  });

  it('goes on by cursors to the end, without an entry twice or cut by the end of a page', async () => {
    const me = await someone();
    await rows(
      api,
      `with them as (
         insert into profile (tenant_id, name, birth_date, language, status)
         select tenant_id, 'Page', '1990-01-01', 'nl', 'active' from profile, generate_series(1, 130) where id = $1
         returning tenant_id, id
       ), numbered as (select *, row_number() over (order by id) as n from them),
       likes as (
         insert into member_like (tenant_id, liker_id, liked_id, created_at)
         select tenant_id, id, $1, ${NOON(1)} - n * interval '3 minutes' from numbered)
       insert into profile_visit (tenant_id, viewer_id, viewed_id, last_at)
       select tenant_id, id, $1, ${NOON(1)} - ((n * 7) % 131) * interval '3 minutes' from numbered`,
      [me.id],
    );
    const wanted = await rows(
      api,
      `select l.liker_id as id, greatest(l.created_at, v.last_at) as at
       from member_like l join profile_visit v on v.viewer_id = l.liker_id and v.viewed_id = l.liked_id
       where l.liked_id = $1 order by at desc, id desc`,
      [me.id],
    );
    const found: number[] = [];
    const sizes: number[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: HistoryResponse = await history(me, next === '' ? '' : `?cursor=${next}`);
      for (const { happened } of page.entries) expect([...happened].sort()).toEqual(['like', 'visit']);
      found.push(...page.entries.map(({ profile }) => profile.id));
      sizes.push(page.entries.length);
      next = page.next;
    }
    expect(found).toEqual(wanted.map(({ id }) => id));
    expect(sizes).toEqual([50, 50, 30]);
    expect(await unread(me)).toEqual({ visitors: 100, entries: 100 });
    for (const cursor of ['x', '1_', '1_2_3'])
      await call(api, 'get', `activity?cursor=${cursor}`, me.cookie).expect(422);
  });

  it('is for members of the brand, and wants a time that there is', async () => {
    const me = await someone();
    for (const [method, path] of [
      ['get', 'activity'],
      ['get', 'activity/unread'],
      ['put', 'activity/seen'],
    ] as const)
      for (const answer of [await call(api, method, path, ''), await call(api, method, path, me.cookie, SECOND)])
        expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ authentication_required: true })]);
    for (const body of [{}, { seen_until: 'now' }, { seen_until: '2026-02-30T00:00:00Z' }])
      await call(api, 'put', 'activity/seen', me.cookie, FIRST).send(body).expect(422);
  });
});
