import { FIRST, OPERATOR, type TestApi } from '../support/api';
import { newAddress, signUp, startAccountsApi } from '../support/people';
import { rawRequest } from '../support/raw-request';
import { type Route, allRoutes } from '../support/routes';
import { CONSOLE, sessionOf } from '../support/staff-people';

let api: TestApi;
let operator: string;
beforeAll(async () => {
  api = await startAccountsApi(23);
  operator = await sessionOf(api, OPERATOR.email);
});
afterAll(() => api.close());

/** Values that are not a positive integer that the database can hold, or not written as one. */
const NO_IDS = [
  ...['0', '-1', '01', '1.0', '1e3', '0x10', '+1', '1%20', '%201', '1_0', '1n', 'NaN', 'Infinity', 'undefined', 'null'],
  ...[
    '2147483648',
    '9007199254740993',
    '9'.repeat(30),
    '%D9%A1',
    '%EF%BC%91',
    '%00',
    '1%00',
    '%F0%9F%91%A9',
    '__proto__',
  ],
];
/** Each place gets these and a quarter of the others, so that a few places cover all of them. */
const ALWAYS: readonly string[] = ['0', '-1', '1e3', '0x10', '2147483648', '%00'];
const ALSO_NO_UUIDS = ['1', '00000000-0000-0000-0000-00000000000g', '0198d2b0-7c55-7cc0-9f5e-3d1c0a5b7e2%00'];
const NO_NAMES = ['%00', 'a%00', '%00a'];

interface Place {
  readonly route: Route;
  readonly path: string;
  readonly name: string;
}

const IDS = ['id', 'number', 'revision', 'seq'];
const places = (wanted: (name: string) => boolean): Place[] =>
  allRoutes(api.running.app).flatMap((route) =>
    route.paths.flatMap((path) =>
      [...path.matchAll(/:(\w+)/g)].flatMap(([, name = '']) => (wanted(name) ? [{ route, path, name }] : [])),
    ),
  );

/** As somebody who may call the route, with nothing in the body. */
async function ask({ route, path, name }: Place, value: string): Promise<string> {
  const { cookie } = route.rules?.permission === 'member' ? await member() : { cookie: operator };
  const there = path.replace(`:${name}`, value).replace(':slug', FIRST).replace(/:\w+/g, '1');
  const host = route.rules?.scope === 'platform' ? CONSOLE : `${FIRST}.localhost`;
  const { status, body } = await rawRequest(
    api.url,
    [
      `${route.method.toUpperCase()} ${there} HTTP/1.1`,
      ...[`Host: ${host}`, `X-Forwarded-For: ${newAddress()}`, `Cookie: ${cookie}`],
      'Content-Type: application/json',
    ],
    route.method === 'get' ? '' : '{}',
  );
  const { code } = JSON.parse(body) as { code?: string };
  return `${status} ${code ?? 'no code'}`;
}

let known: { cookie: string; left: number } | undefined;
/** Somebody whose limits are not used up. */
async function member(): Promise<{ cookie: string }> {
  if (known === undefined || known.left === 0)
    known = { cookie: (await signUp(api, `asks${newAddress()}@visitor.example`)).cookie, left: 600 };
  known.left -= 1;
  return known;
}

/** All that is answered with anything but that there is nothing; where the body is read first, that it has faults. */
async function strays(list: readonly Place[], values: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [at, place] of list.entries())
    for (const value of values.filter((one, index) => ALWAYS.includes(one) || (index + at) % 4 === 0)) {
      const answer = await ask(place, value);
      if (!answer.startsWith('404 ') && answer !== '422 invalid_input')
        found.push(`${place.route.method} ${place.path} ${place.name}=${value}: ${answer}`);
    }
  return found;
}

describe('an address', () => {
  it('names nothing by what is no id', async () => {
    const list = places((name) => IDS.includes(name));
    expect(list.length).toBeGreaterThan(40);
    expect(await strays(list, NO_IDS)).toEqual([]);
  });

  it('names nothing by what is no UUID', async () => {
    const uuids = /scheduled-releases|exports|sessions/;
    const list = places(() => true).filter(({ path, name }) => uuids.test(path) && name !== 'slug');
    expect(list.length).toBeGreaterThan(3);
    expect(await strays(list, [...NO_IDS, ...ALSO_NO_UUIDS])).toEqual([]);
  });

  it('names nothing by a name that no column could hold', async () => {
    const list = places((name) => !IDS.includes(name));
    expect(list.length).toBeGreaterThan(30);
    expect(await strays(list, NO_NAMES)).toEqual([]);
  });

  it('asks for nothing that no column could hold', async () => {
    const answers = await Promise.all(
      [`members?q=a%00`, `texts?search=%00`, `tenants/${FIRST}/revisions/1/origins?path=%00`].map(async (path) => {
        const { status, body } = await api.on(CONSOLE).get(`/api/staff/${path}`).set('cookie', operator);
        return [status, (body as { code: string }).code];
      }),
    );
    expect(answers).toEqual(answers.map(() => [422, 'invalid_input']));
  });
});
