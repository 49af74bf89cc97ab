import { OPERATOR, SUPPORT, type TestApi, startTestApi, tokenOf } from '../../../../test/support/api';
import { type Actor } from '../../tenants';

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startTestApi();
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
});
afterAll(() => api.close());

const ask = (path: string, who: Actor = SUPPORT) =>
  api
    .on('console.localhost')
    .get(`/api/staff/${path}`)
    .set('authorization', tokens.get(who.email) ?? '');

const sample = (theme: object) =>
  api
    .on('console.localhost')
    .post('/api/staff/theme-samples')
    .set('authorization', tokens.get(SUPPORT.email) ?? '')
    .send(theme);

interface Schema {
  readonly properties: Readonly<Record<string, { readonly properties: Readonly<Record<string, object>> }>>;
}

it('serves the one schema of settings, with who may change what', async () => {
  const { schema } = (await ask('schema').expect(200)).body as { schema: Schema };
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['settings', 'theme', 'packages']));
  const { name, support_email: email } = schema.properties['settings']?.properties ?? {};
  expect(name).toMatchObject({ title: expect.any(String) as string, 'x-edit': 'operator' });
  expect(email).toMatchObject({ 'x-edit': 'support' });
});

it('serves the niches’ templates and what lies below them', async () => {
  const { templates } = (await ask('templates').expect(200)).body as { templates: { niche: number; name: string }[] };
  expect(templates.map(({ niche }) => niche)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(templates[1]).toEqual({ niche: 2, name: 'she' });
  const { product, template } = (await ask('templates/2').expect(200)).body as Record<string, Record<string, object>>;
  expect(product).toHaveProperty('settings');
  expect(template).toMatchObject({ theme: { density: 'airy' } });
  for (const none of ['8', '0', 'x']) await ask(`templates/${none}`).expect(404);
});

it('suggests the operator’s prices in the currencies of countries, with what a message costs there', async () => {
  const { body } = await ask('suggested-prices?countries=NL,DE,DK&message_credits=8').expect(200);
  expect(body).toMatchObject({
    minimum_message_costs: { NL: { costs: 72, currency: 'EUR' }, DK: { currency: 'DKK' } },
    without: [],
  });
  const { packages } = body as { packages: { id: string; price: object }[] };
  expect(packages[0]).toEqual({ id: 'start', credits: 60, price: { EUR: 999, DKK: 7900 } });
  expect((await ask('suggested-prices?countries=JP').expect(200)).body).toMatchObject({ without: ['JP'] });
  for (const bad of ['', '?countries=', '?countries=nl', '?countries=NL&message_credits=0', '?countries=NLD'])
    await ask(`suggested-prices${bad}`).expect(422);
});

describe('a sample of a theme', () => {
  const seeds = {
    primary: 'oklch(0.55 0.22 350)',
    secondary: 'oklch(0.45 0.16 305)',
    unread: 'oklch(0.58 0.2 30)',
    surface: 'oklch(0.985 0.006 340)',
  };
  interface Sample {
    readonly light: Readonly<Record<string, string>>;
    readonly dark: Readonly<Record<string, string>>;
    readonly pairs: readonly { readonly ratio: number; readonly least: number; readonly back: string }[];
  }

  it('has both schemes and the contrast of every pair, the weakest first', async () => {
    const { light, dark, pairs } = (await sample({ scheme: 'auto', seeds }).expect(200)).body as Sample;
    expect(light['primary']).toMatch(/^#[0-9a-f]{6}$/);
    expect(dark['surface_1']).not.toBe(light['surface_1']);
    expect(pairs.every(({ ratio, least }) => ratio >= least)).toBe(true);
    expect(pairs[0]?.ratio).toBeLessThan(pairs.at(-1)?.ratio ?? 0);
  });

  it('says which pair cannot be read', async () => {
    const grey = { ...seeds, surface: 'oklch(0.6 0 0)' };
    const { pairs } = (await sample({ scheme: 'light', seeds: grey }).expect(200)).body as Sample;
    expect(pairs[0]?.ratio).toBeLessThan(pairs[0]?.least ?? 0);
  });

  it.each([
    ['a colour of another kind', { scheme: 'auto', seeds: { ...seeds, primary: '#ff0000' } }],
    ['no scheme', { seeds }],
    ['no seeds', { scheme: 'auto' }],
  ])('is refused to %s', async (_, theme) => {
    await sample(theme).expect(422);
  });

  it('is shown to nobody else', async () => {
    await api.on('console.localhost').post('/api/staff/theme-samples').send({ scheme: 'auto', seeds }).expect(401);
  });
});
