import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../../test/support/api';
import { changeDeclared } from '../../../../../test/support/declared-rules';
import { newAddress, rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { allRoutes } from '../../../../../test/support/routes';
import { CONSOLE, newStaff, sessionOf } from '../../../../../test/support/staff-people';
import { FastPaths, type EndpointRules } from '../../../../platform/http';
import { registry } from '../../../../platform/telemetry/metrics';
import { StaffTokens } from '../../staff/staff-tokens';

const PATH = '/api/staff/members';
const NAMES = `?q=el&tenant=${FIRST}`;

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(105);
  for (const [index, slug] of [FIRST, FIRST, FIRST, SECOND].entries()) {
    const { id } = await signUp(api, `early${index}@visitor.example`, slug);
    await rows(api, 'update profile set name = $2 where id = $1', [id, `Elodie ${index}`]);
    const moment = ['2026-01-02T03:04:05.678912Z', '2026-01-02T03:04:05.5Z', '2026-01-02T03:04:05Z'][index];
    if (moment !== undefined) await rows(api, 'update account set created_at = $2 where id = $1', [id, moment]);
  }
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

type Who = Readonly<Record<string, string>>;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

async function ask(query: string, who: Who, address = newAddress()): Promise<Answer> {
  const sent = { ...who, 'x-forwarded-for': address, 'x-request-id': 'the-same-for-both' };
  const { status, headers, text } = await api.on(CONSOLE).get(`${PATH}${query}`).set(sent);
  return { status, text, headers: { ...(headers as object), date: undefined } };
}

async function askFramework(...asked: Parameters<typeof ask>): Promise<Answer> {
  const spy = jest.spyOn(api.running.app.get(FastPaths), 'answer').mockReturnValue(false);
  const answer = await ask(...asked);
  spy.mockRestore();
  return answer;
}

const withToken = async (person: Parameters<typeof tokenOf>[1]): Promise<Who> => ({
  authorization: await tokenOf(api, person),
});

/** How many of the calls were answered before the framework. */
async function earlyIn(calls: () => Promise<unknown>): Promise<number> {
  const count = async (): Promise<number> => {
    const { values } = (await registry.getSingleMetric('fast_path_answers_total')?.get()) ?? { values: [] };
    return values.find(({ labels }) => labels['route'] === PATH)?.value ?? 0;
  };
  const before = await count();
  await calls();
  return (await count()) - before;
}

const statusesOf = async (calls: number, query: string, who: Who): Promise<number[]> => {
  const statuses: number[] = [];
  for (let call = 0; call < calls; call += 1) statuses.push((await ask(query, who)).status);
  return statuses;
};

it('answers people who were seen of late as the framework does, whatever they ask', async () => {
  const people: Record<string, Who> = {
    operator: await withToken(OPERATOR),
    support: await withToken(SUPPORT),
    session: { cookie: await sessionOf(api, OPERATOR.email) },
    nobody: {},
    unknown: { authorization: `Bearer ${'x'.repeat(43)}` },
    'a wrong token beside a session': { authorization: 'Bearer x', cookie: await sessionOf(api, OPERATOR.email) },
  };
  const queries = [
    ...[NAMES, `${NAMES}&most=1`, `${NAMES}&most=1&after=1.ZWxvZGllIDA`, `?tenant=${FIRST}`, `?q=zz&tenant=${FIRST}`],
    ...[
      `?q=el&tenant=${SECOND}`,
      '?q=el&tenant=nowhere',
      '?q=el',
      '',
      '?',
      `?q=early0@visitor.example&tenant=${FIRST}`,
    ],
    ...[`${NAMES}&most=0`, `${NAMES}&most=101`, `${NAMES}&most=x`, `${NAMES}&after=x`, `${NAMES}&more=1`],
    ...[`${NAMES}&q=x`, `?q[]=a&tenant=${FIRST}`, `?q=%00&tenant=${FIRST}`, `?q=%c3%28&tenant=${FIRST}`, '?q=%zz'],
    ...[`?q=a+b%20c&tenant=${FIRST}`, `?q=%C3%A9&tenant=${FIRST}`, `?__proto__=1&tenant=${FIRST}`, '?q=a?b', ';x=1'],
    ...[`?q=${'x'.repeat(255)}&tenant=${FIRST}`, `?q=%&tenant=${FIRST}`, `?q=1&tenant=${FIRST}`, '/', '%2e'],
  ];
  const faults: string[] = [];
  const early = await earlyIn(async () => {
    for (const [name, who] of Object.entries(people)) {
      await ask(NAMES, who);
      for (const query of queries) {
        const [fast, slow] = [await ask(query, who), await askFramework(query, who)];
        const [one, other] = [fast, slow].map(({ headers, ...answer }) => ({ ...answer, headers: sorted(headers) }));
        if (JSON.stringify(one) !== JSON.stringify(other))
          faults.push(`${name}, ${query}: ${JSON.stringify(one)} and not ${JSON.stringify(other)}`);
      }
    }
  });
  expect(faults).toEqual([]);
  expect(early).toBeGreaterThan(20);
});

const sorted = (headers: object): unknown => Object.entries(headers).sort();

it('tells when somebody signed up to the millisecond', async () => {
  const who = await withToken(OPERATOR);
  const read = ({ text }: Answer): string[] =>
    (JSON.parse(text) as { members: { signup_date: string }[] }).members.map((member) => member.signup_date);
  const dates = ['2026-01-02T03:04:05.678Z', '2026-01-02T03:04:05.500Z', '2026-01-02T03:04:05.000Z'];
  for (let time = 0; time < 2; time += 1) expect(read(await ask(NAMES, who))).toEqual(dates);
});

describe('somebody who was seen of late is let in no more', () => {
  const seen = async (who: Who): Promise<void> => {
    expect(await earlyIn(async () => expect(await statusesOf(2, NAMES, who)).toEqual([200, 200]))).toBe(1);
  };
  const refusedNow = async (who: Who, status: number): Promise<void> => {
    expect(await earlyIn(async () => expect(await statusesOf(2, NAMES, who)).toEqual([status, status]))).toBe(0);
  };

  it('once the token is revoked or has expired', async () => {
    for (const change of ['revoked_at = now()', 'expires_at = now()']) {
      const who = await withToken(OPERATOR);
      await seen(who);
      await rows(api, `update staff_token set ${change}`);
      await refusedNow(who, 401);
    }
  });

  it('once the session is over or was idle for long', async () => {
    for (const change of ['expires_at = now()', "seen_at = now() - interval '31 minutes'"]) {
      const who = { cookie: await sessionOf(api, OPERATOR.email) };
      await seen(who);
      await rows(api, `update staff_session set ${change}`);
      await refusedNow(who, 401);
    }
  });

  it('once the account is disabled, loses the permission or the brand', async () => {
    const id = await newStaff(api, 'leaving@manyhearts.example', 'support');
    const person = { email: 'leaving@manyhearts.example', role: 'support' } as const;
    const who = await withToken(person);
    await seen(who);
    await rows(api, 'delete from staff_tenant where staff_id = $1', [id]);
    await refusedNow(who, 404);
    await rows(api, "update staff set role = 'operator' where id = $1", [id]);
    await seen(who);
    await rows(api, "update staff set role = 'finance' where id = $1", [id]);
    await refusedNow(who, 403);
    await rows(api, "update staff set role = 'operator' where id = $1", [id]);
    await seen(who);
    await api.running.app.get(StaffTokens).disable(id, OPERATOR);
    await refusedNow(who, 401);
  });

  it('and a session stays alive by it', async () => {
    const who = { cookie: await sessionOf(api, OPERATOR.email) };
    await seen(who);
    await rows(api, "update staff_session set seen_at = now() - interval '20 minutes'");
    expect((await ask(NAMES, who)).status).toBe(200);
    const stale = await rows(api, "select 1 from staff_session where seen_at < now() - interval '1 minute'");
    expect(await earlyIn(() => ask(NAMES, who))).toBe(1);
    const all = await rows(api, 'select 1 from staff_session');
    expect(stale.length).toBe(all.length - 1);
  });
});

it('takes from the same limits as the framework, once a request', async () => {
  const rules = allRoutes(api.running.app).find(({ paths, method }) => method === 'get' && paths.includes(PATH))?.rules;
  changeDeclared((rules as EndpointRules).limit as object, { max: 4 });
  const person = { email: 'counted@manyhearts.example', role: 'support' } as const;
  await newStaff(api, person.email, 'support');
  const who = await withToken(person);
  const statuses: number[] = [];
  for (const way of [ask, askFramework, ask, ask, ask, askFramework]) statuses.push((await way(NAMES, who)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});
