import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, startTestApi, tokenOf } from '../../../../test/support/api';
import { rows } from '../../../../test/support/people';
import { type Actor } from '../../tenants';

interface Standing {
  readonly tenant: string;
  readonly published_at: string | null;
  readonly [figure: string]: unknown;
}

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startTestApi();
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
});
afterAll(() => api.close());

const ask = (who: Actor, host = 'console.localhost') =>
  api
    .on(host)
    .get('/api/staff/brand-standing')
    .set('authorization', tokens.get(who.email) ?? '');
const standings = async (who: Actor): Promise<readonly Standing[]> =>
  ((await ask(who).expect(200)).body as { brands: Standing[] }).brands;

it('tells of each brand what is live and what came in over a week, and of no other what is its own', async () => {
  const [before] = await standings(OPERATOR);
  expect(before).toMatchObject({ tenant: FIRST, hosts_open: 0, sign_ups: 0, complaints: 0, reports: 0, mails_sent: 0 });
  expect(Date.parse(before?.published_at ?? '')).toBeGreaterThan(Date.now() - 3_600_000);
  await rows(
    api,
    `with brand as (select id from tenant where slug = $1),
     someone as (
       insert into profile (tenant_id, name, birth_date, language, country)
       select id, 'Jo', '1990-01-01', 'nl', 'NL' from brand, generate_series(1, 2) returning tenant_id, id),
     opened as (
       insert into account (tenant_id, id, email, email_key, password_hash, language, signup_host, created_at)
       select tenant_id, id, 'jo', id::text, '', 'nl', 'x', now() - interval '3 days' from someone),
     complained as (
       insert into complaint (tenant_id, id, reference, submission, kind, name, email, message, locale, created_at)
       select id, gen_random_uuid(), 'C-33333333333' || n, n::text, 'other', 'Jo', 'jo@visitor.example', 'x', 'nl',
         now() - make_interval(days => n * 4) from brand, generate_series(1, 2) n)
     insert into domain (host, tenant_id, kind, state, version) select 'old.example', id, 'alias', 'pending', 1 from brand`,
    [FIRST],
  );
  const [first, second] = await standings(OPERATOR);
  expect(first).toMatchObject({ hosts_open: 1, sign_ups: 2, complaints: 1, reports: 0, complained_per_mille: null });
  expect(second).toMatchObject({ tenant: SECOND, hosts_open: 0, sign_ups: 0, complaints: 0 });
});

it('tells support of their own brand alone, and nobody who is not signed in', async () => {
  expect((await standings(SUPPORT)).map(({ tenant }) => tenant)).toEqual([FIRST]);
  expect((await ask({ email: 'nobody@manyhearts.example', role: 'support' })).status).toBe(401);
  expect((await ask(OPERATOR, `${FIRST}.localhost`)).status).toBe(404);
});
