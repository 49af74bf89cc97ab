import { OPERATOR, SUPPORT, type TestApi, startTestApi, tokenOf } from '../../../../test/support/api';
import { type Actor } from '../../tenants';

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startTestApi();
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
}, 60_000);
afterAll(() => api.close());

const ask = (path: string, who: Actor = SUPPORT) =>
  api
    .on('console.localhost')
    .get(`/api/staff/${path}`)
    .set('authorization', tokens.get(who.email) ?? '');

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
