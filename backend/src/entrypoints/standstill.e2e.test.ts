import { randomUUID } from 'node:crypto';
import { type Throwaway, startThrowaway } from '../../../infra/local/services/throwaway';
import { FIRST, OPERATOR, type TestApi, startTestApi, tokenOf } from '../../test/support/api';
import { chatting } from '../../test/support/chatting';
import { confirmed } from '../../test/support/meeting';
import { PASSWORD, type Person, newAddress, rows } from '../../test/support/people';
import { uploadOne } from '../../test/support/photos';
import { allRoutes } from '../../test/support/routes';
import { type Answered, type Asked, Standstill, timed } from '../../test/support/standstill';

/** Callers get an answer within this time, whichever dependency hangs. */
const SECONDS = 5;
const HERE = `${FIRST}.localhost`;
const STAFF = 'console.localhost';

let services: Throwaway;
let database: Standstill;
let redis: Standstill;
let api: TestApi;
let sender: Person;
let partner: Person;
let staff: string;
let photo: string;
const { someone } = chatting(() => api);

beforeAll(async () => {
  services = await startThrowaway();
  process.env['TEST_POSTGRES_URL'] = services.postgres.url;
  database = new Standstill(services.postgres.pid);
  redis = new Standstill(services.redis.pid);
  // A standstill is logged for each call.
  api = await startTestApi({ REDIS_URL: services.redis.url, REQUEST_WAITING_MS: '3000', LOG_LEVEL: 'silent' });
  [sender, partner] = [await someone(), await confirmed(api)];
  photo = (await uploadOne(api, sender.cookie)).whole;
  staff = await tokenOf(api, OPERATOR);
});

afterAll(async () => {
  database.end();
  redis.end();
  await api.close();
  await services.stop();
});

afterEach(() => {
  database.end();
  redis.end();
});

const ask = (asked: Asked): Promise<Answered> =>
  timed(api, { ...asked, headers: { 'x-forwarded-for': newAddress(), ...asked.headers } });
const asMember = (method: string, path: string, body?: object): Asked => ({
  method,
  path,
  host: HERE,
  headers: { cookie: sender.cookie },
  ...(body && { body }),
});

/** One route of each kind, as somebody who may use it; what it is given is mostly not what it wants. */
function sample(): Asked[] {
  const kinds = new Map<string, Asked>();
  for (const { method, paths, rules } of allRoutes(api.running.app)) {
    const [path = ''] = paths;
    if (!rules) continue;
    const filled = path.replace(/:\w+/g, '1').replace(/\*\w*/g, 'x');
    const isMember = rules.permission === 'member';
    const isStaff = !isMember && rules.permission !== 'public' && rules.permission !== 'signed';
    const headers = isMember ? { cookie: sender.cookie } : isStaff ? { authorization: staff } : undefined;
    const limit = rules.limit === 'none' ? '' : rules.limit.by;
    kinds.set([method, rules.scope, rules.permission, limit, path.includes(':')].join(), {
      method: method.toUpperCase(),
      path: filled,
      host: rules.scope === 'platform' ? STAFF : HERE,
      ...(headers && { headers }),
      ...(method !== 'get' && { body: {} }),
    });
  }
  return [...kinds.values()];
}

/** One of each kind, with what it wants. */
const telling = (): Asked[] => [
  asMember('GET', '/api/user.php'),
  asMember('GET', '/api/chats.php'),
  asMember('GET', '/api/events'),
  asMember('GET', photo),
  asMember('GET', '/api/settings.php'),
  { method: 'POST', path: '/api/sessions', host: HERE, body: { email: 'nobody@example.com', password: PASSWORD } },
  { method: 'GET', path: '/api/staff/tenants', host: STAFF, headers: { authorization: staff } },
];

function expectAnswers(answers: readonly Answered[]): void {
  expect(answers.filter(({ seconds }) => seconds > SECONDS)).toEqual([]);
  const failed = answers.filter(({ status }) => status >= 500);
  expect(failed.filter(({ status, code }) => status !== 503 || code !== 'temporarily_unavailable')).toEqual([]);
  expect(failed.filter(({ retryAfter }) => !(Number(retryAfter) > 0))).toEqual([]);
}

const statuses = (answers: readonly Answered[]): string[] =>
  answers.map(({ asked, status, code }) => `${asked} ${status} ${code ?? ''}`);

async function readiness(): Promise<{ status: number; seconds: number }> {
  const began = performance.now();
  const { status } = await fetch(`${api.innerUrl}/readyz`);
  return { status, seconds: (performance.now() - began) / 1000 };
}

test('without PostgreSQL every kind of route answers in time that it is unavailable, and goes on when it is back', async () => {
  const asked = sample();
  expect(asked.length).toBeGreaterThan(20);
  const before = await Promise.all(telling().map(ask));
  expect(before.filter(({ status }) => status >= 500)).toEqual([]);
  const message = asMember('POST', `/api/members/${partner.id}/messages`, {
    client_id: randomUUID(),
    kind: 'text',
    text: 'Once and only once',
  });

  database.begin();
  const answers = await Promise.all([...telling(), ...asked].map(ask));
  expectAnswers(answers);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(asked.length / 2);
  // By now every connection hangs or is being made: those who wait for one are answered too.
  const [sent, ready] = await Promise.all([ask(message), readiness()]);
  expectAnswers([sent]);
  expect(sent.status).toBe(503);
  expect(ready.status).toBe(503);
  expect(ready.seconds).toBeLessThan(SECONDS);

  database.end();
  expect(await ask(message)).toMatchObject({ status: 201 });
  expect(await ask(message)).toMatchObject({ status: 201 });
  expect(statuses(await Promise.all(telling().map(ask)))).toEqual(statuses(before));
  expect((await readiness()).status).toBe(200);
  const [stored] = await rows(api, "select count(*)::int as n from message where body = 'Once and only once'");
  expect(stored).toEqual({ n: 1 });
});

test('without Redis everything is answered in time and as before', async () => {
  const before = await Promise.all(telling().map(ask));
  redis.begin();
  const answers = await Promise.all(telling().map(ask));
  expectAnswers(answers);
  expect(statuses(answers)).toEqual(statuses(before));
  expect((await readiness()).status).toBe(200);
  const [again] = await Promise.all([Promise.all(telling().map(ask)), ask(asMember('GET', '/api/chats/unread'))]);
  expect(statuses(again)).toEqual(statuses(before));
  redis.end();
  expect(statuses(await Promise.all(telling().map(ask)))).toEqual(statuses(before));
});

test('without both everything is answered in time', async () => {
  redis.begin();
  database.begin();
  expectAnswers(await Promise.all(telling().map(ask)));
  redis.end();
  database.end();
  expect((await ask(asMember('GET', '/api/user.php'))).status).toBe(200);
});
