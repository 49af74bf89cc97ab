import { FIRST, OPERATOR, type TestApi, startTestApi, testBrand } from '../../../../test/support/api';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';

const SLUG = 'drafted';
let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  cookie = await sessionOf(api, OPERATOR.email);
  await api.on(CONSOLE).post('/api/staff/tenants').set('cookie', cookie).send({ slug: SLUG }).expect(201);
});
afterAll(() => api.close());

const save = (newest?: unknown, slug = SLUG, base: number | null = null) =>
  api
    .on(CONSOLE)
    .post(`/api/staff/tenants/${slug}/revisions`)
    .set('cookie', cookie)
    .send({ source: testBrand(FIRST).own, base, reason: 'Together', ...(newest !== undefined && { newest }) });
const newest = async (slug = SLUG): Promise<unknown> => {
  const answer = await api.on(CONSOLE).get(`/api/staff/tenants/${slug}`).set('cookie', cookie).expect(200);
  return (answer.body as { newest_revision: unknown }).newest_revision;
};

describe('drafts of a brand that is not live', () => {
  it('are refused where somebody saved one meanwhile', async () => {
    expect(await newest()).toBeNull();
    await save(null).expect(201);
    expect(await newest()).toBe(1);
    expect((await save(null).expect(409)).body).toMatchObject({ code: 'draft_moved' });
    await save(1).expect(201);
    expect((await save(1).expect(409)).body).toMatchObject({ code: 'draft_moved' });
    expect(await newest()).toBe(2);
  });

  it('raced by five writers are saved once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(2)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect(await newest()).toBe(3);
  });

  it('are saved as before where the writer does not tell what is the newest', async () => {
    await save().expect(201);
    expect(await newest()).toBe(4);
  });

  it.each([0, -1, 'one', 1.5])('are refused where the newest is said to be %p', async (seen) => {
    await save(seen).expect(422);
    expect(await newest()).toBe(4);
  });
});

it('a brand that is live keeps drafts beside one another', async () => {
  const before = await newest(FIRST);
  const answer = await save(null, FIRST, 1).expect(201);
  expect((answer.body as { revision: number }).revision).toBe(Number(before) + 1);
});
