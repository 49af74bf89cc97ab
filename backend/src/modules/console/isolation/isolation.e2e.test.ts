import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { CONSOLE } from '../../../../test/support/staff-people';
import { DataKeys } from '../../../platform/data-keys';
import { Database, PlatformDatabase } from '../../../platform/database';
import { OpenAccount, PasswordHasher } from '../../accounts';
import { ProbeTenants, Tenants } from '../../tenants';
import { StaffTokens } from '../staff/staff-tokens';
import { TenantAccess } from '../tenants/tenant-access';
import { IsolationProof } from './isolation-proof';
import { IsolationRuns, type RunOutcome } from './isolation-runs';
import { type IsolationRunsResponse } from './isolation.response';
import { type BodySchema } from './probe-bodies';
import { ProbeClient } from './probe-client';
import { ProbeGround } from './probe-ground';
import { ProbeTokens } from './probe-tokens';
import { type DescribedApi } from './probes';

let api: TestApi;
let proof: IsolationProof;
beforeAll(async () => {
  api = await startAccountsApi(114);
  const { app } = api.running;
  const one = <T>(token: abstract new (...args: never[]) => T): T => app.get<T>(token, { strict: false });
  const accounts = new OpenAccount(one(Database), one(PasswordHasher));
  const probeTokens = new ProbeTokens(one(PlatformDatabase), one(DataKeys));
  const ground = new ProbeGround(one(ProbeTenants), accounts, one(StaffTokens), probeTokens, one(DataKeys));
  proof = new IsolationProof(ground, one(PlatformDatabase), { ...api.config, API_URL: api.url });
});
afterAll(() => api.close());

/** The tenants are served once the api has heard of them. */
async function run(): Promise<RunOutcome> {
  for (let tries = 0; tries < 20; tries += 1) {
    const outcome = await proof.run(() => false);
    if (outcome && outcome.failure === undefined) return outcome;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('no run succeeded');
}
/** As though a worker had made it. Routes that write are asked only then. */
const exportIsReady = () =>
  rows(
    api,
    "update data_export set status = 'ready', ready_at = now(), expires_at = now() + interval '7 days', bytes = 1 where status = 'pending'",
  );
/** The fields of bodies that the proof asks for what another tenant has. */
const PROBED = [
  ...['/api/chats/received conversation', '/api/photos/order ids', '/api/reports profile'],
  ...['/api/staff/discount-codes tenants', '/api/staff/fleet/waves brands', '/api/staff/people tenants'],
  ...['/api/staff/machine-accounts tenants', '/api/staff/work-claims tenant'],
];
/** The probe tenants sell nothing, and a sign-up would make an account each time: tests of these routes try both fields. */
const UNPROBED = ['/api/payments/withdrawals order', '/api/signups signup_member'];
const COUNTED =
  / (?:seq|message_seq|amount|interests|lat|lon|expirationTime|countryregion|max_age|min_age|revision|minimum|percent|most|niches|blur)$/;
const isKnown = (field: string): boolean =>
  [...PROBED, ...UNPROBED].includes(field) ||
  COUNTED.test(field) ||
  / \w+_(?:least|times|percent|seconds|minutes|severe)$/.test(field);

/** The fields with numbers, or with slugs of tenants, of bodies whose path names nothing. */
function numbersIn({ paths, components }: DescribedApi): string[] {
  const within = (schema: BodySchema): string[] => {
    const name = schema.$ref?.split('/').at(-1);
    if (name !== undefined) return within(components?.schemas?.[name] ?? {});
    const parts = [...(schema.allOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap(within);
    const fields = Object.entries(schema.properties ?? {}).flatMap(([field, property]) => {
      const { type } = property.items ?? property;
      const isNaming = type === 'integer' || type === 'number' || /^(?:tenants?|brands?)$/.test(field);
      return isNaming ? [field] : within(property);
    });
    return [...parts, ...fields];
  };
  return Object.entries(paths).flatMap(([path, calls]) =>
    path.includes('{')
      ? []
      : [calls.post, calls.put, calls.patch, calls.delete].flatMap((call) =>
          within(call?.requestBody?.content['application/json']?.schema ?? {}).map((field) => `${path} ${field}`),
        ),
  );
}
const runs = () => api.running.app.get(IsolationRuns);

describe('the isolation proof', () => {
  it('finds tenants apart on every route that can be read, again and again', async () => {
    for (const outcome of [await run(), await run()]) {
      expect(outcome.leaking).toEqual([]);
      expect(outcome.probes).toBeGreaterThan(120);
      expect(outcome.unanswered).toBeLessThan(outcome.probes / 4);
    }
    await exportIsReady();
    const written = await run();
    expect(written.leaking).toEqual([]);
    expect(written.probes).toBeGreaterThan(200);
    expect(await rows(api, 'select id from photo where tenant_id in (select id from tenant where probe)')).toHaveLength(
      1,
    );
    const made = await rows(api, 'select slug from tenant where probe order by slug');
    expect(made).toEqual([{ slug: 'probe-a' }, { slug: 'probe-b' }]);
    const people = await rows(api, 'select 1 from account a join tenant t on t.id = a.tenant_id where t.probe');
    expect(people).toHaveLength(3);
  });

  it('finds it where staff of one tenant reach the other, the support and finance', async () => {
    await run();
    await rows(
      api,
      `insert into staff_tenant (staff_id, tenant_id) select s.id, t.id from staff s, tenant t
       where s.email = any($1) and t.slug = 'probe-b'`,
      [['isolation-proof@isolation.invalid', 'isolation-proof-finance@isolation.invalid']],
    );
    const { leaking } = await run();
    for (const route of ['revisions', 'debit-files'])
      expect(leaking).toContain(`staff: GET /api/staff/tenants/{slug}/${route}`);
    await rows(api, "delete from staff_tenant where tenant_id = (select id from tenant where slug = 'probe-b')");
    expect((await run()).leaking).toEqual([]);
  });

  it('finds it where a body alone names what the other tenant has', async () => {
    await run();
    await exportIsReady();
    const access = api.running.app.get(TenantAccess, { strict: false });
    const enter = access.enter.bind(access);
    const tenants = api.running.app.get(Tenants, { strict: false });
    const spied = jest
      .spyOn(access, 'enter')
      .mockImplementation(async (request, slug) =>
        request.url === '/api/staff/work-claims'
          ? { tenant: await tenants.get(slug), actor: access.actor(request) }
          : enter(request, slug),
      );
    const { leaking } = await run();
    spied.mockRestore();
    expect(leaking).toContain('staff: POST /api/staff/work-claims (tenant)');
    await rows(api, 'delete from staff_claim');
    expect((await run()).leaking).toEqual([]);
  });

  it('knows of each number in a body whether it names something', async () => {
    const fields = new Set<string>();
    for (const host of [CONSOLE, `${FIRST}.localhost`]) {
      const { body } = await api.on(host).get('/api/openapi.json').expect(200);
      for (const field of numbersIn(body as DescribedApi)) fields.add(field);
    }
    expect([...fields].filter((field) => !isKnown(field))).toEqual([]);
    for (const field of PROBED) expect(fields).toContain(field);
  });

  it('finds it where somebody of one tenant changes what the other has', async () => {
    await run();
    await exportIsReady();
    const { running } = api;
    const database = running.app.get(PlatformDatabase);
    const query = database.query.bind(database);
    // Somebody writes each time between the two looks at the rows.
    const spied = jest
      .spyOn(database, 'query')
      .mockImplementation(async (text: string, values?: readonly unknown[]) => {
        const answer = await query(text, values);
        if (text.includes('md5(')) await query("update profile set name = name || 'x' where name like 'Zyx%'");
        return answer;
      });
    const { leaking } = await run();
    spied.mockRestore();
    expect(leaking).toEqual(['writing changed profile']);
    await rows(api, "update profile set name = 'Zyxomerel' where name like 'Zyx%' and name <> 'Zyxomerel'");
    expect((await run()).leaking).toEqual([]);
  });

  it('finds it where what one tenant has is shown at the other', async () => {
    await run();
    const rename = (name: string) =>
      rows(api, "update profile set name = $1 where tenant_id = (select id from tenant where slug = 'probe-a')", [
        name,
      ]);
    await rename('Zyxomerel');
    expect((await run()).leaking).toContain('member: GET /api/user');
    await rename('Quillarion');
  });

  it('leaves its tenants out of the lists of staff', async () => {
    await run();
    const token = await tokenOf(api, OPERATOR);
    const { body } = await api.on(CONSOLE).get('/api/staff/me').set('authorization', token).expect(200);
    expect((body as { tenants: { slug: string }[] }).tenants.map(({ slug }) => slug)).toEqual([FIRST, SECOND]);
  });

  it('says where somebody of its own was signed out, and signs in anew', async () => {
    const failsAfter = async (signOut: string, who: string): Promise<void> => {
      await run();
      await rows(api, signOut);
      const failure = `the ${who} of the proof was signed out`;
      expect(await proof.run(() => false)).toMatchObject({ probes: 0, failure });
    };
    await failsAfter("update staff_token set revoked_at = now() where label = 'isolation proof'", 'staff');
    await failsAfter("delete from session where tenant_id = (select id from tenant where slug = 'probe-a')", 'member');
  });

  it('makes anew what is gone of what it asks for', async () => {
    await run();
    const photos = () => rows(api, 'select id from photo where tenant_id in (select id from tenant where probe)');
    const [before] = await photos();
    await rows(api, 'delete from photo where tenant_id in (select id from tenant where probe)');
    expect((await run()).leaking).toEqual([]);
    const after = await photos();
    expect(after).toHaveLength(1);
    expect(after[0]).not.toEqual(before);
  });

  it('proves nothing where somebody of its own is signed out while it asks', async () => {
    await run();
    let looks = 0;
    const outcome = await proof.run(() => {
      looks += 1;
      if (looks === 20)
        void rows(api, "delete from session where tenant_id = (select id from tenant where slug = 'probe-a')");
      return false;
    });
    expect(outcome).toMatchObject({ failure: 'the member of the proof was signed out' });
  });

  it('proves nothing where most of its questions have no answer', async () => {
    await run();
    let isBusy = false;
    const client = new ProbeClient(api.url);
    const ask = client.ask.bind(client);
    const spied = jest.spyOn(ProbeClient.prototype, 'ask').mockImplementation((question) => {
      const isWho = question.path === '/api/user' || question.path === '/api/staff/me';
      if (!isBusy || isWho) return ask(question);
      return Promise.resolve({ status: 429, headers: {}, body: '{}', cookie: undefined });
    });
    const outcome = await proof.run(() => {
      isBusy = true;
      return false;
    });
    spied.mockRestore();
    expect(outcome).toMatchObject({ leaking: [], failure: expect.stringMatching(/probes had no answer$/) as string });
  });

  it('is not made where the address of the api is not told', async () => {
    const elsewhere = new IsolationProof({} as ProbeGround, {} as PlatformDatabase, api.config);
    expect(await elsewhere.run(() => false)).toBeUndefined();
  });

  it('tells why it could not be made', async () => {
    const { app } = api.running;
    const tenants = { both: () => Promise.reject(new Error('the database is away')) } as unknown as ProbeTenants;
    const ground = new ProbeGround(
      tenants,
      {} as OpenAccount,
      app.get(StaffTokens),
      {} as ProbeTokens,
      app.get(DataKeys),
    );
    const failing = new IsolationProof(ground, app.get(PlatformDatabase), { ...api.config, API_URL: api.url });
    expect(await failing.run(() => false)).toMatchObject({ probes: 0, failure: 'the database is away' });
  });
});

describe('a run', () => {
  it('is begun by one of many workers, and shown to operators with what came of it', async () => {
    const begun = await Promise.all(Array.from({ length: 5 }, () => runs().begin()));
    const ids = begun.filter((id) => id !== undefined);
    expect(ids).toHaveLength(1);
    await runs().end(ids[0] ?? '', { probes: 12, unanswered: 3, leaking: ['member: GET /api/x'] });
    expect(await runs().begin()).toBeUndefined();
    const ask = async (token: string) => api.on(CONSOLE).get('/api/staff/isolation').set('authorization', token);
    const { body } = await ask(await tokenOf(api, OPERATOR));
    expect((body as IsolationRunsResponse).runs).toMatchObject([
      { id: ids[0], probes: 12, unanswered: 3, leaks: 1, leaking: ['member: GET /api/x'], failure: null },
    ]);
    expect((await ask(await tokenOf(api, SUPPORT))).status).toBe(403);
    await rows(api, "update isolation_run set started_at = now() - interval '6 minutes'");
    expect(await runs().begin()).toBeDefined();
  });
});
