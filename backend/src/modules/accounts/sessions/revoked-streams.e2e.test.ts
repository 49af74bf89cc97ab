import { randomUUID } from 'node:crypto';
import { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { FIRST, OPERATOR, SECOND, type TestApi, startTestApi, tokenOf } from '../../../../test/support/api';
import { Cable } from '../../../../test/support/cable';
import { mailedToken } from '../../../../test/support/mailed-token';
import { call, confirmed, grant } from '../../../../test/support/meeting';
import { addPasskey, ceremonyAt, optionsFor } from '../../../../test/support/passkeys';
import { Authenticator } from '../../../../test/support/authenticator';
import { openFile } from '../../../../test/support/open-file';
import { PASSWORD, type Person, cookieOf, post, rows } from '../../../../test/support/people';
import { ownRedis } from '../../../../test/support/redis';
import { type OpenStream, openStream } from '../../../../test/support/stream';
import { copyToTenant } from '../../../../test/support/copy-to-tenant';
import { type RunningApi, startApi } from '../../../entrypoints/start-api';
import { Realtime } from '../../../platform/realtime';
import { Revocations } from '../../../platform/realtime/revocations';
import { Watch } from '../../../platform/realtime/watch';
import { runInTenant } from '../../../platform/tenancy';

const PROMISE_MS = 1000;
const NEW_PASSWORD = 'eleven loud herons';

let redis: Awaited<ReturnType<typeof ownRedis>>;
let cable: Cable;
let api: TestApi;
let other: RunningApi;
let staff: string;
const opened: OpenStream[] = [];

beforeAll(async () => {
  redis = await ownRedis(23);
  cable = await Cable.before(redis.url);
  api = await startTestApi({ REDIS_URL: cable.url });
  other = await startApi(api.config);
  staff = await tokenOf(api, OPERATOR);
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});
afterAll(async () => {
  await other.close();
  await api.close();
  await cable.close();
  await redis.close();
});

interface Watched {
  readonly stream: OpenStream;
  /** `performance.now()` of the end; undefined while it is open. */
  endedAt: number | undefined;
}

async function watch(cookie: string, at: RunningApi, host = FIRST): Promise<Watched> {
  const { port } = at.app.getHttpServer().address() as AddressInfo;
  const stream = await openStream(`http://127.0.0.1:${port}`, { cookie, host });
  opened.push(stream);
  const watched: Watched = { stream, endedAt: undefined };
  void stream.ended.then(() => (watched.endedAt = performance.now()));
  return watched;
}

const onBoth = (cookie: string, host = FIRST): Promise<Watched[]> =>
  Promise.all([api.running, other].map((at) => watch(cookie, at, host)));

async function tell({ id }: Person, slug = FIRST): Promise<void> {
  const [tenant] = await rows(api, 'select id from tenant where slug = $1', [slug]);
  runInTenant(Number(tenant?.['id']), () => {
    api.running.app.get(Realtime).publish(id, { event: 'chat', data: { late: true } });
  });
}

async function emailOf({ id }: Person): Promise<string> {
  const [row] = await rows(api, 'select email from account where id = $1 and email is not null limit 1', [id]);
  return String(row?.['email']);
}

/** The same member on another device. */
async function signInElsewhere(person: Person): Promise<string> {
  const email = await emailOf(person);
  return cookieOf((await post(api, '/api/user.php').send({ email, password: PASSWORD }).expect(200)).headers);
}

async function makePasskey({ cookie }: Person): Promise<object> {
  return new Authenticator().create(ceremonyAt((await optionsFor(api, cookie)).challenge));
}

/** Prepares a person before the streams open, and returns the act that ends the session. */
type Way = (person: { -readonly [Key in keyof Person]: Person[Key] }) => Promise<() => PromiseLike<unknown>>;

const later = (work: () => PromiseLike<unknown>): Promise<() => PromiseLike<unknown>> => Promise.resolve(work);

const WAYS: Readonly<Record<string, Way>> = {
  'signing out': ({ cookie }) => later(() => call(api, 'get', 'logout.php', cookie).expect(204)),
  'ending the device': async (person) => {
    const elsewhere = await signInElsewhere(person);
    const [row] = await rows(api, 'select id from session where account_id = $1 order by created_at limit 1', [
      person.id,
    ]);
    return () => call(api, 'delete', `sessions/${String(row?.['id'])}`, elsewhere).expect(204);
  },
  'ending all others': async (person) => {
    const elsewhere = await signInElsewhere(person);
    return () => call(api, 'post', 'sessions/end-others', elsewhere).expect(204);
  },
  'signing in anew in the same browser': async (person) => {
    const email = await emailOf(person);
    return () => call(api, 'post', 'user.php', person.cookie).send({ email, password: PASSWORD }).expect(200);
  },
  'a new password': ({ cookie }) =>
    later(() =>
      call(api, 'post', 'password-changes', cookie)
        .send({ old_password: PASSWORD, new_password: NEW_PASSWORD })
        .expect((answer) => {
          expect([answer.status, answer.text]).toEqual([expect.any(Number), expect.anything()]);
          expect(answer.status).toBeLessThan(300);
        }),
    ),
  'a new password on another device': async (person) => {
    const elsewhere = await signInElsewhere(person);
    return () =>
      call(api, 'post', 'password-changes', elsewhere).send({ old_password: PASSWORD, new_password: NEW_PASSWORD });
  },
  'a password that was reset': async (person) => {
    const email = await emailOf(person);
    await post(api, '/api/password-resets').send({ email });
    const token = await mailedToken(api, 'password_reset', email);
    return () => post(api, '/api/password-resets/do').send({ token, password: NEW_PASSWORD });
  },
  'another e-mail address': async (person) => {
    const email = `${randomUUID()}@visitor.example`;
    await call(api, 'post', 'mail-changes', person.cookie).send({ email, password: PASSWORD }).expect(202);
    const token = await mailedToken(api, 'mail_change', email);
    return () => call(api, 'post', 'mail-changes/do', person.cookie).send({ token }).expect(200);
  },
  'a new passkey': async (person) => {
    const made = await makePasskey(person);
    return () => addPasskey(api, person.cookie, made).expect(201);
  },
  'a passkey that is taken away': async (person) => {
    const added = await addPasskey(api, person.cookie, await makePasskey(person)).expect(201);
    person.cookie = cookieOf(added.headers);
    const { id } = added.body as { id: string };
    return () => call(api, 'delete', `passkeys/${id}`, person.cookie).expect(204);
  },
  'going back to the old e-mail address': async (person) => {
    const old = await emailOf(person);
    const email = `${randomUUID()}@visitor.example`;
    await call(api, 'post', 'mail-changes', person.cookie).send({ email, password: PASSWORD }).expect(202);
    const token = await mailedToken(api, 'mail_change', email);
    const changed = await call(api, 'post', 'mail-changes/do', person.cookie).send({ token }).expect(200);
    person.cookie = cookieOf(changed.headers);
    const undo = await mailedToken(api, 'mail_changed', old);
    return () => post(api, '/api/mail-changes/do').send({ token: undo }).expect(200);
  },
  'a block by staff': async ({ id }) => {
    await openFile(api, OPERATOR, id).then(({ status }) => expect(status).toBe(200));
    return () =>
      api
        .on('console.localhost')
        .post(`/api/staff/tenants/${FIRST}/members/${id}/block`)
        .set('authorization', staff)
        .send({ reason: 'Asked for money' })
        .expect(204);
  },
  'asking to be deleted': ({ cookie }) =>
    later(() => call(api, 'post', 'account-deletion', cookie).send({ password: PASSWORD }).expect(200)),
  'rows that go, with nobody left to tell of it': ({ id }) =>
    later(() =>
      rows(api, 'delete from session where account_id = $1 and tenant_id = (select id from tenant where slug = $2)', [
        id,
        FIRST,
      ]),
    ),
  'an account that is closed, with nobody left to tell of it': ({ id }) =>
    later(() =>
      rows(
        api,
        `update account set status = 'blocked'
         where id = $1 and tenant_id = (select id from tenant where slug = $2)`,
        [id, FIRST],
      ),
    ),
  'the end of its time': ({ id }) =>
    later(() =>
      rows(
        api,
        'update session set expires_at = now() where account_id = $1 and tenant_id = (select id from tenant where slug = $2)',
        [id, FIRST],
      ),
    ),
};

describe.each([
  ['with Redis', true],
  ['without Redis', false],
])(
  '%s, on every process within a second, the streams end that were opened with a session ended by',
  (_name, isThere) => {
    beforeAll(async () => {
      if (!isThere) cable.shut();
      for (const at of [api.running, other]) await at.app.get(Revocations).look();
    });
    afterAll(() => cable.mend());

    test.each(Object.entries(WAYS))('%s', async (_way, prepare) => {
      const [person, outsider] = [{ ...(await confirmed(api)) }, await confirmed(api)];
      const act = await prepare(person);
      await copyToTenant(api, person, SECOND);
      const ending = await onBoth(person.cookie);
      const staying = [...(await onBoth(outsider.cookie)), ...(await onBoth(person.cookie, SECOND))];
      await act();
      const since = performance.now();
      if (isThere) await tell(person);
      await Promise.race([
        Promise.all(ending.map(({ stream }) => stream.ended)),
        pause(5 * PROMISE_MS, undefined, { ref: false }),
      ]);
      for (const { endedAt = Infinity } of ending) expect(endedAt - since).toBeLessThan(PROMISE_MS);
      await tell(outsider);
      await tell(person, SECOND);
      if (isThere) for (const { stream } of staying) await stream.awaits('chat', { late: true });
      for (const at of [api.running, other]) await at.app.get(Revocations).look();
      expect(staying.map(({ endedAt }) => endedAt)).toEqual(staying.map(() => undefined));
    });
  },
);

test('a page whose session was renewed goes on with the new token, and hears nothing before it has it', async () => {
  const person = await confirmed(api);
  const [old] = await onBoth(person.cookie);
  const made = await makePasskey(person);
  const renewed = cookieOf((await addPasskey(api, person.cookie, made).expect(201)).headers);
  await tell(person);
  await old?.stream.ended;
  expect(old?.stream.heard.filter(({ event }) => event === 'chat')).toEqual([]);
  await expect(watch(person.cookie, other)).rejects.toThrow('403');
  const [page] = await onBoth(renewed);
  for (const at of [api.running, other]) await at.app.get(Revocations).look();
  await tell(person);
  await page?.stream.awaits('chat', { late: true });
});

test('an event that is told after the end of a session comes to no stream of it', async () => {
  const person = await confirmed(api);
  const streams = await onBoth(person.cookie);
  const elsewhere = await onBoth(await signInElsewhere(person));
  await call(api, 'get', 'logout.php', person.cookie).expect(204);
  await tell(person);
  for (const { stream } of elsewhere) await stream.awaits('chat', { late: true });
  await Promise.all(streams.map(({ stream }) => stream.ended));
  expect(streams.flatMap(({ stream }) => stream.heard).filter(({ event }) => event === 'chat')).toEqual([]);
});

test.each([true, false])('a member who blocks another hears no more of them; with Redis: %s', async (isThere) => {
  const [one, two, three] = [await confirmed(api), await confirmed(api), await confirmed(api)];
  for (const { id } of [one, two, three]) await grant(api, id, 100);
  const write = (by: Person, to: Person) =>
    call(api, 'post', `members/${to.id}/messages`, by.cookie).send({
      ...{ client_id: randomUUID(), kind: 'text', text: 'Hello' },
    });
  const { conversation } = (await write(one, two).expect(201)).body as { conversation: number };
  await write(two, one).expect(201);
  if (!isThere) cable.shut();
  const pages = [...(await onBoth(one.cookie)), ...(await onBoth(two.cookie))];
  // Messages from before the block may still be found by a look.
  for (const at of [api.running, other]) await at.app.get(Watch).look();
  await call(api, 'put', `blocks/${one.id}`, two.cookie).expect(204);
  const before = new Map(pages.map(({ stream }) => [stream, stream.heard.length]));
  for (const [by, to] of [
    [one, two],
    [two, one],
  ] as const) {
    await write(by, to).expect(404);
    await call(api, 'post', `chats/${conversation}/typing`, by.cookie).expect(404);
    await call(api, 'put', `chats/${conversation}/read`, by.cookie).send({ seq: 2 });
    await call(api, 'put', `likes/${to.id}`, by.cookie);
  }
  const { conversation: another } = (await write(three, two).expect(201)).body as { conversation: number };
  await write(three, one).expect(201);
  for (const at of [api.running, other]) await at.app.get(Watch).look();
  for (const { stream } of pages) await stream.awaits(isThere ? 'message' : 'chat');
  const told = pages.flatMap(({ stream }) => stream.heard.slice(before.get(stream)));
  expect(told.filter(({ event }) => !['message', 'chat', 'online', 'beat'].includes(event))).toEqual([]);
  expect(JSON.stringify(told)).not.toContain(`"conversation":${conversation},`);
  expect(JSON.stringify(told)).toContain(`"conversation":${another},`);
  await cable.mend();
});
