import { readFileSync } from 'node:fs';
import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, startTestApi, tokenOf } from '../../../../test/support/api';
import { rows } from '../../../../test/support/people';
import { FictionalPeople } from '../../members';
import { Tenants } from '../../tenants';
import { StaffTokens } from '..';
import {
  type FictionalProfilesResponse,
  type PeopleFilesResponse,
  type PeoplePlanResponse,
} from './fictional-people.response';

const FINANCE = { email: 'finance@people.example', role: 'finance' } as const;
const FILE = readFileSync(`tenants/${FIRST}/people.yaml`, 'utf8');

let api: TestApi;
let [first, second] = [0, 0];
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startTestApi();
  const { app } = api.running;
  first = (await app.get(Tenants).get(FIRST)).id;
  second = (await app.get(Tenants).get(SECOND)).id;
  await app.get(StaffTokens).add({ ...FINANCE, name: 'Fin', tenantIds: [first] }, OPERATOR);
  for (const person of [OPERATOR, SUPPORT, FINANCE]) tokens.set(person.email, await tokenOf(api, person));
});
afterAll(() => api.close());
beforeEach(async () => {
  await rows(api, 'delete from profile_prompt', []);
  await rows(api, 'delete from listing', []);
  await rows(api, 'delete from profile where fictional', []);
  await rows(api, "delete from audit_entry where action like 'people.%'", []);
});

type Who = Parameters<typeof tokenOf>[1];
const call = (method: 'get' | 'post' | 'put', path: string, who: Who = OPERATOR, slug = FIRST) => {
  const host = api.on('console.localhost');
  const request = host[method](`/api/staff/tenants/${slug}/fictional-people${path}`);
  return request.set('authorization', tokens.get(who.email) ?? '');
};
const plan = async (yaml: string): Promise<PeoplePlanResponse> =>
  (await call('post', '/plan').send({ yaml }).expect(200)).body as PeoplePlanResponse;
const put = (yaml: string, state: string, who?: Who) => call('put', '', who).send({ yaml, state, reason: 'A test' });
async function place(yaml: string): Promise<PeoplePlanResponse> {
  return (await put(yaml, (await plan(yaml)).state).expect(200)).body as PeoplePlanResponse;
}
const list = async (query = ''): Promise<FictionalProfilesResponse> =>
  (await call('get', query).expect(200)).body as FictionalProfilesResponse;
const ids = (people: readonly { readonly id: number }[]): number[] => people.map(({ id }) => id);
const files = async (): Promise<PeopleFilesResponse> =>
  (await call('get', '/files').expect(200)).body as PeopleFilesResponse;
const entries = () =>
  rows(api, "select actor, action, subject, details from audit_entry where action like 'people.%' order by id", []);

const ALL = Array.from({ length: 12 }, (_, index) => 101 + index);

describe('a file of people', () => {
  it('is shown as what it would change, placed as that, and changes nothing the second time', async () => {
    const planned = await plan(FILE);
    expect(ids(planned.added)).toEqual(ALL);
    expect(await list()).toMatchObject({ shown: 0, hidden: 0, people: [] });
    const placed = (await put(FILE, planned.state, SUPPORT).expect(200)).body as PeoplePlanResponse;
    expect(placed).toMatchObject({ added: planned.added, returned: [], changed: [], removed: [], same: 0 });
    expect(await list()).toMatchObject({ shown: 12, hidden: 0, next: null });
    expect(await plan(FILE)).toMatchObject({ state: placed.state, added: [], changed: [], removed: [], same: 12 });
    await put(FILE, placed.state).expect(200);
    expect(await entries()).toEqual([
      {
        ...{ actor: SUPPORT.email, action: 'people.placed', subject: 'people.yaml' },
        details: { reason: 'A test', added: ALL, returned: [], changed: [], removed: [] },
      },
    ]);
  });

  it('changes, hides and shows again whom it says, and tells of each what differs', async () => {
    await place(FILE);
    const [, , , ...rest] = FILE.split(/^ {2}(?=- id)/m);
    const fewer = `people:\n${rest.map((one) => `  ${one}`).join('')}`
      .replace(/city: .*/, 'city: Nergenshuizen')
      .replace(/(- id: 104[\s\S]*?name: ).*/, '$1Zoë');
    const planned = await plan(fewer);
    expect(ids(planned.removed)).toEqual([101, 102, 103].slice(0, 12 - rest.length));
    expect(planned.changed.flatMap(({ parts }) => parts)).toEqual(expect.arrayContaining(['name', 'place']));
    await place(fewer);
    expect(await list()).toMatchObject({ shown: rest.length, hidden: 12 - rest.length });
    const back = await plan(FILE);
    expect(ids(back.returned)).toEqual(ids(planned.removed));
    await place(FILE);
    expect(await list()).toMatchObject({ shown: 12, hidden: 0 });
    expect((await plan('people: []')).removed).toHaveLength(12);
  });

  it('leaves the demo’s profiles, members and other brands alone', async () => {
    const person = { id: 200_001, name: 'Cast', gender: 'man', seeking: 'women', born: '1980-01-01' } as const;
    const where = { country: 'NL', city: 'Utrecht', about: 'One of the demo.' };
    const origin = { language: 'nl', ids: { from: 100_000, below: 1_000_000 } };
    for (const tenant of [first, second])
      await api.running.app.get(FictionalPeople).apply(tenant, [{ ...person, ...where }], origin);
    await rows(
      api,
      "insert into profile (tenant_id, id, name, birth_date, language, status) values ($1, 5000001, 'Mia', '1990-01-01', 'nl', 'active')",
      [first],
    );
    await place(FILE);
    await place('people: []');
    const left = await rows(
      api,
      "select tenant_id, id from profile where status = 'active' order by tenant_id, id",
      [],
    );
    expect(left).toEqual([
      { tenant_id: first, id: 200_001 },
      { tenant_id: first, id: 5_000_001 },
      { tenant_id: second, id: 200_001 },
    ]);
    expect((await list()).people.find(({ id }) => id === 200_001)).toMatchObject({ is_filed: false, is_shown: true });
    expect(ids((await list()).people)).not.toContain(5_000_001);
    await rows(api, 'delete from profile where id = 5000001', []);
  });

  it('is taken away as it was placed, beside the one that the installation keeps', async () => {
    expect(await files()).toMatchObject({ kept: FILE });
    await place(FILE);
    const { placed } = await files();
    expect(await plan(placed)).toMatchObject({ added: [], returned: [], changed: [], removed: [], same: 12 });
    await place('people: []');
    await place(placed);
    expect(await plan(FILE)).toMatchObject({ changed: [], removed: [], same: 12 });
  });

  it('that was planned before somebody else placed theirs is refused, of two at once as well', async () => {
    const { state } = await plan(FILE);
    const answers = await Promise.all([put(FILE, state), put('people: []', state), put(FILE, state)]);
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    const refused = await put('people: []', 'f'.repeat(32)).expect(409);
    expect(refused.body).toMatchObject({ code: 'people_moved' });
    await place(FILE);
    expect((await put('people: []', state)).body).toMatchObject({ code: 'people_moved' });
    expect(await list()).toMatchObject({ shown: 12 });
  });

  it.each([
    ['broken YAML', 'people: [', 'yaml_syntax'],
    ['an alias that leads nowhere', 'people: *nobody', 'yaml_syntax'],
    ['aliases that unfold', `a: &a [1,1,1,1]\nb: &b [*a,*a,*a,*a]\nc: [${'*b,'.repeat(30)}]`, 'yaml_syntax'],
    ['no people', 'nobody: []', 'unknown_key'],
    ['text alone', 'Hello', ''],
    ['nothing', '', ''],
    ['half a character', FILE.replace(/about: .*/, 'about: "\\uD800"'), 'wrong_format'],
    ['a birthday that nobody has', FILE.replace(/born: .*/, 'born: 0000-01-01'), ''],
    ['a birthday too long ago', FILE.replace(/born: .*/, 'born: 1880-01-01'), 'too_small'],
    [
      'somebody who says that they are real',
      FILE.replace('- id: 101', '- fictional: false\n    id: 101'),
      'unknown_key',
    ],
  ])('with %s is refused with its faults, and changes nothing', async (_, yaml, code) => {
    const answer = await call('post', '/plan').send({ yaml }).expect(422);
    expect(answer.body).toMatchObject({ code: 'people_refused' });
    const { faults } = answer.body as { faults: { code: string }[] };
    expect(faults.map((one) => one.code).join(' ')).toContain(code);
    await put(yaml, '0'.repeat(32)).expect(422);
    expect(await list()).toMatchObject({ shown: 0, hidden: 0 });
  });

  it('is not checked for a brand without settings', async () => {
    await api
      .on('console.localhost')
      .post('/api/staff/tenants')
      .set('authorization', tokens.get(OPERATOR.email) ?? '')
      .send({ slug: 'unwritten' })
      .expect(201);
    const answer = await call('post', '/plan', OPERATOR, 'unwritten').send({ yaml: FILE }).expect(409);
    expect(answer.body).toMatchObject({ code: 'brand_without_settings' });
    const { body } = await call('get', '/files', OPERATOR, 'unwritten').expect(200);
    expect(body).toMatchObject({ kept: null });
  });
});

describe('one fictional profile', () => {
  const act = (id: number | string, what: string, who?: Who, slug?: string) =>
    call('post', `/${id}/${what}`, who, slug).send({ reason: 'Looks like somebody' });

  it('is hidden from everybody and shown again, each once in the audit', async () => {
    await place(FILE);
    await act(101, 'hide').expect(204);
    await act(101, 'hide').expect(204);
    await api.on(`${FIRST}.localhost`).get('/api/members/101/teaser').expect(404);
    expect(await list()).toMatchObject({ shown: 11, hidden: 1 });
    await act(101, 'show').expect(204);
    const { body } = await api.on(`${FIRST}.localhost`).get('/api/members/101/teaser').expect(200);
    expect(body).toMatchObject({ fictional: true });
    const acts = (await entries()).slice(1);
    expect(acts.map(({ action, subject }) => `${String(action)} ${String(subject)}`)).toEqual([
      'people.hidden fictional:101',
      'people.shown fictional:101',
    ]);
    expect(acts[0]?.['details']).toMatchObject({ reason: 'Looks like somebody' });
  });

  it('is nobody real, and of no other brand', async () => {
    await place(FILE);
    await rows(
      api,
      "insert into profile (tenant_id, id, name, birth_date, language, status) values ($1, 5000002, 'Mia', '1990-01-01', 'nl', 'active')",
      [first],
    );
    await act(5_000_002, 'hide').expect(404);
    await act(999, 'hide').expect(404);
    await act('x', 'hide').expect(404);
    await act(101, 'hide', OPERATOR, SECOND).expect(404);
    await call('post', '/101/hide').send({ reason: 'No' }).expect(422);
    await rows(api, 'delete from profile where id = 5000002', []);
  });
});

describe('fictional profiles', () => {
  it('are listed a hundred at a time', async () => {
    const person = (index: number) =>
      `  - { id: ${index + 1}, name: P${index}, gender: man, seeking: women, born: 1980-01-01, country: NL, city: Utrecht, about: Number ${index}. }\n`;
    await place(`people:\n${Array.from({ length: 150 }, (_, index) => person(index)).join('')}`);
    const page = await list();
    expect(page).toMatchObject({ shown: 150, next: 100 });
    expect(page.people).toHaveLength(100);
    const rest = await list(`?after=${page.next}`);
    expect(ids(rest.people)).toEqual(Array.from({ length: 50 }, (_, index) => 101 + index));
    expect(rest.next).toBeNull();
    await call('get', '?after=x').expect(422);
  });

  it('are changed by those who publish, read by those who read settings, and kept from everybody else', async () => {
    await call('get', '', FINANCE).expect(200);
    await call('post', '/plan', FINANCE).send({ yaml: FILE }).expect(200);
    await put(FILE, '0'.repeat(32), FINANCE).expect(403);
    await call('post', '/101/hide', FINANCE).send({ reason: 'A test' }).expect(403);
    await call('get', '', SUPPORT, SECOND).expect(404);
    await call('post', '/plan', SUPPORT, SECOND).send({ yaml: FILE }).expect(404);
    await api.on('console.localhost').get(`/api/staff/tenants/${FIRST}/fictional-people`).expect(401);
    await api.on(`${FIRST}.localhost`).get(`/api/staff/tenants/${FIRST}/fictional-people`).expect(404);
  });
});
