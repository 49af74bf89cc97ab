import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { SECOND, type TestApi, startTestApi } from '../../../../test/support/api';
import { Cable } from '../../../../test/support/cable';
import { block, call, confirmed, grant, hide } from '../../../../test/support/meeting';
import { type Person, rows } from '../../../../test/support/people';
import { ownRedis } from '../../../../test/support/redis';
import { type OpenStream, askStream, openStream, readStream } from '../../../../test/support/stream';
import { copyToTenant } from '../../../../test/support/copy-to-tenant';
import { type RunningApi, startApi } from '../../../entrypoints/start-api';
import { PlatformDatabase } from '../../../platform/database';
import { Heartbeat } from '../../../platform/realtime/heartbeat';
import { Realtime } from '../../../platform/realtime';
import { Streams, TURNS } from '../../../platform/realtime/streams';
import { Watch } from '../../../platform/realtime/watch';
import { runInTenant } from '../../../platform/tenancy';
import { type SentResponse } from '../use-cases/send-message/sent.response';

let redis: Awaited<ReturnType<typeof ownRedis>>;
let cable: Cable;
/** Two processes of one platform: what is sent at one is heard at the other. */
let api: TestApi;
let other: RunningApi;
const opened: OpenStream[] = [];

beforeAll(async () => {
  redis = await ownRedis(42);
  cable = await Cable.before(redis.url);
  api = await startTestApi({ REDIS_URL: cable.url });
  other = await startApi(api.config);
});
afterEach(async () => {
  for (const stream of opened.splice(0)) stream.close();
  await cable.mend();
});
afterAll(async () => {
  await other.close();
  await api.close();
  await cable.close();
  await redis.close();
});

const urlOf = ({ app }: RunningApi): string =>
  `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
async function open(of: Person, at: RunningApi = other, more: { host?: string; after?: string } = {}) {
  const stream = await openStream(urlOf(at), { cookie: of.cookie, ...more });
  opened.push(stream);
  return stream;
}

async function someone(): Promise<Person> {
  const person = await confirmed(api);
  await grant(api, person.id, 1000);
  return person;
}

async function send(by: Person, to: Person, text = 'Hello'): Promise<SentResponse> {
  const body = { client_id: randomUUID(), kind: 'text', text };
  return (await call(api, 'post', `members/${to.id}/messages`, by.cookie).send(body).expect(201)).body as SentResponse;
}
const read = (by: Person, conversation: number, seq: number) =>
  call(api, 'put', `chats/${conversation}/read`, by.cookie).send({ seq }).expect(204);

/** The state of each conversation that a page would know from its events. */
function knownBy(streams: readonly OpenStream[]): Map<number, { unread: number; last: number }> {
  const known = new Map<number, { unread: number; last: number }>();
  for (const { event, data } of streams.flatMap(({ heard }) => heard)) {
    const told = data as { conversation: number; unread: number; last_seq: number; message: { seq: number } };
    if (event === 'chat') known.set(told.conversation, { unread: told.unread, last: told.last_seq });
    if (event === 'message') known.set(told.conversation, { unread: told.unread, last: told.message.seq });
  }
  return known;
}

const kinds = ({ heard }: OpenStream): string[] =>
  heard.map(({ event }) => event).filter((event) => !['ready', 'beat', 'online'].includes(event));

it('tells both of a message and of what is read, on all their pages, and nobody else', async () => {
  const [one, two, outsider] = [await someone(), await someone(), await someone()];
  await copyToTenant(api, two, SECOND);
  const pages = [await open(one), await open(two), await open(two, api.running)] as const;
  const strangers = [await open(outsider), await open(two, other, { host: SECOND })];
  const { conversation, credits } = await send(one, two);
  const message = { seq: 1, sender: one.id, text: 'Hello' };
  await pages[1].awaits('message', { conversation, message: { ...message, client_id: null }, unread: 1 });
  await pages[2].awaits('message', { conversation, message, unread: 1 });
  await pages[0].awaits('message', { conversation, message, unread: 0, credits });
  await read(two, conversation, 1);
  await pages[0].awaits('chat', { conversation, partner_read_seq: 1 });
  await pages[2].awaits('chat', { conversation, unread: 0, read_seq: 1 });
  // Also what is found by looking is told to nobody else.
  for (const at of [api.running, other]) await at.app.get(Watch).look();
  expect(strangers.flatMap(kinds)).toEqual([]);
});

it('tells neither of what goes on in a conversation behind a block, also not of what is sent once more', async () => {
  const [one, two, three] = [await someone(), await someone(), await someone()];
  const id = randomUUID();
  const sendOnce = () =>
    call(api, 'post', `members/${two.id}/messages`, one.cookie)
      .send({ client_id: id, kind: 'text', text: 'Hello' })
      .expect(201);
  await sendOnce();
  const { conversation } = await send(one, two);
  await send(two, one);
  await block(api, two.id, one.id);
  const page = await open(two);
  const before = page.position();
  await sendOnce();
  await read(one, conversation, 3);
  await call(api, 'put', 'chats/received', one.cookie)
    .send({ chats: [{ conversation, seq: 3 }] })
    .expect(204);
  await call(api, 'delete', `chats/${conversation}/messages/2`, one.cookie).expect(204);
  for (const at of [api.running, other]) await at.app.get(Watch).look();
  const { conversation: another } = await send(three, two);
  await page.awaits('message', { conversation: another });
  expect(kinds(page)).toEqual(['message']);
  const next = await open(two, other, { after: before });
  expect([...knownBy([next]).keys()]).toEqual([another]);
});

it('arrives without Redis, while it is away and when it is back, empty', async () => {
  const [one, two] = [await someone(), await someone()];
  const page = await open(two);
  cable.shut();
  const { conversation } = await send(one, two);
  await page.awaits('chat', { conversation, unread: 1, last_seq: 1 });
  // A page that comes meanwhile, too.
  const late = await open(two);
  await send(one, two);
  await call(api, 'delete', `chats/${conversation}/messages/1`, one.cookie).expect(204);
  for (const stream of [page, late]) {
    await stream.awaits('gone', { conversation, seq: 1 });
    await stream.awaits('chat', { conversation, unread: 1, last_seq: 2 });
  }
  await redis.client.flushall();
  cable.open();
  for (let tried = 0; !kinds(page).includes('message'); tried += 1) {
    await send(one, two, `Again ${tried}`);
    // Connections come back by themselves, each in its time.
    await pause(200);
  }
});

it('misses nothing and ends with the truth, however often pages are cut off and go on at another process', async () => {
  const [one, two, three] = [await someone(), await someone(), await someone()];
  const streams = [await open(three)];
  const sending = new AbortController();
  const cutting = (async () => {
    for (let at = 0; !sending.signal.aborted; at += 1) {
      const last = streams[streams.length - 1] as OpenStream;
      last.close();
      await last.ended;
      streams.push(await open(three, at % 2 === 0 ? api.running : other, { after: last.position() }));
    }
  })();
  let conversation = 0;
  for (let round = 0; round < 25; round += 1) {
    await Promise.all([send(one, three), send(two, three)]);
    if (round === 10) ({ conversation } = await send(three, one));
    if (round === 20) await read(three, conversation, 5);
  }
  sending.abort();
  await cutting;
  const truth = await rows(
    api,
    `select h.conversation_id, h.unread, v.last_seq from chat h join conversation v on v.id = h.conversation_id
     where h.member_id = $1`,
    [three.id],
  );
  expect(truth).toHaveLength(2);
  for (const row of truth) {
    const { conversation_id: id, unread, last_seq: last } = row as Record<string, number>;
    while (JSON.stringify(knownBy(streams).get(id ?? 0)) !== JSON.stringify({ unread, last })) {
      await other.app.get(Watch).look();
      // Without a stream at that process there is nothing to wait for, and the event would never be read.
      await pause(50);
    }
  }
});

it('cuts off who does not read, at 256 KB, and they miss nothing when they come again', async () => {
  const [one, two] = [await someone(), await someone()];
  const streams = other.app.get(Streams);
  const waited: number[] = [];
  const cut = jest.spyOn(ServerResponse.prototype, 'destroy').mockImplementation(function (this: ServerResponse) {
    waited.push(this.writableLength);
    cut.mockRestore();
    return this.destroy();
  });
  const before = streams.size;
  const unread = await askStream(urlOf(other), { cookie: two.cookie });
  const { conversation } = await send(one, two);
  const event = { event: 'typing', data: { conversation, padding: 'x'.repeat(32 * 1024) } };
  const { tenant_id: tenant } = (await rows(api, 'select tenant_id from profile where id = $1', [two.id]))[0] ?? {};
  // The buffers of the operating system are filled first.
  while (streams.size > before) {
    runInTenant(Number(tenant), () => {
      api.running.app.get(Realtime).publish(two.id, event);
    });
    await new Promise(setImmediate);
  }
  await send(one, two);
  expect(waited).toHaveLength(1);
  expect(waited[0]).toBeGreaterThan(256 * 1024);
  expect(waited[0]).toBeLessThan(256 * 1024 + 40 * 1024);
  const read = readStream(unread);
  await read.ended;
  expect(read.heard.map(({ event: kind }) => kind)).toEqual(expect.arrayContaining(['ready', 'message', 'typing']));
  const next = await open(two, other, { after: read.position() });
  await next.awaits('chat', { conversation, unread: 2, last_seq: 2 });
});

it('tells a device that was away of a conversation that both have deleted meanwhile', async () => {
  const [one, two] = [await someone(), await someone()];
  const { conversation } = await send(one, two);
  const device = await open(two);
  device.close();
  await device.ended;
  for (const by of [two, one]) await call(api, 'delete', `chat?conversation=${conversation}`, by.cookie).expect(204);
  expect(await rows(api, 'select from message where conversation_id = $1', [conversation])).toEqual([]);
  const back = await open(two, other, { after: device.position() });
  const told = back.heard.filter(({ event }) => event === 'chat').map(({ data }) => data);
  expect(told).toMatchObject([{ conversation, cleared_seq: 1, last_seq: 1, unread: 0 }]);
});

it('tells a page that goes on nothing that it has heard before', async () => {
  const [one, two] = [await someone(), await someone()];
  const page = await open(two);
  await send(one, two);
  await page.awaits('message');
  await other.app.get(Watch).look();
  for (let turn = 0; turn < TURNS; turn++) await other.app.get(Heartbeat).beat(turn);
  await page.awaits('beat');
  page.close();
  const next = await open(two, api.running, { after: page.position() });
  expect(kinds(next)).toEqual([]);
  await send(one, two);
  next.close();
  await next.ended;
  expect(kinds(await open(two, other, { after: next.position() }))).toEqual(['chat']);
});

it('is told once and not again while something long is being written elsewhere', async () => {
  const [one, two] = [await someone(), await someone()];
  const page = await open(two);
  cable.shut();
  await other.app.get(PlatformDatabase).transaction(async (transaction) => {
    await transaction.query('select pg_current_xact_id()');
    await send(one, two);
    for (let looks = 0; looks < 4; looks += 1) await other.app.get(Watch).look();
  });
  await send(one, two);
  await other.app.get(Watch).look();
  await page.awaits('chat', { last_seq: 2 });
  expect(kinds(page)).toEqual(['chat', 'chat']);
});

it('says who has come, to those they talk with, but of nobody who hides or is blocked', async () => {
  const [me, seen, hidden, blocked] = [await someone(), await someone(), await someone(), await someone()];
  for (const by of [seen, hidden, blocked]) await send(by, me);
  await hide(api, hidden.id);
  await block(api, me.id, blocked.id);
  const page = await open(me);
  for (const by of [hidden, blocked, seen]) await open(by);
  await page.awaits('online', { profile: seen.id, online: true });
  expect(page.heard.filter(({ event }) => event === 'online')).toHaveLength(1);
});

it('sends pages elsewhere when the process ends, and they go on there', async () => {
  const [one, two] = [await someone(), await someone()];
  const ending = await startApi(api.config);
  const page = await open(two, ending);
  await ending.close();
  await page.ended;
  expect(page.retry()).toBeGreaterThan(0);
  const { conversation } = await send(one, two);
  const next = await open(two, other, { after: page.position() });
  await next.awaits('chat', { conversation, unread: 1 });
});
