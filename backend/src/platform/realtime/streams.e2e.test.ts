import { FIRST, SECOND, type TestApi } from '../../../test/support/api';
import { confirmed } from '../../../test/support/meeting';
import { type Person, newAddress, rows, startAccountsApi } from '../../../test/support/people';
import { type OpenStream, askStream, openStream } from '../../../test/support/stream';
import { copyToTenant } from '../../../test/support/copy-to-tenant';
import { runInTenant } from '../tenancy';
import { Heartbeat } from './heartbeat';
import { LiveSources } from './live-sources';
import { Presence } from './presence';
import { Realtime } from './realtime';
import { SealedPositions } from './sealed-positions';
import { Streams, TURNS } from './streams';

let api: TestApi;
const opened: OpenStream[] = [];
beforeAll(async () => {
  api = await startAccountsApi(40);
});
afterEach(async () => {
  const all = opened.splice(0);
  for (const stream of all) stream.close();
  await nobodyHere();
});
afterAll(() => api.close());

async function open(of: Person, more: { host?: string; after?: string } = {}): Promise<OpenStream> {
  const stream = await openStream(api.url, { cookie: of.cookie, ...more });
  opened.push(stream);
  return stream;
}

async function tell(to: Person, data: object, slug = FIRST): Promise<void> {
  const [tenant] = await rows(api, 'select id from tenant where slug = $1', [slug]);
  runInTenant(Number(tenant?.['id']), () => {
    api.running.app.get(Realtime).publish(to.id, { event: 'chat', data });
  });
}

/** The api has noticed that every page is closed. */
async function nobodyHere(): Promise<void> {
  while (api.running.app.get(Streams).size > 0) await new Promise(setImmediate);
}

const beat = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn++) await api.running.app.get(Heartbeat).beat(turn);
};
const status = async (headers: Record<string, string>, cookie = ''): Promise<number | undefined> => {
  const answer = await askStream(api.url, { cookie, headers: { 'x-forwarded-for': newAddress(), ...headers } });
  answer.destroy();
  return answer.statusCode;
};

it('tells every open page of a member, as it was said, and nothing may keep or pack it', async () => {
  const member = await confirmed(api);
  const pages = [await open(member), await open(member)];
  await tell(member, { text: 'line\nbreak, ünï, \u2028' });
  for (const page of pages) await page.awaits('chat', { text: 'line\nbreak, ünï, \u2028' });
  expect(pages[0]?.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-content-type-options': 'nosniff',
  });
  expect(pages[0]?.position()).toMatch(/^[\w-]{63}$/);
});

it('shows no member where the database stands, in the beginning or with the heartbeat', async () => {
  const pages = [await open(await confirmed(api)), await open(await confirmed(api))];
  const shown = pages.map((page) => page.position());
  await beat();
  for (const page of pages) {
    await page.awaits('beat');
    shown.push(page.position());
  }
  const sealed = api.running.app.get(SealedPositions);
  for (const position of shown) {
    expect(position).toMatch(/^[\w-]{63}$/);
    expect(sealed.open(position)).toMatch(/^[1-9]\d*$/);
  }
  expect(new Set(shown.slice(0, 2)).size).toBe(2);
});

it('tells nobody else: not another member, nor the member of another brand who has the same id', async () => {
  const [one, other] = [await confirmed(api), await confirmed(api)];
  await copyToTenant(api, one, SECOND);
  const pages = [await open(one), await open(other), await open(one, { host: SECOND })];
  for (const [index, [to, slug]] of (
    [
      [one, FIRST],
      [other, FIRST],
      [one, SECOND],
    ] as const
  ).entries())
    await tell(to, { index }, slug);
  await Promise.all(pages.map((page, index) => page.awaits('chat', { index })));
  for (const [index, { heard }] of pages.entries())
    expect(heard.filter(({ event }) => event === 'chat')).toEqual([{ event: 'chat', data: { index } }]);
});

it('is for members who ask from their own pages', async () => {
  const member = await confirmed(api);
  expect(await status({})).toBe(403);
  expect(await status({}, `session=${'x'.repeat(43)}`)).toBe(403);
  expect(await status({ 'sec-fetch-site': 'cross-site' }, member.cookie)).toBe(403);
  expect(await status({ host: `${SECOND}.localhost` }, member.cookie)).toBe(403);
  expect(await status({ host: 'nobody.example' }, member.cookie)).toBe(421);
  await api.on(`${FIRST}.localhost`).head('/api/events').set('cookie', member.cookie).expect(200);
  for (const [whose, expected] of [
    [member.id, 200],
    [member.id + 1, 409],
    ['x', 409],
  ]) {
    const answer = await askStream(api.url, { cookie: member.cookie, query: `?after=1&member=${whose}` });
    answer.destroy();
    expect(answer.statusCode).toBe(expected);
  }
  const many = await Promise.all(Array.from({ length: 130 }, () => status({}, member.cookie)));
  expect(many).toContain(200);
});

it('ends with the session, the account, and the oldest where a member has too many', async () => {
  const [out, blocked, stays] = [await confirmed(api), await confirmed(api), await confirmed(api)];
  const pages = [await open(out), await open(blocked), await open(stays)];
  await rows(api, 'delete from session where account_id = $1', [out.id]);
  await rows(api, "update account set status = 'blocked' where id = $1", [blocked.id]);
  await beat();
  await Promise.all([pages[0]?.ended, pages[1]?.ended]);
  await pages[2]?.awaits('beat');
  for (let more = 0; more < 10; more++) await open(stays);
  await pages[2]?.ended;
  expect(pages[2]?.retry()).toBeGreaterThan(20_000);
});

it('goes on where it was: first what was missed, then what comes, and says where it stands', async () => {
  const member = await confirmed(api);
  const asked: string[] = [];
  let missed: object[] | undefined = [{ n: 1 }];
  api.running.app.get(LiveSources).add({
    since: (_member, position) => {
      asked.push(position);
      return Promise.resolve(missed?.map((data) => ({ event: 'chat', data })));
    },
    after: () => Promise.resolve([]),
  });
  const first = await open(member);
  const position = first.position();
  first.close();
  const second = await open(member, { after: position });
  expect(second.heard.map(({ event }) => event)).toEqual(['chat', 'ready']);
  (await askStream(api.url, { cookie: member.cookie, query: `?after=${position}` })).destroy();
  const [known = ''] = asked;
  expect(known).toMatch(/^[1-9]\d*$/);
  expect(asked).toEqual([known, known]);
  missed = undefined;
  const ofTheFuture = api.running.app.get(SealedPositions).seal('9'.repeat(19));
  for (const after of [position, ofTheFuture, 'x', '0', '-1', '1e9', '9'.repeat(19), '9'.repeat(40), "1' or 1"])
    expect((await open(member, { after })).heard.map(({ event }) => event)).toEqual(['reload', 'ready']);
  expect(asked).toEqual([known, known, known]);
  // A number may not be tried out: whether it is known would tell where the cluster stands.
  for (const after of ['1', known, `${BigInt(known) + 1n}`])
    expect((await open(member, { after })).heard.map(({ event }) => event)).toEqual(['reload', 'ready']);
  expect(asked).toHaveLength(3);
});

describe('presence', () => {
  let changes: unknown[];
  let heard = (): void => undefined;
  let member: Person;
  beforeAll(() => {
    api.running.app.get(Presence).onChange((id, isOnline) => {
      if (id === member.id) changes.push(isOnline);
      heard();
      return Promise.resolve();
    });
  });
  beforeEach(async () => {
    changes = [];
    member = await confirmed(api);
  });

  const changesAre = (expected: unknown[]): Promise<void> =>
    new Promise<void>((resolve) => {
      heard = () => {
        if (changes.length >= expected.length) resolve();
      };
      heard();
    }).then(() => expect(changes).toEqual(expected));
  const seen = (ago: string) =>
    rows(api, 'update session set seen_at = now() - $2::interval where account_id = $1', [member.id, ago]);

  it('knows who is here anywhere: once when they come, and once when they have been gone for a while', async () => {
    const page = await open(member);
    await changesAre([true]);
    page.close();
    await nobodyHere();
    (await open(member)).close();
    await nobodyHere();
    await beat();
    await changesAre([true]);
    api.running.app.get(Presence).keep([], new Set(), 1, Date.now() + 8 * 60_000);
    await changesAre([true, false]);
  });

  it('counts no page that nobody looks at, also where its stream is cut off, until somebody does', async () => {
    const page = await open(member);
    const phone = await open(member);
    await changesAre([true]);
    await seen('6 minutes');
    await beat();
    await seen('8 minutes');
    await beat();
    await changesAre([true, false]);
    for (const one of [page, phone]) one.close();
    await nobodyHere();
    await open(member);
    await beat();
    changes.push('looks again');
    await seen('0');
    await beat();
    await changesAre([true, false, 'looks again', true]);
    await beat();
    await changesAre([true, false, 'looks again', true]);
  });
});
