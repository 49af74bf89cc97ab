import { FIRST, SECOND, type TestApi, startTestApi, testBrand } from '../../../../test/support/api';
import { allRoutes } from '../../../../test/support/routes';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';
import { type StaffPermission, type StaffRole, permissionsOf } from '../../../platform/http';
import { Brands, Tenants } from '../../tenants';
import { StaffTokens } from '..';

let api: TestApi;
const cookies = new Map<StaffRole, string>();
beforeAll(async () => {
  api = await startTestApi();
  const { app } = api.running;
  const { id: first } = await app.get(Tenants).get(FIRST);
  const by = { email: 'olivia@manyhearts.example', role: 'operator' } as const;
  for (const role of ['operator', 'support', 'moderator', 'finance'] as const) {
    const email = `${role}@roles.example`;
    await app.get(StaffTokens).add({ email, name: role, role, tenantIds: role === 'operator' ? [] : [first] }, by);
    cookies.set(role, await sessionOf(api, email));
  }
});
afterAll(() => api.close());

const get = (role: StaffRole, path: string) =>
  api
    .on(CONSOLE)
    .get(`/api/staff${path}`)
    .set('cookie', cookies.get(role) ?? '');

interface Self {
  readonly permissions: readonly StaffPermission[];
  readonly tenants: readonly { readonly slug: string; readonly name: string; readonly colours: unknown }[];
}
const selfOf = async (role: StaffRole): Promise<Self> => (await get(role, '/me').expect(200)).body as Self;

describe('a role', () => {
  it.each([
    ['operator', ['staff.write', 'payment.books', 'moderation.write', 'domain.write'], []],
    [
      'support',
      ['member.read', 'moderation.write', 'payment.refund'],
      ['staff.write', 'payment.books', 'domain.write'],
    ],
    [
      'moderator',
      ['moderation.read', 'moderation.write'],
      ['member.read', 'member.credit', 'payment.read', 'tenant.read'],
    ],
    [
      'finance',
      ['payment.read', 'payment.refund', 'payment.books'],
      ['moderation.read', 'member.read', 'tenant.write'],
    ],
  ] as const)('of %s is told what it may do', async (role, has, lacks) => {
    const { permissions } = await selfOf(role);
    expect(permissions).toEqual(permissionsOf(role));
    expect(permissions).toEqual(expect.arrayContaining([...has]));
    expect(permissions.filter((one) => (lacks as readonly string[]).includes(one))).toEqual([]);
  });

  it('is refused what it is not told, and nothing else, on every route', async () => {
    const found: string[] = [];
    const routes = allRoutes(api.running.app).filter(({ rules }) => rules?.scope === 'platform');
    for (const role of cookies.keys())
      for (const { method, paths, rules } of routes) {
        const { permission } = rules ?? {};
        if (permission === undefined || !permission.includes('.') || permission === 'staff.self') continue;
        const path = (paths[0] ?? '').replace(':slug', 'no-such-brand').replace(/:\w+/g, '0');
        const request = api.on(CONSOLE)[method](path);
        const { body } = await request.set('cookie', cookies.get(role) ?? '').send({});
        const isRefused = (body as { code?: string }).code === 'permission_denied';
        if (isRefused === permissionsOf(role).includes(permission as StaffPermission))
          found.push(`${role} ${method} ${path}`);
      }
    expect(found).toEqual([]);
  });

  it('other than an operator reaches the brands that it was given, and no others', async () => {
    const slugsOf = async (role: StaffRole): Promise<string[]> => (await selfOf(role)).tenants.map(({ slug }) => slug);
    expect(await slugsOf('operator')).toEqual([FIRST, SECOND]);
    for (const role of ['support', 'moderator', 'finance'] as const) expect(await slugsOf(role)).toEqual([FIRST]);
    await get('moderator', `/tenants/${FIRST}/photos`).expect(200);
    await get('moderator', `/tenants/${SECOND}/photos`).expect(404);
    await get('finance', `/tenants/${FIRST}/orders`).expect(200);
    await get('finance', `/tenants/${SECOND}/orders`).expect(404);
  });
});

it('a brand is told with its name, its host and its colours', async () => {
  const [first] = (await selfOf('operator')).tenants;
  const hex = expect.stringMatching(/^#[0-9a-f]{6}$/) as string;
  const scheme = { primary: hex, on_primary: hex };
  expect(first).toMatchObject({
    ...{ slug: FIRST, name: 'Everglow', primary_host: `${FIRST}.localhost` },
    colours: { light: scheme, dark: scheme },
  });
});

it('a brand that gives itself another name and colour is told so with its release', async () => {
  const before = (await selfOf('operator')).tenants.find(({ slug }) => slug === SECOND);
  const brand = testBrand(SECOND);
  const { settings, theme, ...own } = brand.own as { settings: object; theme: { seeds: object } };
  const seeds = { ...theme.seeds, primary: 'oklch(0.45 0.15 250)' };
  const changed = { ...own, settings: { ...settings, name: 'Rebound' }, theme: { ...theme, seeds } };
  const by = { email: 'olivia@manyhearts.example', role: 'operator' } as const;
  await api.running.app.get(Brands).launchDemo({ ...brand, own: changed }, by, 'A new name');
  const after = (await selfOf('operator')).tenants.find(({ slug }) => slug === SECOND);
  expect(after).toMatchObject({ name: 'Rebound', primary_host: `${SECOND}.localhost` });
  expect(after?.colours).not.toEqual(before?.colours);
});
