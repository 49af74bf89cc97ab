import { FIRST, OPERATOR, type TestApi, startTestApi, testBrand } from '../../../../test/support/api';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  cookie = await sessionOf(api, OPERATOR.email);
});
afterAll(() => api.close());

const post = (path: string, body: string) =>
  api.on(CONSOLE).post(`/api/staff/${path}`).set('cookie', cookie).set('content-type', 'application/json').send(body);
const own = (change: object): string => JSON.stringify({ ...(testBrand(FIRST).own as object), ...change });
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const listed = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const source = (json: string): string => `{"source":${json},"base":1,"reason":"A test of odd input"}`;

describe('settings of a shape that nobody would write', () => {
  const cases: [string, string][] = [
    ['null for a group', own({ settings: null })],
    ['a list for a group', own({ settings: [] })],
    ['a niche that is a word', own({ settings: { niche: 'x' } })],
    ['a niche that is a map', own({ settings: { niche: {} } })],
    ['null for a list', own({ packages: null })],
    ['nulls in a list', own({ packages: [null] })],
    ['nulls in pages', own({ pages: [null, 1, 'x', {}] })],
    ['null for texts', own({ texts: null })],
    ['texts of null', own({ texts: { en: null } })],
    ['a prototype', `{"__proto__":{"settings":{}},"constructor":{"prototype":1}}`],
    ['a prototype below', own({}).replace('{', '{"settings":{"__proto__":{"name":"x"},"constructor":null},')],
    ['a sign that no text may have', own({ company: { name: 'A\u0000B' } })],
    ['half a sign', own({ company: { name: 'x' } }).replace('"name":"x"', '"name":"\\ud800"')],
    ['maps in maps, very deep', nested(3000)],
    ['maps in a setting, very deep', own({}).replace(/}$/, `,"texts":${nested(3000)}}`)],
    ['lists in lists, very deep', own({}).replace(/}$/, `,"pages":${listed(20_000)}}`)],
  ];
  it.each(cases)('are refused with their faults and not by a failure: %s', async (_, json) => {
    for (const path of ['plan', 'revisions']) {
      const { status, body } = await post(`tenants/${FIRST}/${path}`, source(json));
      expect([status, (body as { code?: string }).code]).not.toEqual([500, expect.anything() as string]);
      expect(status).toBeLessThan(500);
    }
  });

  it('have no origin where a path is none', async () => {
    const path = String.raw`texts["\q"]`;
    const read = api.on(CONSOLE).get(`/api/staff/tenants/${FIRST}/revisions/1/origins`).set('cookie', cookie);
    expect((await read.query({ path }).expect(200)).body).toEqual({ origins: { [path]: null } });
  });

  it.each<[string, string, unknown]>([
    ['a path that is none', String.raw`texts["\q"]`, 'x'],
    ['a word for the niche', 'settings.niche', 'x'],
    ['null for the niche', 'settings.niche', null],
    ['a map for the niche', 'settings.niche', {}],
    ['null for a list', 'packages', null],
    ['a list of null', 'pages', [null]],
    ['a word for texts', 'texts', 'x'],
  ])('are told by a wave’s dry run: %s', async (_, path, value) => {
    const wave = { kind: 'change', changes: [{ path, act: 'set', value }], niches: [], brands: [FIRST] };
    const { status } = await post(
      'fleet/waves',
      JSON.stringify({ ...wave, reason: 'Odd input', watch_seconds: 60, goes_on: false, limits: {} }),
    );
    expect(status).toBeLessThan(500);
  });
});
