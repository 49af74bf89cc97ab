import {
  FIRST,
  OPERATOR,
  SECOND,
  SUPPORT,
  type TestApi,
  startTestApi,
  testBrand,
  tokenOf,
} from '../../../../test/support/api';
import { type DocumentLayer } from '../../tenants';
import { type TextsAnswer } from './texts.response';

interface Answer {
  readonly status: number;
  readonly body: TextsAnswer & { readonly code?: string; readonly faults?: readonly { path: string }[] };
}

const KEY = 'home.closing_title';

describe('the texts of the pages', () => {
  let api: TestApi;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    api = await startTestApi();
    for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
    for (const slug of [FIRST, SECOND]) await say(slug, `Words of ${slug}`);
  });
  afterAll(() => api.close());

  const staff = (method: 'get' | 'post', path: string, who = OPERATOR, host = 'console.localhost') => {
    const request = api.on(host)[method](`/api/staff/${path}`);
    return request.set('authorization', tokens.get(who.email) ?? '');
  };
  const ask = async (query: string, who = OPERATOR, host?: string): Promise<Answer> => {
    const { status, body } = await staff('get', `texts${query}`, who, host);
    return { status, body: body as Answer['body'] };
  };
  async function say(slug: string, text: string): Promise<void> {
    const source = structuredClone(testBrand(slug).own as DocumentLayer) as DocumentLayer & { texts?: object };
    const { body } = await staff('get', `tenants/${slug}`);
    const base = (body as { live_revision: number }).live_revision;
    const locale = slug === FIRST ? 'nl' : 'de';
    const changed = { ...source, texts: { ...source.texts, [locale]: { [KEY]: text } } };
    const drafted = await staff('post', `tenants/${slug}/revisions`).send({ source: changed, base, reason: 'A test' });
    const { revision } = drafted.body as { revision: number };
    const published = await staff('post', `tenants/${slug}/releases`).send({ revision, base, reason: 'A test' });
    expect(published.status).toBe(201);
  }

  it('are found by key, with every language, where they are used and how long a brand’s own may be', async () => {
    const { status, body } = await ask(`?search=${KEY}`);
    expect(status).toBe(200);
    expect(body.texts).toHaveLength(1);
    expect(body.texts[0]).toMatchObject({ key: KEY, max_length: 60 });
    expect(Object.keys(body.texts[0]?.texts ?? {})).toEqual(expect.arrayContaining(['en', 'de', 'fi']));
    expect(body.texts[0]?.used.every((file) => file.startsWith('frontend/'))).toBe(true);
  });

  it('are found by words of any language, all of which must be there', async () => {
    expect((await ask('?search=lerne%20NEUES')).body.texts.map(({ key }) => key)).toContain('home.hero_title');
    expect((await ask('?search=lerne%20xylophon')).body).toEqual({ total: 0, texts: [] });
  });

  it('come in parts', async () => {
    const first = (await ask('')).body;
    const second = (await ask('?offset=50')).body;
    expect(first.total).toBeGreaterThan(100);
    expect(first.texts).toHaveLength(50);
    expect(first.texts.map(({ key }) => key)).not.toContain(second.texts[0]?.key);
  });

  it('tell of the brands that the caller reaches, and of no other', async () => {
    const overrides = async (who: typeof OPERATOR) => (await ask(`?search=${KEY}`, who)).body.texts[0]?.overrides;
    const first = { tenant: FIRST, locale: 'nl', text: `Words of ${FIRST}` };
    expect(await overrides(OPERATOR)).toEqual(
      expect.arrayContaining([first, { tenant: SECOND, locale: 'de', text: `Words of ${SECOND}` }]),
    );
    const seen = await overrides(SUPPORT);
    expect(seen).toContainEqual(first);
    expect(new Set(seen?.map(({ tenant }) => tenant))).toEqual(new Set([FIRST]));
  });

  it('of one brand are those that it may say, and first what it says in some of its languages only', async () => {
    const { status, body } = await ask(`?tenant=${FIRST}`, SUPPORT);
    expect(status).toBe(200);
    expect(body.texts[0]).toMatchObject({ key: KEY, max_length: 60, missing: ['fr', 'de', 'en'] });
    expect(body.texts.filter(({ missing }) => missing.length > 0)).toHaveLength(1);
    expect(body.texts.every(({ max_length: most }) => most !== null)).toBe(true);
    expect(new Set(body.texts.flatMap(({ overrides }) => overrides.map(({ tenant }) => tenant)))).toEqual(
      new Set([FIRST]),
    );
    expect((await ask(`?tenant=${FIRST}&search=${KEY}`, SUPPORT)).body.total).toBe(1);
  });

  it('of a brand that one does not reach are as absent as those of none', async () => {
    const [second, none] = [await ask(`?tenant=${SECOND}`, SUPPORT), await ask('?tenant=nowhere', SUPPORT)];
    expect([second.status, none.status]).toEqual([404, 404]);
    expect(second.body.code).toBe(none.body.code);
  });

  it('are shown to nobody else', async () => {
    expect((await api.on('console.localhost').get('/api/staff/texts')).status).toBe(401);
    expect((await ask('', OPERATOR, `${FIRST}.localhost`)).status).toBe(404);
  });

  it.each([
    ['?offset=-1', 'offset'],
    ['?offset=many', 'offset'],
    [`?search=${'x'.repeat(201)}`, 'search'],
    ['?seek=x', 'seek'],
  ])('refuse %s, naming the field', async (query, path) => {
    const { status, body } = await ask(query);
    expect(status).toBe(422);
    expect(body.faults?.map((fault) => fault.path)).toContain(path);
  });
});
