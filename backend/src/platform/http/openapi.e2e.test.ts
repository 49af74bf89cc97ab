import { FIRST, type TestApi, startTestApi } from '../../../test/support/api';
import { allRoutes } from '../../../test/support/routes';
import { CONSOLE } from '../../../test/support/staff-people';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Description {
  readonly paths: Record<string, Record<string, object>>;
  readonly components: { readonly schemas: Record<string, object> };
}

const description = async (host: string): Promise<Description> =>
  (await api.on(host).get('/api/openapi.json').expect(200)).body as Description;
const operationsOf = ({ paths }: Description): string[] =>
  Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
/** Addresses that a browser is led to, the one that a launch asks of itself, and the description. */
const UNDESCRIBED = ['get /api/locale', 'get /api/openapi.json', 'get /api/preflight/{nonce}', 'get /api/preview'];
const declared = (scopes: readonly string[]): string[] =>
  allRoutes(api.running.app)
    .filter(({ rules }) => rules && scopes.includes(rules.scope))
    .flatMap(({ method, paths }) => paths.map((path) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`))
    .filter((operation) => !UNDESCRIBED.includes(operation));

describe('/api/openapi.json', () => {
  it('lists on a brand’s host exactly the operations that a brand’s host serves', async () => {
    const listed = operationsOf(await description(`${FIRST}.localhost`));
    expect(listed.sort()).toEqual(declared(['tenant', 'everywhere']).sort());
    expect(listed.filter((operation) => operation.includes('/api/staff'))).toEqual([]);
    expect(listed.length).toBeGreaterThan(50);
  });

  it('lists on the console’s host exactly the operations that the console’s host serves', async () => {
    const listed = operationsOf(await description(CONSOLE));
    expect(listed.sort()).toEqual(declared(['platform', 'everywhere']).sort());
    expect(listed).toContain('post /api/staff/sign-in');
  });

  it('names no schema on a brand’s host that only staff send or receive', async () => {
    const [brand, console] = [await description(`${FIRST}.localhost`), await description(CONSOLE)];
    const unused = (one: Description): string[] =>
      Object.keys(one.components.schemas).filter((name) => !JSON.stringify(one).includes(`schemas/${name}"`));
    expect([unused(brand), unused(console)]).toEqual([[], []]);
    expect(JSON.stringify(brand)).not.toContain('Staff');
    expect(Object.keys(console.components.schemas)).toContain('StaffSignInRequest');
    expect(JSON.stringify([brand, console])).not.toContain('x-scope');
  });

  it.each([[`${FIRST}.localhost`], [CONSOLE]])('defines every schema that it refers to on %s', async (host) => {
    const one = await description(host);
    const referred = [...JSON.stringify(one).matchAll(/#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    expect([...new Set(referred)].sort()).toEqual(Object.keys(one.components.schemas).sort());
  });

  it('says of every operation for staff what it answers', async () => {
    interface Operation {
      readonly responses: Readonly<Record<string, { readonly content?: object }>>;
    }
    const untyped = Object.entries((await description(CONSOLE)).paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => {
        const answers = Object.entries((operation as Operation).responses).filter(([status]) => status.startsWith('2'));
        const isTyped = answers.length > 0 && answers.every(([status, { content }]) => status === '204' || content);
        return isTyped ? [] : [`${method} ${path}`];
      }),
    );
    expect(untyped).toEqual([]);
  });
});
