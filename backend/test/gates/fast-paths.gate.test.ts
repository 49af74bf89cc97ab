import { randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { type EndpointRules, FastPaths, RateLimits, ResponseCache } from '../../src/platform/http';
import { Sessions } from '../../src/modules/accounts/sessions/sessions';
import { Domains } from '../../src/modules/tenants';
import { registry } from '../../src/platform/telemetry/metrics';
import { SiteDirectory } from '../../src/platform/tenancy';
import { signPreview } from '../../../contract/tenancy/preview-token';
import { FIRST, OPERATOR, SECOND, type TestApi } from '../support/api';
import { changeDeclared } from '../support/declared-rules';
import { call, confirmed, grant } from '../support/meeting';
import { type Person, newAddress, rows, signUp, startAccountsApi } from '../support/people';
import { allRoutes } from '../support/routes';

jest.setTimeout(300_000);

/** Every path that is answered before the framework, found where fast paths are registered. */
const FAST_PATHS_AT_LEAST = ['/api/settings.php', '/api/user.php', '/api/members', '/api/events'];

let api: TestApi;
let paths: string[];
let live: FastPaths;
let ready: ResponseCache;
beforeAll(async () => {
  api = await startAccountsApi(24);
  live = api.running.app.get(FastPaths);
  ready = api.running.app.get(ResponseCache);
  paths = [...live.paths, ...ready.paths];
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

type Headers = Readonly<Record<string, string | readonly string[]>>;

interface Ask {
  readonly method?: string;
  readonly query?: string;
  readonly host?: string;
  readonly headers?: Headers;
  readonly body?: string;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** One answer; of a stream, which has no end, what comes with its head. */
function ask(path: string, { method = 'GET', query = '', host = FIRST, headers = {}, body }: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(api.url, {
      agent: false,
      method,
      path: `${path}${query}`,
      headers: { host: `${host}.localhost`, 'x-request-id': 'the-same-for-both', ...headers },
    });
    asked.on('error', reject).end(body);
    asked.on('response', (answer) => {
      const chunks: Buffer[] = [];
      const done = (): void => {
        const headers = { ...answer.headers, date: undefined };
        resolve({ status: answer.statusCode, headers, body: Buffer.concat(chunks).toString('latin1') });
      };
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        done();
        answer.destroy();
        return;
      }
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', done);
    });
  });
}

/** Gets the answer of the framework alone, without the fast paths. */
async function askFramework(path: string, asked: Ask): Promise<Answer> {
  const spies = [live, ready].map((routes) => jest.spyOn(routes, 'answer').mockReturnValue(false));
  try {
    return await ask(path, asked);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** How many requests were answered before the framework. */
async function answeredEarly(): Promise<number> {
  const metric = await registry.getSingleMetric('fast_path_answers_total')?.get();
  const counts = [
    ...(metric?.values.map(({ value }) => value) ?? []),
    ...[...ready.counts()].map(({ count }) => count),
  ];
  return counts.reduce((sum, count) => sum + count, 0);
}

async function faultsOf(cases: Readonly<Record<string, Ask>>): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths)
    for (const [name, asked] of Object.entries(cases)) {
      const from = { ...asked, headers: { 'x-forwarded-for': newAddress(), ...asked.headers } };
      const [fast, slow] = [await ask(path, from), await askFramework(path, from)];
      if (!isSame(fast, slow)) faults.push(`${path}, ${name}: ${JSON.stringify(fast)} and not ${JSON.stringify(slow)}`);
    }
  return faults;
}

/** The order of headers tells nothing. */
function isSame(one: Answer, other: Answer): boolean {
  const sorted = ({ headers }: Answer): string => JSON.stringify(Object.entries(headers).sort());
  return one.status === other.status && one.body === other.body && sorted(one) === sorted(other);
}

it('are found', () => {
  expect(paths).toEqual(expect.arrayContaining(FAST_PATHS_AT_LEAST));
  const declared = allRoutes(api.running.app).filter(({ method }) => method === 'get');
  expect(paths.filter((path) => !declared.some((route) => route.paths.includes(path)))).toEqual([]);
});

it('answer as the framework does, whoever asks, from wherever, however', async () => {
  const [member, unconfirmed, ended] = [
    await confirmed(api),
    await signUp(api, 'new@visitor.example'),
    await confirmed(api),
  ];
  await rows(api, 'update session set expires_at = now() where account_id = $1', [ended.id]);
  const [tenant] = await rows(api, 'select id from tenant where slug = $1', [FIRST]);
  const preview = signPreview(
    { tenantId: Number(tenant?.['id']), revision: 1, exp: Math.floor(Date.now() / 1000) + 3600 },
    api.config.SECRET_KEY,
  );
  const { cookie } = member;
  const garbage = `session=${'x'.repeat(43)}`;
  const as = (headers: Headers, more: Ask = {}): Ask => ({ ...more, headers: { cookie, ...headers } });
  const etag = (await ask('/api/settings.php', {})).headers.etag ?? '';
  const before = await answeredEarly();
  const cases: Readonly<Record<string, Ask>> = {
    'signed out': {},
    'signed in': as({}),
    'not confirmed': { headers: { cookie: unconfirmed.cookie } },
    'a session that is over': { headers: { cookie: ended.cookie } },
    'a cookie of nobody': { headers: { cookie: garbage } },
    'a cookie that is none': { headers: { cookie: 'session=;;=x; session' } },
    'two cookies, the wrong one first': { headers: { cookie: `${garbage}; ${cookie}` } },
    'two cookie headers, the wrong one last': { headers: { cookie: [cookie, garbage] } },
    'a language': { headers: { cookie: `${cookie}; locale=fr` } },
    'another brand': as({}, { host: SECOND }),
    'no brand': as({}, { host: 'nobody' }),
    'the console': as({}, { host: 'console' }),
    'a forwarded host': as({ 'x-forwarded-host': `${SECOND}.localhost` }),
    'two forwarded hosts': as({ 'x-forwarded-host': [`${FIRST}.localhost`, `${SECOND}.localhost`] }),
    'another site': as({ 'sec-fetch-site': 'cross-site' }),
    'a sister site': as({ 'sec-fetch-site': 'same-site' }),
    'its own page': as({ 'sec-fetch-site': 'same-origin', origin: `http://${FIRST}.localhost` }),
    'another origin': as({ origin: 'https://elsewhere.example' }),
    'the member': as({ 'x-member': String(member.id) }),
    'another member': as({ 'x-member': String(member.id + 1) }),
    'another member in the address': as({}, { query: `?member=${member.id + 1}` }),
    'a preview': { headers: { cookie: `${cookie}; preview=${preview}` } },
    'a preview that is forged': { headers: { cookie: `${cookie}; preview=${preview}x` } },
    HEAD: as({}, { method: 'HEAD' }),
    PUT: as({}, { method: 'PUT', headers: { 'content-length': '0' } }),
    DELETE: as({}, { method: 'DELETE' }),
    OPTIONS: as({}, { method: 'OPTIONS' }),
    'a body': as({ 'content-type': 'application/json', 'content-length': '2' }, { body: '{}' }),
    brotli: as({ 'accept-encoding': 'gzip, deflate, br' }),
    gzip: as({ 'accept-encoding': 'gzip' }),
    'two lists of encodings': as({ 'accept-encoding': ['identity', 'br'] }),
    'no encoding that is known': as({ 'accept-encoding': 'zstd' }),
    'what it has': as({ 'if-none-match': etag }),
    'what it has, weakly': as({ 'if-none-match': `W/${etag}` }),
    'what it has, among others': as({ 'if-none-match': ['"x"', etag] }),
    'whatever it has': as({ 'if-none-match': '*' }),
    'what it does not have': as({ 'if-none-match': '"x"' }),
    'an empty query': as({}, { query: '?' }),
    'a query of no use': as({}, { query: '?x=1' }),
    'a query twice': as({}, { query: '?page=1&page=2' }),
    'a revision': as({}, { query: '?revision=1' }),
    'no revision': as({}, { query: '?revision=x' }),
    'a revision that was never live': as({}, { query: '?revision=999' }),
    'a query in a query': as({}, { query: '?a?b' }),
    'a NUL': as({}, { query: '?region=%00' }),
    'half a character': as({}, { query: '?region=%c3%28' }),
    'a broken escape': as({}, { query: '?region=%zz' }),
    'an escaped name': as({}, { query: '?%72evision=1' }),
    'plus and blanks': as({}, { query: '?region=a+b%20c' }),
    brackets: as({}, { query: '?region[]=a&region[x]=b' }),
    'a prototype': as({}, { query: '?__proto__=1&constructor=2' }),
    'a long query': as({}, { query: `?region=${'x'.repeat(4000)}` }),
    'a semicolon': as({}, { query: ';x=1' }),
    'a slash behind it': as({}, { query: '/' }),
    'an escaped dot': as({}, { query: '%2e' }),
    'a request id that is none': as({ 'x-request-id': 'a b' }, {}),
  };
  // Such a request id is replaced by one that nobody can foresee.
  const { 'a request id that is none': replaced, ...foreseeable } = cases;
  expect(await faultsOf(foreseeable)).toEqual([]);
  expect((await answeredEarly()) - before).toBeGreaterThan(paths.length * 15);
  for (const path of paths) expect((await ask(path, replaced ?? {})).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

it('refuse for a host that is suspended as the framework does', async () => {
  const { cookie } = await confirmed(api);
  const [tenant] = await rows(api, 'select id from tenant where slug = $1', [SECOND]);
  const move = async (state: 'suspended' | 'live'): Promise<void> => {
    const domains = api.running.app.get(Domains);
    await domains.changeState(Number(tenant?.['id']), `${SECOND}.localhost`, state, OPERATOR);
    await api.running.app.get(SiteDirectory).refresh();
  };
  await move('suspended');
  expect((await ask('/api/settings.php', { host: SECOND })).status).toBe(503);
  expect(await faultsOf({ suspended: { host: SECOND, headers: { cookie } } })).toEqual([]);
  await move('live');
});

it('take from the same limit as the framework, once a request', async () => {
  const routes = allRoutes(api.running.app);
  // They are made with the limits that were declared.
  api.running.app.get(RateLimits)['limiters'].clear();
  const faults: string[] = [];
  for (const path of paths) {
    const { rules } = routes.find((route) => route.method === 'get' && route.paths.includes(path)) ?? {};
    const limit = (rules as EndpointRules).limit;
    // Paths of staff are counted by person: `search-members-early.e2e` tries that.
    if (limit === 'none' || limit.by === 'staff') continue;
    changeDeclared(limit, { max: 4 });
    const { cookie } = await confirmed(api);
    const asked = { headers: { cookie, 'x-forwarded-for': newAddress() } };
    const ways = [ask, askFramework, ask, askFramework, ask, askFramework, ask];
    const statuses: unknown[] = [];
    for (const way of ways) statuses.push((await way(path, asked)).status);
    if (statuses.join() !== '200,200,200,200,429,429,429') faults.push(`${path}: ${statuses.join()}`);
    const [fast, slow] = [await ask(path, asked), await askFramework(path, asked)];
    if (!isSame({ ...fast, headers: {} }, { ...slow, headers: {} }))
      faults.push(`${path}: ${JSON.stringify([fast, slow])}`);
  }
  expect(faults).toEqual([]);
});

describe('routes that prove a session in the round trip that does the work', () => {
  let [route, path, member, partner] = ['', '', undefined as Person | undefined, undefined as Person | undefined];
  const sessions = (): { clear(): void } => api.running.app.get(Sessions)['seen'];
  const VALID = JSON.stringify({ client_id: randomUUID(), kind: 'text', text: 'Hello' });
  const send = (body: string, headers: Headers = {}): Promise<Answer> =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: member?.cookie ?? '', ...headers },
      body,
    });
  const warm = () => call(api, 'get', 'blocks', member?.cookie ?? '').expect(200);

  async function eachRoute(work: () => Promise<void>): Promise<void> {
    const routes = allRoutes(api.running.app).filter(({ rules }) => rules?.provenInFlight);
    expect(routes.length).toBeGreaterThan(0);
    for (const {
      method,
      paths: [declared = ''],
      rules,
    } of routes) {
      expect(method).toBe('post');
      [member, partner] = [await confirmed(api), await confirmed(api)];
      await grant(api, member.id, 1000);
      [route, path] = [declared, declared.replace(':id', String(partner.id))];
      if (rules && rules.limit !== 'none') changeDeclared(rules.limit, { max: 30 });
      await work();
    }
  }

  it('answer whoever was seen of late as whoever was not', async () => {
    const faults: string[] = [];
    await eachRoute(async () => {
      const cases: Readonly<Record<string, readonly [body: string, headers?: Headers]>> = {
        'another site': [VALID, { 'sec-fetch-site': 'cross-site' }],
        'another member': [VALID, { 'x-member': '1' }],
        'no fields': ['{}'],
        'a field that is none': [VALID.replace('}', ',"x":1}')],
        'no JSON': ['{'],
        'no body': [''],
        'another type': [VALID, { 'content-type': 'text/plain' }],
        'a NUL': [VALID.replace('Hello', '\\u0000')],
        'a garbage cookie': [VALID, { cookie: `session=${'x'.repeat(43)}` }],
        'no cookie': [VALID, { cookie: '' }],
        'a message': [VALID],
        'the same again': [VALID],
        'the same id, another text': [VALID.replace('Hello', 'Bye')],
      };
      await send(VALID);
      for (const [name, given] of Object.entries(cases)) {
        await warm();
        const recalled = await send(...given);
        sessions().clear();
        const fresh = await send(...given);
        if (!isSame(recalled, fresh)) faults.push(`${route}, ${name}: ${JSON.stringify([recalled, fresh])}`);
      }
    });
    expect(faults).toEqual([]);
  });

  it('tell whoever is signed out nothing but that, whatever they send and however often', async () => {
    const told = new Set<string>();
    await eachRoute(async () => {
      await warm();
      await rows(api, 'delete from session where account_id = $1', [member?.id]);
      for (const body of [VALID, '{}', ...Array.from({ length: 40 }, () => VALID)]) {
        const { status, body: text } = await send(body);
        told.add(`${status ?? 0} ${(JSON.parse(text) as { code: string }).code}`);
      }
    });
    expect([...told]).toEqual(['403 authentication_required']);
  });
});
