import { FIRST, SECOND, SUPPORT, type TestApi, tokenOf } from '../support/api';
import { type Person, newAddress, rows, signUp, startAccountsApi } from '../support/people';
import { type Route, allRoutes } from '../support/routes';

let api: TestApi;
let member: Person;
let foreigner: Person;
let routes: Call[];
beforeAll(async () => {
  api = await startAccountsApi(30);
  member = await signUp(api, 'member@visitor.example');
  foreigner = await signUp(api, 'member@visitor.example', SECOND);
  routes = allRoutes(api.running.app).flatMap((route) => route.paths.map((path) => ({ ...route, path })));
});
afterAll(() => api.close());

interface Call extends Route {
  readonly path: string;
}

const OWN = `${FIRST}.localhost`;
const ofTenants = () => routes.filter(({ rules }) => rules?.scope !== 'platform');
const ofStaff = () => routes.filter(({ rules }) => rules?.scope === 'platform');
const ofMembers = () => ofTenants().filter(({ rules }) => rules?.permission === 'member');
const changing = (calls: Call[]) => calls.filter(({ method, rules }) => rules?.ownPagesOnly ?? method !== 'get');

/** One request to a route; an id in its path is somebody's number. */
function call({ method, path }: Call, host = OWN) {
  const there = path.replace(':slug', SECOND).replace(/:\w+/g, '1');
  return api.on(host)[method](there).set('x-forwarded-for', newAddress());
}

/** Everything that any tenant owns, as one number for each table, but for the counts of answers: being refused is an answer, too. */
async function everything(): Promise<unknown> {
  const tables = await rows(
    api,
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
     where c.relkind in ('r', 'p') and c.relname <> 'answer_count' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  expect(tables.length).toBeGreaterThan(15);
  const sums = tables.map(
    ({ name }) => `select '${String(name)}', count(*), sum(hashtext(t::text)) from ${String(name)} t`,
  );
  // Parallel workers answer in any order.
  return rows(api, `${sums.join(' union all ')} order by 1`);
}

/** Returns the answers of the routes that do not answer as expected. */
async function strays(calls: Call[], expected: string, ask: (call: Call) => PromiseLike<Answer>): Promise<string[]> {
  const found: string[] = [];
  for (const one of calls) {
    const { status, body } = await ask(one);
    const got = `${status} ${String((body as { code?: string }).code)}`;
    if (got !== expected) found.push(`${one.method} ${one.path}: ${got}`);
  }
  return found;
}
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

it('the routes are all there', () => {
  expect(ofMembers().length).toBeGreaterThan(20);
  expect(ofTenants().length).toBeGreaterThan(50);
  expect(ofStaff().length).toBeGreaterThan(30);
});

describe('every route for members', () => {
  it.each([
    ['nobody', ''],
    ['a made-up session', `session=${'A'.repeat(43)}`],
    ['what is no session', "session=' or true --"],
    ['only the cookie that says there is a session', 'member=1'],
  ])('asks %s to sign in, and changes nothing', async (_, cookie) => {
    const before = await everything();
    expect(
      await strays(ofMembers(), '403 authentication_required', (one) => call(one).set('cookie', cookie).send({})),
    ).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  it('asks whoever sends two sessions, be both the same, and signs nobody in, out or on', async () => {
    const before = await everything();
    const planted = `session=${'A'.repeat(43)}`;
    for (const cookie of [
      `${member.cookie}; ${planted}`,
      `${planted}; ${member.cookie}`,
      `${member.cookie}; ${member.cookie}`,
    ]) {
      const ask = (one: Call) => call(one).set('cookie', cookie).send({});
      expect(await strays(ofMembers(), '403 authentication_required', ask)).toEqual([]);
      const user = await api.on(OWN).get('/api/user.php').set('cookie', cookie).expect(200);
      expect(user.body).toEqual({ user: null });
      await api.on(OWN).get('/api/logout.php').set('cookie', cookie).expect(204);
    }
    expect(await everything()).toEqual(before);
  });

  it('asks another brand’s member to sign in, however the brand is claimed', async () => {
    const before = await everything();
    const ask = (one: Call) => call(one).set('cookie', foreigner.cookie);
    expect(await strays(ofMembers(), '403 authentication_required', (one) => ask(one).send({}))).toEqual([]);
    const claims = { tenant_id: 2, tenant: SECOND, site: SECOND };
    const claim = (one: Call) => ask(one).query(claims).set('x-tenant-id', '2').set('x-tenant', SECOND).send(claims);
    expect(await strays(ofMembers(), '403 authentication_required', claim)).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  it('asks whoever was signed out, is blocked, or leaves', async () => {
    const gone = await signUp(api, 'gone@visitor.example');
    await api.on().get('/api/logout.php').set('cookie', gone.cookie).expect(204);
    const people = [gone];
    for (const status of ['blocked', 'pending_deletion']) {
      const person = await signUp(api, `${status}@visitor.example`);
      await rows(api, 'update account set status = $2 where id = $1', [person.id, status]);
      people.push(person);
    }
    for (const { cookie } of people)
      expect(
        await strays(ofMembers(), '403 authentication_required', (one) => call(one).set('cookie', cookie).send({})),
      ).toEqual([]);
  });
});

describe('every route that changes something', () => {
  it.each([
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
    ['origin', 'https://bad.example'],
    ['origin', 'null'],
    ['origin', `http://${SECOND}.localhost:8080`],
    ['origin', `http://${OWN}.bad.example`],
  ])('refuses a page of another site (%s: %s), and changes nothing', async (header, value) => {
    const before = await everything();
    const calls = changing(ofTenants());
    expect(calls.length).toBeGreaterThan(25);
    const ask = (one: Call) => call(one).set('cookie', member.cookie).set(header, value);
    expect(await strays(calls, '403 cross_site_request', (one) => ask(one).send({}))).toEqual([]);
    expect(await everything()).toEqual(before);
  });
});

describe('every route for staff', () => {
  it('is on no brand’s host, whoever asks', async () => {
    const authorization = await tokenOf(api, SUPPORT);
    const ask = (one: Call) => call(one).set('cookie', member.cookie).set('authorization', authorization);
    expect(await strays(ofStaff(), '404 not_found', (one) => ask(one).send({}))).toEqual([]);
  });

  it('knows no member', async () => {
    const inside = ofStaff().filter(({ rules }) => rules?.permission !== 'public' && rules?.permission !== 'signed');
    expect(inside.length).toBeGreaterThan(30);
    const ask = (one: Call) =>
      call(one, 'console.localhost').set('cookie', `${member.cookie}; ${member.cookie.replace('session', 'staff')}`);
    expect(await strays(inside, '401 staff_token_needed', (one) => ask(one).send({}))).toEqual([]);
  });

  it('of a brand gives the support of another nothing, and changes nothing', async () => {
    const authorization = await tokenOf(api, SUPPORT);
    const before = await everything();
    const found: string[] = [];
    for (const one of ofStaff().filter(({ path }) => path.includes(':slug'))) {
      const answer = await call(one, 'console.localhost').set('authorization', authorization).send({});
      if (![400, 403, 404, 422].includes(answer.status)) found.push(`${one.method} ${one.path}: ${answer.status}`);
    }
    expect(found).toEqual([]);
    expect(await everything()).toEqual(before);
  });
});
