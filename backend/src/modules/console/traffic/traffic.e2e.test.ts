import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, startTestApi, tokenOf } from '../../../../test/support/api';
import { PlatformDatabase } from '../../../platform/database';

interface Figures {
  readonly visits: number;
  readonly bounces: number;
  readonly sign_ups: number | null;
}

interface Answer {
  readonly status: number;
  readonly body: {
    readonly total: Figures;
    readonly rows: readonly ({ group: Record<string, string | null> } & Figures)[];
    readonly truncated: boolean;
    readonly code?: string;
    readonly faults?: readonly { path: string; code: string; message: string }[];
  };
}

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startTestApi();
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
  await add(FIRST, '2026-03-01T00:00:00Z', { seconds: 4, logged: true, bounced: true, network: 'a', ref: 'x' });
  await add(FIRST, '2026-03-01T23:59:59Z', { seconds: 10, logged: true, bounced: false, network: 'a', ref: 'y' });
  await add(FIRST, '2026-03-02T12:00:00Z', { seconds: 60, country: 'BE', path: '/pages/terms', bounced: true });
  await add(FIRST, '2026-03-03T00:00:00Z', {});
  await add(SECOND, '2026-03-01T12:00:00Z', { seconds: 1000, logged: true, bounced: true });
  await signUp(FIRST, '2026-03-01T22:00:00Z', 'a');
  await signUp(FIRST, '2026-03-02T23:59:59Z', null);
  await signUp(FIRST, '2026-03-03T00:00:00Z', 'a');
  await signUp(SECOND, '2026-03-01T22:00:00Z', 'a');
});
afterAll(() => api.close());

interface Given {
  seconds?: number;
  logged?: boolean;
  bounced?: boolean;
  network?: string;
  ref?: string;
  country?: string;
  path?: string;
}

const add = (slug: string, at: string, given: Given): Promise<number> =>
  api.running.app.get(PlatformDatabase).execute(
    `insert into visit (tenant_id, id, at, host, path, locale, country, network, ref, bounce_logged, bounced,
       hidden_seconds)
     select id, gen_random_uuid(), $2, slug || '.localhost', $3, 'nl', $4, $5, $6, $7, $8, $9 from tenant
     where slug = $1`,
    [
      slug,
      at,
      given.path ?? '/',
      given.country ?? 'NL',
      given.network,
      given.ref,
      given.logged ?? false,
      given.bounced,
      given.seconds,
    ],
  );
const signUp = (slug: string, at: string, network: string | null): Promise<number> =>
  api.running.app.get(PlatformDatabase).execute(
    `with someone as (
       insert into profile (tenant_id, name, birth_date, language, country)
       select id, 'Jo', '1990-01-01', 'nl', 'BE' from tenant where slug = $1 returning tenant_id, id
     )
     insert into account (tenant_id, id, email, email_key, password_hash, language, signup_host, network, ref, created_at)
     select tenant_id, id, 'jo', id::text, '', 'nl', $1 || '.localhost', $3, 'x', $2 from someone`,
    [slug, at, network],
  );
const ask = async (query: string, who = SUPPORT, slug = FIRST, host = 'console.localhost'): Promise<Answer> => {
  const request = api.on(host).get(`/api/staff/tenants/${slug}/traffic${query}`);
  const { status, body } = await request.set('authorization', tokens.get(who.email) ?? '');
  return { status, body: body as Answer['body'] };
};
const march = '?from=2026-03-01&to=2026-03-02';

describe('the traffic of a brand', () => {
  it('is told by day, with both days included and no other brand’s', async () => {
    const { status, body } = await ask(`${march}&by=day`);
    expect(status).toBe(200);
    expect(body).toEqual({
      from: '2026-03-01',
      to: '2026-03-02',
      by: 'day',
      truncated: false,
      total: { visits: 3, bounce_logged: 2, bounces: 1, bounce_rate: 0.5, median_seconds: 10, sign_ups: 2 },
      rows: [
        {
          group: { day: '2026-03-01' },
          ...{ visits: 2, bounce_logged: 2, bounces: 1, bounce_rate: 0.5, median_seconds: 7, sign_ups: 1 },
        },
        {
          group: { day: '2026-03-02' },
          ...{ visits: 1, bounce_logged: 0, bounces: 0, bounce_rate: null, median_seconds: 60, sign_ups: 1 },
        },
      ],
    });
  });

  it.each([
    ['host', [[{ host: 'everglow.localhost' }, 3, 2]]],
    [
      'page',
      [
        [{ page: '/' }, 2, null],
        [{ page: '/pages/terms' }, 1, null],
      ],
    ],
    [
      'country',
      [
        [{ country: 'NL' }, 2, 0],
        [{ country: 'BE' }, 1, 2],
      ],
    ],
    [
      'source',
      [
        [{ network: 'a', ref: 'x', sub1: null, sub2: null, sub3: null }, 1, 1],
        [{ network: 'a', ref: 'y', sub1: null, sub2: null, sub3: null }, 1, 0],
        [{ network: null, ref: null, sub1: null, sub2: null, sub3: null }, 1, 0],
        [{ network: null, ref: 'x', sub1: null, sub2: null, sub3: null }, 0, 1],
      ],
    ],
  ])('is told by %s', async (by, rows) => {
    const { body } = await ask(`${march}&by=${by}`);
    expect(body.rows.map(({ group, visits, sign_ups }) => [group, visits, sign_ups])).toEqual(rows);
    expect(body.total).toMatchObject({ visits: 3, sign_ups: 2 });
  });

  it('of days without visits is none', async () => {
    const { body } = await ask('?from=2020-01-01&to=2020-01-01&by=page');
    expect(body).toMatchObject({ rows: [], total: { visits: 0, bounce_rate: null, median_seconds: null } });
  });

  it('says where it has more rows than it gives', async () => {
    await api.running.app.get(PlatformDatabase).execute(
      `insert into visit (tenant_id, id, at, host, path, locale)
       select t.id, gen_random_uuid(), '2025-06-01T12:00:00Z', 'x', '/page-' || n, 'nl'
       from tenant t, generate_series(1, 1001) n where slug = $1`,
      [FIRST],
    );
    const { body } = await ask('?from=2025-06-01&to=2025-06-01&by=page');
    expect(body).toMatchObject({ truncated: true, total: { visits: 1001 } });
    expect(body.rows).toHaveLength(1000);
  });

  it('is shown to operators and to the brand’s own support, and to nobody else', async () => {
    expect((await ask(`${march}&by=day`, OPERATOR, SECOND)).body.total.visits).toBe(1);
    expect(await ask(`${march}&by=day`, SUPPORT, SECOND)).toMatchObject({
      status: 404,
      body: { code: 'tenant_not_found' },
    });
    expect((await ask(`${march}&by=day`, { email: 'nobody@manyhearts.example', role: 'support' })).status).toBe(401);
    expect((await ask(`${march}&by=day`, OPERATOR, FIRST, `${FIRST}.localhost`)).status).toBe(404);
    expect((await ask(`${march}&by=day`, OPERATOR, 'nobody')).status).toBe(404);
  });

  it.each([
    ['', ['by', 'from', 'to']],
    [`${march}&by=age`, ['by']],
    [`${march}&by=day&by=host`, ['by']],
    [`${march}&by=day&tenant=2`, ['tenant']],
  ])('asked for with %j is refused, naming each field', async (query, paths) => {
    const { status, body } = await ask(query);
    expect(status).toBe(422);
    expect(body.faults?.map(({ path }) => path).sort()).toEqual(paths);
  });

  it.each([
    ['from=2026-04-31&to=2026-05-01', ['from no_such_day']],
    ['from=1.3.2026&to=tomorrow', ['from is_day', 'to is_day']],
    ['from=2026-03-02&to=2026-03-01', ['to before_from']],
    ['from=2025-01-01&to=2026-03-01', ['to too_many_days']],
    ['from=1850-01-01&to=1850-02-01', ['from too_long_ago', 'to too_long_ago']],
    ['from=2999-01-01&to=2999-02-01', ['from in_future']],
  ])('says what is wrong with the days of %s', async (query, faults) => {
    const { status, body } = await ask(`?${query}&by=day`);
    expect(status).toBe(422);
    expect(body.faults?.map(({ path, code }) => `${path} ${code}`)).toEqual(faults);
  });
});
