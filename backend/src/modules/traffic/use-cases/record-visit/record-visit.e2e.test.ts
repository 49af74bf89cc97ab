import { FIRST, SECOND, type TestApi, startTestApi } from '../../../../../test/support/api';
import { PlatformDatabase } from '../../../../platform/database';
import { PublishedSites, Tenants } from '../../../tenants';

interface Landed {
  readonly visit: string;
  readonly has_source: boolean;
  readonly sign_up: string;
}

const LABELS = { network: 'adnet', ref: 'spring sale', sub1: 'é&=;,', sub2: '愛', sub3: '3' };

let api: TestApi;
let addresses = 0;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const post = (body: object, { host = `${FIRST}.localhost`, cookie = '', address = '' } = {}) => {
  addresses += 1;
  const request = api
    .on(host)
    .post('/api/visits')
    .set('x-forwarded-for', address || `203.0.113.${addresses}`);
  return (cookie ? request.set('cookie', cookie) : request).send(body);
};
const rows = (where: string, values: unknown[]): Promise<Record<string, unknown>[]> =>
  api.running.app.get(PlatformDatabase).query(
    `select visit.*, slug from visit join tenant t on t.id = tenant_id
    where ${where}`,
    values,
  );
const rowOf = async (visit: string): Promise<Record<string, unknown> | undefined> =>
  (await rows('visit.id = $1', [visit]))[0];
const cookieOf = (answer: { headers: object }): string =>
  (answer.headers as { 'set-cookie'?: string[] })['set-cookie']?.[0] ?? '';

describe('a landing', () => {
  it('is kept with where it was and where it came from, and nothing that tells who', async () => {
    const answer = await post(
      { path: '/landers/video/eng', ...LABELS, referrer: 'Search.Example:443', lb: true },
      { cookie: 'locale=fr', address: '145.53.0.1' },
    );
    expect(answer.status).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { visit, ...rest } = answer.body as Landed;
    expect(rest).toEqual({ has_source: true, sign_up: 'open' });
    const { at, ...row } = (await rowOf(visit)) ?? {};
    expect(Math.abs(Date.now() - (at as Date).getTime())).toBeLessThan(60_000);
    expect(row).toEqual({
      tenant_id: expect.any(Number) as number,
      slug: FIRST,
      id: visit,
      host: `${FIRST}.localhost`,
      path: '/landers/video/eng',
      locale: 'fr',
      country: 'NL',
      ...LABELS,
      referrer: 'search.example',
      bounce_logged: true,
      bounced: null,
      hidden_seconds: null,
    });
  });

  it('needs no more than a path, and knows its host by the brand’s own names', async () => {
    const answer = await post({ path: '/', network: '' }, { host: `${FIRST}-dating.localhost:8080` });
    expect(answer.body).toMatchObject({ has_source: false, sign_up: 'open' });
    expect(cookieOf(answer)).toBe('');
    expect(await rowOf((answer.body as Landed).visit)).toMatchObject({
      host: `${FIRST}-dating.localhost`,
      locale: 'nl',
      country: null,
      network: null,
      bounce_logged: false,
    });
  });

  it.each([`${FIRST}.localhost`, '192.0.2.7', '[2001:db8::1]', '', null])(
    'is not said to come from %j',
    async (referrer) => {
      const { body } = await post({ path: '/', referrer });
      expect((await rowOf((body as Landed).visit))?.['referrer']).toBeNull();
    },
  );

  it.each([
    ['/members/4711/landing2', '/members/:id/landing2'],
    ['/complaints/0199c7f2-5f3a-7d71-9b3e-0a5d0c9d1e2f', '/complaints/:token'],
    ['/reset-password/do/Zk3vQ9sXw1LmN0pR', '/reset-password/do/:token'],
    ['/who/jo@visitor.example', '/who/:token'],
    ['/landers/transitionsvideolanding/bdsm-eng', '/landers/transitionsvideolanding/bdsm-eng'],
  ])('at %s is kept as %s', async (path, kept) => {
    const { body } = await post({ path });
    expect((await rowOf((body as Landed).visit))?.['path']).toBe(kept);
  });

  it.each([
    [{}, ['path']],
    [{ path: 'members' }, ['path']],
    [{ path: '/?email=jo@visitor.example' }, ['path']],
    [{ path: '/\u0000' }, ['path']],
    [{ path: `/${'x'.repeat(512)}` }, ['path']],
    [
      { path: '/', network: 'x'.repeat(65), ref: 'a\nb', sub1: 7, sub2: ['x'], sub3: '\u202e' },
      [...Object.keys(LABELS)],
    ],
    [{ path: '/', ref: '\ud800' }, ['ref']],
    [{ path: '/', referrer: 'https://search.example/q?x' }, ['referrer']],
    [{ path: '/', lb: 'yes' }, ['lb']],
    [{ path: '/', address: '203.0.113.9' }, ['address']],
  ])('told as %j is refused, naming each field, and nothing is kept', async (body, paths) => {
    const before = (await rows('true', [])).length;
    const answer = await post(body);
    expect(answer.status).toBe(422);
    expect((answer.body as { faults: { path: string }[] }).faults.map(({ path }) => path)).toEqual(paths);
    expect(cookieOf(answer)).toBe('');
    expect(await rows('true', [])).toHaveLength(before);
  });

  it('is limited for each address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 125 }, () => post({ path: '/limit' }, { address: '198.51.100.1' })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(await rows("path = '/limit'", [])).toHaveLength(120);
  });
});

describe('the first touch', () => {
  it('is kept by a cookie of this host that scripts cannot read', async () => {
    const answer = await post({ path: '/', ...LABELS });
    expect(cookieOf(answer)).toMatch(/^source=[\x21-\x7e]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    expect(cookieOf(answer)).not.toContain(',');
  });

  it('counts for every later landing, whatever that one says', async () => {
    const first = await post({ path: '/', ...LABELS });
    const cookie = cookieOf(first).split(';')[0] ?? '';
    for (const later of [{}, { network: 'other', sub3: 'new' }]) {
      const answer = await post({ path: '/later', ...later }, { cookie: `locale=nl; ${cookie}` });
      expect(answer.body).toMatchObject({ has_source: true });
      expect(cookieOf(answer)).toBe('');
      expect(await rowOf((answer.body as Landed).visit)).toMatchObject(LABELS);
    }
  });

  it('raced by two tabs leaves each its own, and the one that stays counts from then on', async () => {
    const [one, two] = await Promise.all([post({ path: '/', ref: 'one' }), post({ path: '/', ref: 'two' })]);
    expect((await rowOf((one.body as Landed).visit))?.['ref']).toBe('one');
    expect((await rowOf((two.body as Landed).visit))?.['ref']).toBe('two');
    const cookie = cookieOf(two).split(';')[0] ?? '';
    const later = await Promise.all([1, 2, 3].map(() => post({ path: '/', ref: 'one' }, { cookie })));
    for (const { body } of later) expect((await rowOf((body as Landed).visit))?.['ref']).toBe('two');
    expect(later.map(cookieOf)).toEqual(['', '', '']);
  });

  it.each(['', 'nonsense', 'network=', `network=${'x'.repeat(65)}`, 'network=a%0Ab', 'colour=red', '%', '"'])(
    'of the cookie %j is none',
    async (value) => {
      const without = await post({ path: '/' }, { cookie: `source=${value}` });
      expect(without.body).toMatchObject({ has_source: false });
      const answer = await post({ path: '/', ref: 'fresh' }, { cookie: `source=${value}` });
      expect(cookieOf(answer)).toMatch(/^source=ref=fresh;/);
    },
  );
});

describe('sign-up', () => {
  it('is told by the brand’s own setting and the visitor’s own source', async () => {
    const { app } = api.running;
    // Publishing is tested elsewhere: here the document that lies in memory is changed.
    const published = app.get(PublishedSites);
    const { id, live_revision } = await app.get(Tenants).get(SECOND);
    const document = await published.document(id, live_revision ?? 0);
    const settings = document.settings as { signups: string };
    const host = `${SECOND}.localhost`;
    const told = async (body: object, cookie = ''): Promise<string> =>
      ((await post({ path: '/', ...body }, { host, cookie })).body as Landed).sign_up;

    settings.signups = 'with_trafficsource';
    expect(await told({})).toBe('closed');
    expect(await told({ sub3: 'x' })).toBe('open');
    expect(await told({}, 'source=network=a')).toBe('open');
    expect(await told({}, 'source=network=')).toBe('closed');
    settings.signups = 'closed';
    expect(await told({ network: 'a' })).toBe('closed');
    expect(((await post({ path: '/' })).body as Landed).sign_up).toBe('open');
  });
});

it('landings of two brands never mix', async () => {
  const body = { path: '/both', ref: 'both' };
  await Promise.all([post(body), post(body, { host: `${SECOND}.localhost` }), post(body)]);
  const kept = await rows("path = '/both'", []);
  expect(kept.map(({ slug, host }) => `${String(slug)} ${String(host)}`).sort()).toEqual([
    `${FIRST} ${FIRST}.localhost`,
    `${FIRST} ${FIRST}.localhost`,
    `${SECOND} ${SECOND}.localhost`,
  ]);
});
