import { FIRST, OPERATOR, type TestApi } from '../support/api';
import { PASSWORD, form, newAddress, post, signUp, startAccountsApi } from '../support/people';
import { rawRequest } from '../support/raw-request';
import { Domains, Tenants } from '../../src/modules/tenants';
import { SiteDirectory } from '../../src/platform/tenancy';

const HOST = `${FIRST}.localhost`;
const OWN = `http://${HOST}:8080`;

/** Addresses that lead elsewhere in some browser, proxy or parser. */
const AWAY: readonly string[] = [
  ...['//bad.example', '///bad.example', '////bad.example', '/\\bad.example', '\\\\bad.example', '/\\/bad.example'],
  ...['https://bad.example', 'http:bad.example', 'https:/bad.example', 'HTTPS://bad.example', '//bad.example\\@x'],
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)//', 'data:text/html,x', 'vbscript:x', '\u0001javascript:alert(1)'],
  ...['/\t/bad.example', '/\n/bad.example', '/\r\n/bad.example', '\t//bad.example', ' //bad.example', '/ /bad.example'],
  ...['/.//bad.example', '/..//bad.example', '/a/..//bad.example', '/%2e//bad.example', '/./%2e%2e//bad.example'],
  ...[`${OWN}@bad.example`, `//${HOST}@bad.example`, `//${HOST}.bad.example`, `@bad.example`, `.bad.example`],
  ...['//bad。example', '/／bad.example', '/⁄/bad.example', '//[::1]', '//0x7f000001', '//bad.example:80'],
  ...[
    '/x\r\nLocation: https://bad.example',
    '/x\r\nSet-Cookie: session=x',
    '/\u2028/bad.example',
    '/\u0000/bad.example',
  ],
  ...['/api/logout.php', '/./api/logout.php', '/api', '/%61pi/../api/logout.php', 'bad.example', '?//bad.example', ''],
];
const twice = AWAY.map((given) => encodeURIComponent(given));

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(32);
  await signUp(api, 'jo@visitor.example');
});
afterAll(() => api.close());

type Answer = Awaited<ReturnType<typeof rawRequest>>;

/** The path that a browser at the own host follows; the header may hold nothing that starts another header. */
function leadsTo(location: unknown): string {
  expect(location).toMatch(/^[\x21-\x7e]+$/);
  expect(location).not.toContain('\\');
  const { origin, pathname } = new URL(String(location), OWN);
  expect({ location, origin, isApi: pathname.startsWith('/api/') }).toEqual({ location, origin: OWN, isApi: false });
  return pathname;
}

/** NUL is refused everywhere before it is read, in queries as in bodies: such an answer leads nowhere. */
function isRefused(given: string, { status, headers }: { status: number; headers: Record<string, string> }): boolean {
  if (!given.includes('\0')) return false;
  expect([given, status, headers['location']]).toEqual([given, 422, undefined]);
  return true;
}

const signIn = () => post(api, '/api/user.php').type('form').redirects(0);
const credentials = { email: 'jo@visitor.example', password: PASSWORD };

it('whoever signs in is led to a page of this site, whatever the form or its page asks for', async () => {
  // A password is checked each time: by the form and by its page in turns.
  for (const [at, next] of [...AWAY, ...twice.slice(0, 10)].entries()) {
    const page = `${OWN}/login?${new URLSearchParams({ next }).toString()}`;
    const isOfPage = at % 2 === 0;
    const { status, headers } = isOfPage
      ? await signIn().set('referer', page).send(credentials)
      : await signIn().send({ ...credentials, next });
    if (status !== 422) expect([next, status, leadsTo(headers['location'])]).toEqual([next, 303, expect.any(String)]);
  }
});

it('a page of another site says nothing about where to go on to', async () => {
  for (const referer of [
    'http://bad.example',
    `http://${HOST}.bad.example`,
    `http://${HOST}@bad.example`,
    'null',
    '//',
  ]) {
    const answer = await signIn().set('referer', `${referer}/login?next=/settings`).send(credentials);
    expect([referer, answer.headers['location']]).toEqual([referer, '/']);
  }
});

it('whoever chooses a language stays on this site', async () => {
  const choose = (query: string) => api.on().get(`/api/locale?set=fr${query}`).set('x-forwarded-for', newAddress());
  for (const next of [...AWAY, ...twice]) {
    const given = await choose(`&${new URLSearchParams({ next }).toString()}`).redirects(0);
    if (isRefused(next, given)) continue;
    expect([next, given.status, leadsTo(given.headers['location'])]).toEqual([next, 303, expect.any(String)]);
    if (!/^[\x20-\x7e]*$/.test(next)) continue;
    for (const referer of [`${OWN}${next}`, next]) {
      const { headers } = await choose('').set('referer', referer).redirects(0);
      leadsTo(headers['location']);
    }
  }
  for (const several of ['&next=/a&next=//bad.example', '&next[]=//bad.example', '&next[x]=//bad.example'])
    leadsTo((await choose(several).redirects(0)).headers['location']);
});

it('a link’s token leads to its own page and nowhere else', async () => {
  for (const token of AWAY) {
    const opened = await api
      .on()
      .get('/api/unsubscribe')
      .query({ token })
      .set('x-forwarded-for', newAddress())
      .redirects(0);
    const pressed = await post(api, '/api/activation').type('form').redirects(0).send({ token });
    if (isRefused(token, opened) && isRefused(token, pressed)) continue;
    expect([token, leadsTo(opened.headers['location'])]).toEqual([token, '/unsubscribe']);
    expect([token, pressed.status, pressed.headers['location']]).toEqual([token, 303, '/activate/error']);
  }
});

it('forms lead to the page that is meant for them, whatever stands in their fields', async () => {
  for (const next of ['//bad.example', 'https://bad.example']) {
    const ask = (path: string, body: object) =>
      post(api, path)
        .type('form')
        .set('referer', `${OWN}/x?next=${next}&redirect=${next}&return_to=${next}`)
        .send(body);
    const message = 'A message that is long enough to be one.';
    const complaint = { name: 'Jo', email: 'jo@visitor.example', kind: 'other', message, reference: next };
    const asked = await ask('/api/password-resets', { email: 'jo@visitor.example' });
    const signedUp = await ask('/api/signups', {
      ...form(`to-${next.length}@visitor.example`),
      sensitive_consent: 'yes',
    });
    const filed = await ask('/api/complaints', complaint);
    expect([asked.status, signedUp.status, filed.status]).toEqual([303, 303, 303]);
    expect([asked, signedUp, filed].map(({ headers }) => leadsTo(headers['location']))).toEqual([
      '/reset-password/sent',
      '/complete-signup',
      '/complaints/sent',
    ]);
  }
});

describe('a host that has moved', () => {
  beforeAll(async () => {
    const { app } = api.running;
    const { id } = await app.get(Tenants).get(FIRST);
    await app.get(Domains).register(id, [{ host: 'moved.example', kind: 'redirect', target: HOST }], OPERATOR);
    for (const state of ['verified', 'live'] as const)
      await app.get(Domains).changeState(id, 'moved.example', state, OPERATOR);
    await app.get(SiteDirectory).refresh();
  });

  it.each([
    '//bad.example',
    '/\\bad.example',
    'http://bad.example/',
    'http://moved.example/',
    'm://@bad.example/',
    'x://bad.example',
    '/@bad.example',
    '/.bad.example',
    '/%0d%0aLocation:%20https://bad.example',
    '*',
  ])('leads to the brand’s host alone when it is asked for %s', async (target) => {
    const answer: Answer = await rawRequest(api.url, [`GET ${target} HTTP/1.1`, 'Host: moved.example']);
    if (answer.status === 400) return;
    expect(answer.status).toBe(308);
    const location = answer.headers['location'] ?? '';
    expect(location.startsWith(`${OWN}/`)).toBe(true);
    expect(new URL(location).origin).toBe(OWN);
  });
});
