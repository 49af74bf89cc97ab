import { FIRST, SECOND, type TestApi } from '../../../../test/support/api';
import { DecidedPushes } from '../../../../test/support/decided-pushes';
import { block, call, change, confirmed, invented } from '../../../../test/support/meeting';
import { type Person, rows, startAccountsApi } from '../../../../test/support/people';
import { pushCalls } from '../../../../test/support/push-subscriptions';

let api: TestApi;
let pushes: DecidedPushes;
beforeAll(async () => {
  api = await startAccountsApi(82);
  pushes = new DecidedPushes(api);
});
afterAll(() => api.close());

const member = (name = 'Jo') => pushes.member({ name });
const like = (by: Person, whom: { readonly id: number }, host = FIRST) =>
  call(api, 'put', `likes/${whom.id}`, by.cookie, host).expect(({ status }) => {
    expect([200, 201, 204]).toContain(status);
  });
const swipe = (by: Person, whom: { readonly id: number }, choice = 'like') =>
  call(api, 'put', `swipe/${whom.id}`, by.cookie).send({ choice });
const told = ({ id }: Person, count: number, hoursAgo: number) =>
  rows(
    api,
    `update push_pace set sent_at = array_fill(now() - make_interval(hours => $3::integer), array[$2::integer]) where account_id = $1 and kind = 'likes'`,
    [id, count, hoursAgo],
  );

it('likes are told together, some time later, in a low voice, and to nobody else', async () => {
  const [one, two, liked, outsider] = [await member(), await member(), await member(), await member()];
  for (const by of [one, two]) await like(by, liked);
  const [waits] = await rows(
    api,
    "select extract(epoch from hand_at - created_at)::integer as seconds from outbox where kind = 'push' and payload->>'account' = $1",
    [String(liked.id)],
  );
  expect(waits).toEqual({ seconds: 900 });
  expect(await pushes.of(liked)).toEqual([
    {
      ...{ kind: 'likes', title: 'Everglow', body: '2 new likes.', lang: expect.stringMatching(/^en/) },
      ...{ path: '/likes', tag: 'likes', renotify: true, badge: 2, urgency: 'low', ttlSeconds: 43_200 },
    },
  ]);
  for (const person of [one, two, outsider]) expect(await pushes.of(person)).toEqual([]);
});

it('likes are told twice a day at most, then together', async () => {
  const [one, two, three, liked] = [await member('Ann'), await member('Bo'), await member('Cy'), await member()];
  await like(one, liked);
  expect(await pushes.of(liked)).toHaveLength(1);
  await told(liked, 2, 4);
  for (const by of [two, three]) await like(by, liked);
  const entries = await pushes.takeOf(liked);
  for (const entry of entries) {
    const held = await pushes.decide(entry);
    expect(Math.round(((held && 'at' in held ? held.at.getTime() : 0) - Date.now()) / 3_600_000)).toBe(20);
  }
  await told(liked, 2, 25);
  const decided = [];
  for (const entry of entries) decided.push(await pushes.decide(entry));
  expect(decided).toEqual([expect.objectContaining({ body: '2 new likes.', badge: 3 }), null]);
});

it('a swipe tells as a like does, and one that was undone never', async () => {
  const [one, two, liked] = [await member(), await member(), await member()];
  await swipe(one, liked).expect(200);
  await swipe(two, liked).expect(200);
  await swipe(two, liked, 'pass').expect(200);
  expect(await pushes.of(liked)).toMatchObject([{ body: 'You have a new like.' }]);
  expect(await rows(api, 'select from member_like where liked_id = $1', [liked.id])).toHaveLength(1);
});

it('a match is told to whoever liked first, once, and as no like', async () => {
  const [one, two] = [await member('Ann'), await member('Bo')];
  await like(one, two);
  expect(await pushes.takeOf(two)).toHaveLength(1);
  await like(two, one);
  await like(two, one);
  const entry = await pushes.entryOf(one);
  for (let time = 0; time < 2; time += 1)
    expect(await pushes.decide(entry)).toMatchObject({
      ...{ kind: 'matches', body: 'You have a new match.', path: '/likes/mutual', tag: 'matches', urgency: 'normal' },
    });
  expect(await pushes.decide(entry, { showsNames: true })).toMatchObject({ body: 'You have a new match: Bo.' });
  expect(await pushes.takeOf(two)).toEqual([]);
  expect(await pushes.decide({ ...entry, id: '0198c0de-0000-7000-8000-000000000001' })).toBeNull();
});

describe('nothing goes out', () => {
  it.each<[string, (one: Person, liked: Person) => Promise<unknown>]>([
    ['about a like that was taken back', (one, liked) => call(api, 'delete', `likes/${liked.id}`, one.cookie).then()],
    [
      'about a like that the member has seen',
      (_, liked) => rows(api, 'update member_like set seen_at = now() where liked_id = $1', [liked.id]),
    ],
    ['about somebody whom the member blocked', (one, liked) => block(api, liked.id, one.id)],
    ['about a profile that is not active', (one) => change(api, one.id, { status: 'disabled' })],
    [
      'to a member who wants none',
      (_, liked) => pushCalls(api, FIRST).choose(liked.cookie, 'likes', false).expect(204).then(),
    ],
    [
      'to a member whom staff blocked',
      (_, liked) => rows(api, "update account set status = 'blocked' where id = $1", [liked.id]),
    ],
  ])('%s', async (_, happens) => {
    const [one, liked] = [await member(), await member()];
    await like(one, liked);
    await happens(one, liked);
    expect(await pushes.of(liked)).toEqual([]);
  });

  it('about a match that the member was shown, or that ended', async () => {
    const [one, two, three] = [await member(), await member(), await member()];
    for (const other of [two, three]) {
      await like(one, other);
      await like(other, one);
    }
    await rows(api, 'update member_like set match_seen_at = now() where liker_id = $1 and liked_id = $2', [
      one.id,
      two.id,
    ]);
    await call(api, 'delete', `likes/${one.id}`, three.cookie);
    expect(await pushes.of(one)).toEqual([]);
  });
});

it('a like of somebody made up says so, shows it with the name, and is no match', async () => {
  const [made, liked] = [await invented(api, { name: 'Robin' }), await member()];
  await rows(
    api,
    'insert into member_like (tenant_id, liker_id, liked_id) select tenant_id, $1, id from profile where id = $2',
    [made, liked.id],
  );
  const other = await member();
  await like(other, liked);
  await rows(api, 'delete from member_like where liker_id = $1', [other.id]);
  const entry = await pushes.entryOf(liked);
  expect(await pushes.decide(entry)).toMatchObject({ body: 'You have a new like (fictional profile).' });
  expect(await pushes.decide(entry, { showsNames: true })).toMatchObject({
    body: 'New like from Robin (fictional profile).',
  });
  await like(liked, { id: made });
  expect(
    await rows(
      api,
      "select from outbox where kind = 'push' and payload->>'push' = 'match' and payload->>'account' = $1",
      [String(liked.id)],
    ),
  ).toEqual([]);
});

it('somebody without a device costs the outbox nothing, and brands are apart', async () => {
  const [one, liked] = [await member(), await confirmed(api)];
  await like(one, liked);
  expect(await pushes.takeOf(liked)).toEqual([]);
  const [stranger, other] = [await pushes.member({}, SECOND), await pushes.member({}, SECOND)];
  await like(stranger, other, SECOND);
  expect(await pushes.of(one)).toEqual([]);
  expect(await pushes.of(other)).toMatchObject([{ kind: 'likes', badge: 1 }]);
});
