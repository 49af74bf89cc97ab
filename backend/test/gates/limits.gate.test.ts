import { perAddress } from '../../src/platform/http';
import { SITE_FACTOR } from '../../src/shared/network';
import { projectFiles } from '../../../infra/gates/project-files';
import { FIRST, SECOND, type TestApi } from '../support/api';
import { changeDeclared } from '../support/declared-rules';
import { startAccountsApi } from '../support/people';
import { type Route, allRoutes } from '../support/routes';
import { CONSOLE } from '../support/staff-people';

jest.setTimeout(240_000);

/** The files that read a visitor's exact address, with the reason. Limits count `context.network`. */
const READERS: Readonly<Record<string, string>> = {
  'platform/geo/visitor-country.ts': 'looks the country up',
  'platform/http/tenant-resolver.ts': 'tells the trusted hop from others and hands the address to the request context',
  'platform/http/site-request.ts': 'turns the address into the network',
  'platform/outside/public-requests.ts': 'refuses connections to addresses inside; no visitor is there',
};
const EXACT = /exactAddress|remoteAddress|clientAddress|forwardedFor|x-forwarded-for|(?:request|req|raw)\.ips?\b/i;
const SOURCE = /^backend\/src\/(.+(?<!\.test)\.ts)$/;

it('no limit counts by an exact address: nothing else reads one', () => {
  const readers = projectFiles(process.cwd()).flatMap(({ path, text }) => {
    const [, source] = SOURCE.exec(path) ?? [];
    return source !== undefined && EXACT.test(text()) ? [source] : [];
  });
  expect(readers.sort()).toEqual(Object.keys(READERS).sort());
});

describe('every route that is limited by address', () => {
  let api: TestApi;
  let routes: Route[];
  beforeAll(async () => {
    api = await startAccountsApi(11);
    const { app } = api.running;
    routes = allRoutes(app).filter(({ rules }) => rules && rules.limit !== 'none' && rules.limit.by !== 'member');
    for (const { rules } of routes) if (rules) changeDeclared(rules, { limit: perAddress(1, 3600) });
  });
  afterAll(() => api.close());

  const isRefused = async ({ method, paths, rules }: Route, address: string, slug = FIRST): Promise<boolean> => {
    const host = rules?.scope === 'platform' ? CONSOLE : `${slug}.localhost`;
    const path = (paths[0] ?? '').replaceAll(/:\w+/g, '1');
    const answer = await api.on(host)[method](path).set('x-forwarded-for', address);
    return answer.status === 429;
  };
  let sites = 0;
  const newSite = (): string => `2001:db8:${(sites += 1).toString(16)}`;

  it('is found', () => {
    expect(routes.length).toBeGreaterThan(50);
  });

  it('refuses the addresses of a /64 as it refuses one address', async () => {
    const faults: string[] = [];
    for (const route of routes) {
      const site = newSite();
      const first = await isRefused(route, `${site}:1::1`);
      const others = [
        await isRefused(route, `${site}:1:a:b:c:d`),
        await isRefused(route, `${site.toUpperCase()}:0001::2`),
        await isRefused(route, `${site}:1::3%eth0`),
      ];
      if (first || others.includes(false)) faults.push(`${route.name} counts by address`);
      if (await isRefused(route, `${site}:2::1`)) faults.push(`${route.name} counts neighbours`);
    }
    expect(faults).toEqual([]);
  });

  it('refuses the networks of a /48 at its higher limit, and no other /48 and no other tenant', async () => {
    const faults: string[] = [];
    for (const route of routes) {
      const site = newSite();
      const walked = Array.from({ length: SITE_FACTOR }, (_, at) => isRefused(route, `${site}:${at + 1}::1`));
      if ((await Promise.all(walked)).includes(true)) faults.push(`${route.name} refuses too soon`);
      if (!(await isRefused(route, `${site}:ffff::1`))) faults.push(`${route.name} lets a /48 walk`);
      if (await isRefused(route, `${newSite()}:ffff::1`)) faults.push(`${route.name} counts another /48`);
      if (route.rules?.scope !== 'platform' && (await isRefused(route, `${site}:ffff::1`, SECOND)))
        faults.push(`${route.name} counts another tenant`);
    }
    expect(faults).toEqual([]);
  });

  it('counts IPv4 in every spelling as the same address, and neighbours on their own', async () => {
    const route = routes.find(({ name }) => name === 'AskPasswordResetController.post') ?? routes[0];
    if (!route) throw new Error('no route');
    expect(await isRefused(route, '198.51.100.77')).toBe(false);
    for (const spelling of [
      '198.51.100.77',
      '::ffff:198.51.100.77',
      '::FFFF:c633:644d',
      '0:0:0:0:0:ffff:198.51.100.77',
    ])
      expect(await isRefused(route, spelling)).toBe(true);
    expect(await isRefused(route, '198.51.100.78')).toBe(false);
  });
});
