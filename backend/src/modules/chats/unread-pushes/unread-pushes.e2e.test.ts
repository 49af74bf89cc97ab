import { randomUUID } from 'node:crypto';
import { FIRST, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { DecidedPushes } from '../../../../test/support/decided-pushes';
import { eraseNow } from '../../../../test/support/erase';
import { withSettings } from '../../../../test/support/features';
import { carryOutDecisions, spread, writer } from '../../../../test/support/held-messages';
import { block, call, confirmed, grant } from '../../../../test/support/meeting';
import { type Person, rows, startAccountsApi } from '../../../../test/support/people';
import { newSubscription, pushCalls, pushKeyOf } from '../../../../test/support/push-subscriptions';
import { CONSOLE } from '../../../../test/support/staff-people';
import { PageSight } from '../../../platform/realtime';
import { runInTenant } from '../../../platform/tenancy';
import { type SentResponse } from '../use-cases/send-message/sent.response';

let api: TestApi;
let pushes: DecidedPushes;
beforeAll(async () => {
  api = await startAccountsApi(81);
  pushes = new DecidedPushes(api);
});
afterAll(() => api.close());

const member = (name = 'Jo') => pushes.member({ name });
async function write(by: Person, to: Person): Promise<number> {
  const message = { client_id: randomUUID(), kind: 'text', text: 'a secret text' };
  const answer = await call(api, 'post', `members/${to.id}/messages`, by.cookie).send(message).expect(201);
  return (answer.body as SentResponse).conversation;
}
const read = (by: Person, conversation: number, seq: number) =>
  call(api, 'put', `chats/${conversation}/read`, by.cookie).send({ seq }).expect(204);
const bodies = async (person: Person, reading = {}) =>
  (await pushes.of(person, reading)).map((one) => (one && 'body' in one ? one.body : one));
/** As many pushes as this were sent to the member so many minutes ago. */
const told = ({ id }: Person, count: number, minutesAgo: number) =>
  rows(
    api,
    `insert into push_pace (tenant_id, account_id, kind, sent_at, entries)
     select tenant_id, id, 'messages', array_fill(now() - make_interval(mins => $3::integer), array[$2::integer]),
       (select array_agg(gen_random_uuid()) from generate_series(1, $2::integer)) from account where id = $1
     on conflict (tenant_id, account_id, kind) do update set sent_at = excluded.sent_at, entries = excluded.entries`,
    [id, count, minutesAgo],
  );

it('an unread message is told of after a moment, without its text or a name, and nobody else is told', async () => {
  const [one, reader, outsider] = [await member(), await member(), await member()];
  const conversation = await write(one, reader);
  const [waits] = await rows(
    api,
    "select extract(epoch from hand_at - created_at)::integer as seconds from outbox where kind = 'push' and payload->>'account' = $1",
    [String(reader.id)],
  );
  expect(waits).toEqual({ seconds: 5 });
  expect(await pushes.of(reader)).toEqual([
    {
      ...{ kind: 'messages', title: 'Everglow', body: 'You have a new message.', lang: expect.stringMatching(/^en/) },
      ...{ path: `/chats/${conversation}`, tag: `chat-${conversation}`, renotify: true, badge: 1 },
      ...{ urgency: 'high', ttlSeconds: 86_400 },
    },
  ]);
  for (const person of [one, outsider]) expect(await pushes.of(person)).toEqual([]);
});

it('somebody without a device costs the outbox nothing', async () => {
  const [one, reader] = [await member(), await confirmed(api)];
  await write(one, reader);
  expect(await pushes.takeOf(reader)).toEqual([]);
});

it('messages that come together are told once, later ones with all that is unread in the conversation', async () => {
  const [one, reader] = [await member(), await member()];
  const conversation = await write(one, reader);
  for (let time = 0; time < 2; time += 1) await write(one, reader);
  expect(await bodies(reader)).toEqual(['3 new messages.']);
  await write(one, reader);
  expect(await pushes.of(reader)).toMatchObject([{ body: '4 new messages.', tag: `chat-${conversation}`, badge: 4 }]);
});

it('an entry that is tried again says the same, and counts once', async () => {
  const [one, reader] = [await member(), await member()];
  await write(one, reader);
  const entry = await pushes.entryOf(reader);
  await told(reader, 5, 1);
  for (let time = 0; time < 3; time += 1)
    expect(await pushes.decide(entry)).toMatchObject({ body: 'You have a new message.' });
  const [pace] = await rows(api, 'select cardinality(sent_at) as sent from push_pace where account_id = $1', [
    reader.id,
  ]);
  expect(pace).toEqual({ sent: 6 });
});

it('of many entries that are decided at once one tells of a conversation', async () => {
  const [one, reader] = [await member(), await member()];
  for (let time = 0; time < 8; time += 1) await write(one, reader);
  const entries = await pushes.takeOf(reader);
  const decided = await Promise.all(entries.map((entry) => pushes.decide(entry)));
  expect(decided.filter((one) => one !== null)).toHaveLength(1);
});

describe('nothing goes out', () => {
  it.each<[string, (one: Person, reader: Person, conversation: number) => Promise<unknown>]>([
    ['about what was read', (_, reader, conversation) => read(reader, conversation, 1).then()],
    ['about somebody whom the member blocked', (one, reader) => block(api, reader.id, one.id)],
    ['about somebody who blocked the member', (one, reader) => block(api, one.id, reader.id)],
    ['about somebody who was erased', (one) => eraseNow(api, one)],
    [
      'about a profile that is not active',
      (one) => rows(api, "update profile set status = 'disabled' where id = $1", [one.id]),
    ],
    [
      'about a conversation that the member deleted',
      (_, reader, conversation) =>
        call(api, 'delete', `chat?conversation=${conversation}`, reader.cookie).expect(204).then(),
    ],
    [
      'about a message that was taken back',
      (one, _, conversation) => call(api, 'delete', `chats/${conversation}/messages/1`, one.cookie).expect(204).then(),
    ],
    [
      'to a member whom staff blocked',
      (_, reader) => rows(api, "update account set status = 'blocked' where id = $1", [reader.id]),
    ],
    [
      'to a member who wants none',
      (_, reader) => pushCalls(api, FIRST).choose(reader.cookie, 'messages', false).expect(204).then(),
    ],
    [
      'to a member who looks at a page',
      (_, reader) => runInTenant(1, () => api.running.app.get(PageSight).note(reader.id, true)),
    ],
  ])('%s', async (_, happens) => {
    const [one, reader] = [await member(), await member()];
    const conversation = await write(one, reader);
    await happens(one, reader, conversation);
    expect(await pushes.of(reader)).toEqual([]);
  });

  it('at a brand that sends none', async () => {
    const [one, reader] = [await member(), await member()];
    await write(one, reader);
    await withSettings(api, { features: { push: false } }, async () => {
      expect(await pushes.of(reader)).toEqual([]);
    });
  });
});

it('waits until a page has been out of sight for fifteen seconds', async () => {
  const [one, reader] = [await member(), await member()];
  await write(one, reader);
  await runInTenant(1, () => api.running.app.get(PageSight).note(reader.id, false));
  const [later] = await pushes.of(reader);
  const seconds = later && 'at' in later ? (later.at.getTime() - Date.now()) / 1000 : 0;
  expect(seconds).toBeGreaterThan(10);
  expect(seconds).toBeLessThanOrEqual(15);
});

describe('a held message', () => {
  it('is told of once staff have released it', async () => {
    const one = await writer(api, 1000);
    const reader = await spread(api, one);
    const application_server_key = await pushKeyOf(api, FIRST);
    await pushCalls(api, FIRST)
      .post(reader.cookie, { ...newSubscription(), application_server_key })
      .expect(204);
    await pushCalls(api, FIRST).quiet(reader.cookie, { on: false, from: '22:00', until: '08:00' });
    await pushes.takeOf(reader);
    expect(await pushes.of(reader)).toEqual([]);
    const [held] = await rows(api, 'select id from held_message where profile_id = $1', [reader.id]);
    await api
      .on(CONSOLE)
      .post(`/api/staff/tenants/${FIRST}/held-messages/${Number(held?.['id'])}/released`)
      .set('authorization', await tokenOf(api, SUPPORT))
      .expect(204);
    await carryOutDecisions(api);
    expect(await bodies(reader)).toEqual(['You have a new message.']);
  });
});

describe('quiet hours', () => {
  const clock = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16);

  it('hold news to their end, and then tell them together', async () => {
    const [one, two, reader] = [await member('Ann'), await member('Bo'), await member()];
    await rows(api, "update account set time_zone = 'UTC' where id = $1", [reader.id]);
    const quiet = (from: string, until: string) =>
      pushCalls(api, FIRST).quiet(reader.cookie, { on: true, from, until }).expect(204);
    await quiet(clock(-60), clock(120));
    for (const by of [one, one, two]) await write(by, reader);
    const entries = await pushes.takeOf(reader);
    for (const entry of entries) {
      const held = await pushes.decide(entry);
      const minutes = held && 'at' in held ? (held.at.getTime() - Date.now()) / 60_000 : 0;
      expect(Math.round(minutes)).toBeGreaterThanOrEqual(119);
      expect(Math.round(minutes)).toBeLessThanOrEqual(120);
    }
    await quiet(clock(60), clock(120));
    const decided = [];
    for (const entry of entries) decided.push(await pushes.decide(entry, { late: 7200, showsNames: true }));
    expect(decided.filter((push) => push !== null)).toEqual([
      expect.objectContaining({
        path: '/chats',
        tag: 'chats',
        body: expect.stringMatching(/^3 new messages from (Ann, Bo|Bo, Ann)\.$/),
      }),
    ]);
  });

  it.each([
    ['2026-03-28T23:30:00Z', 'Europe/Amsterdam', '2026-03-29T06:00:00Z'],
    ['2026-10-24T23:30:00Z', 'Europe/Amsterdam', '2026-10-25T07:00:00Z'],
    ['2026-07-01T05:59:59Z', 'Europe/Amsterdam', '2026-07-01T06:00:00Z'],
    ['2026-07-01T06:00:00Z', 'Europe/Amsterdam', null],
    ['2026-07-01T19:59:59Z', 'Europe/Amsterdam', null],
    ['2026-07-01T20:00:00Z', 'Europe/Amsterdam', '2026-07-02T06:00:00Z'],
    ['2026-07-01T20:00:00Z', 'Pacific/Nowhere', null],
    ['2026-07-01T22:00:00Z', null, '2026-07-02T08:00:00Z'],
  ])('of ten to eight by the member’s clock: at %s in %s until %s', async (at, zone, until) => {
    const [row] = await rows(api, "select quiet_until($1::timestamptz, $2, '22:00', '08:00') as until", [at, zone]);
    const found = row?.['until'] as Date | null;
    expect(found?.toISOString() ?? null).toBe(until === null ? null : new Date(until).toISOString());
  });

  it.each([
    ['13:00', '15:00', '2026-07-01T13:30:00Z', '2026-07-01T15:00:00Z'],
    ['13:00', '15:00', '2026-07-01T15:00:00Z', null],
    ['13:00', '15:00', '2026-07-01T12:59:00Z', null],
  ])('may lie within a day: %s to %s', async (starts, ends, at, until) => {
    const [row] = await rows(api, 'select quiet_until($1::timestamptz, $2, $3, $4) as until', [
      at,
      'UTC',
      starts,
      ends,
    ]);
    const found = row?.['until'] as Date | null;
    expect(found?.toISOString() ?? null).toBe(until === null ? null : new Date(until).toISOString());
  });
});

describe('no more than', () => {
  it.each([
    ['six an hour', 6, 10, 50],
    ['twenty a day', 20, 120, 22 * 60],
  ])('%s, then one for all', async (_, count, minutesAgo, wait) => {
    const [one, two, reader] = [await member(), await member(), await member()];
    await told(reader, count - 1, minutesAgo);
    await write(one, reader);
    expect(await bodies(reader)).toEqual(['You have a new message.']);
    await told(reader, count, minutesAgo);
    for (const by of [one, two]) await write(by, reader);
    const entries = await pushes.takeOf(reader);
    const held = await Promise.all(entries.map((entry) => pushes.decide(entry)));
    for (const later of held)
      expect(Math.round(((later && 'at' in later ? later.at.getTime() : 0) - Date.now()) / 60_000)).toBe(wait);
    await told(reader, count, 25 * 60);
    const decided = [];
    for (const entry of entries) decided.push(await pushes.decide(entry, { late: 3600 }));
    expect(decided.filter((push) => push !== null)).toMatchObject([
      { body: '3 new messages.', tag: 'chats', badge: 3 },
    ]);
  });
});

describe('whom it is from', () => {
  const fictionally = (person: Person) => rows(api, 'update profile set fictional = true where id = $1', [person.id]);

  it('is said where the device shows names, with the brand’s word beside who is made up', async () => {
    const [one, reader] = [await member('Ann'), await member()];
    await write(one, reader);
    await fictionally(one);
    const entry = await pushes.entryOf(reader);
    expect(await pushes.decide(entry, { showsNames: true })).toMatchObject({
      body: 'New message from Ann (fictional profile).',
    });
    expect(await pushes.decide(entry)).toMatchObject({ body: 'You have a new message (fictional profile).' });
    expect(await pushes.decide(entry, { locale: 'de' })).toMatchObject({
      body: 'Du hast eine neue Nachricht (fiktives Profil).',
    });
    await withSettings(api, { settings: { fictional_singular: { en: 'Chat pal' } } }, async () => {
      expect(await pushes.decide(entry)).toMatchObject({ body: 'You have a new message (Chat pal).' });
    });
  });

  it('is never a name that could be read as a link', async () => {
    const [one, reader] = [await member('win.example'), await member()];
    await write(one, reader);
    expect(await bodies(reader, { showsNames: true })).toEqual(['You have a new message.']);
  });
});

it('what happens at one brand is told at that brand alone', async () => {
  const [one, reader] = [await pushes.member({}, SECOND), await pushes.member({}, SECOND)];
  const twin = await member();
  await grant(api, one.id, 100);
  const message = { client_id: randomUUID(), kind: 'text', text: 'Hello' };
  await call(api, 'post', `members/${reader.id}/messages`, one.cookie, SECOND).send(message).expect(201);
  expect(await pushes.of(twin)).toEqual([]);
  expect(await pushes.of(reader)).toMatchObject([{ kind: 'messages' }]);
});
