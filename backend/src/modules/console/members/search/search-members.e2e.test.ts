import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../../test/support/api';
import { openFile } from '../../../../../test/support/open-file';
import { rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { PlatformDatabase } from '../../../../platform/database';
import { type Actor } from '../../../tenants';
import { type FoundMembersResponse } from './found-members.response';

const MODERATOR: Actor = { email: 'mo@manyhearts.example', role: 'moderator' };
let api: TestApi;
let ids: readonly number[];
let there: number;
beforeAll(async () => {
  api = await startAccountsApi(86);
  const here = [];
  for (const [index, name] of ['Élodie', 'Elodie', 'elise', 'Zoë'].entries()) {
    const { id } = await signUp(api, `found${index}@visitor.example`);
    await rows(api, 'update profile set name = $2 where id = $1', [id, name]);
    here.push(id);
  }
  ids = here;
  there = (await signUp(api, 'found0@visitor.example', SECOND)).id;
  await rows(api, "update profile set name = 'Elodie' where id = $1", [there]);
});
afterAll(() => api.close());

const ask = async (query: object, who: Actor = SUPPORT) =>
  api
    .on('console.localhost')
    .get('/api/staff/members')
    .query(query)
    .set('authorization', await tokenOf(api, who));
async function found(query: object, who?: Actor): Promise<number[]> {
  const { body, status } = await ask(query, who);
  expect([status, body]).toEqual([200, expect.anything()]);
  return (body as FoundMembersResponse).members.map(({ id }) => id);
}
const codeOf = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as { code: string }).code];

describe('the box of the members', () => {
  it('finds somebody by how the name begins, whatever its case, in reached brands alone', async () => {
    expect(await found({ q: 'ELO' })).toEqual([ids[1]]);
    expect(await found({ q: 'el' })).toEqual([ids[2], ids[1]]);
    expect(await found({ q: 'é' })).toEqual([ids[0]]);
    expect(new Set(await found({ q: 'elodie' }, OPERATOR))).toEqual(new Set([ids[1], there]));
    expect(await found({ q: 'elodie', tenant: SECOND }, OPERATOR)).toEqual([there]);
    expect(await found({ q: '%' })).toEqual([]);
    expect(await found({ q: 'elodie_' })).toEqual([]);
  });

  it('lists everybody page by page, each once', async () => {
    const seen: number[] = [];
    let after: string | null = null;
    do {
      const { body } = await ask({ most: 2, ...(after !== null && { after }) }, OPERATOR);
      const page = body as FoundMembersResponse;
      seen.push(...page.members.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(new Set([...ids, there]));
  });

  it('has the database plan the pages of a brand once', async () => {
    for (let page = 0; page < 40; page += 1) await found({ q: 'el', tenant: FIRST });
    // On the connection that was used last.
    const plans = await api.running.app.get(PlatformDatabase).query<{ generic: number; anew: number }>(
      `select generic_plans::integer as generic, custom_plans::integer as anew from pg_prepared_statements
       where statement like '%order by found.sort%limit 51'`,
    );
    expect(plans).toHaveLength(1);
    expect(plans[0]?.generic).toBeGreaterThan(plans[0]?.anew ?? 0);
  });

  it('finds somebody by a whole id, and shows the address masked', async () => {
    const { body, text } = await ask({ q: String(ids[0]) });
    expect((body as FoundMembersResponse).members).toEqual([
      {
        ...{ tenant: FIRST, id: ids[0], name: 'Élodie', email: 'f•••@visitor.example', status: 'not_confirmed' },
        ...{ fictional: false, signup_date: expect.stringMatching(/Z$/) as string },
      },
    ]);
    expect(text).not.toContain('found0');
    expect(await found({ q: String(there) })).toEqual([]);
    expect(await found({ q: String(there) }, OPERATOR)).toEqual([there]);
  });

  it('finds whoever has the address of a complaint', async () => {
    const [complaint] = await rows(
      api,
      `insert into complaint (tenant_id, id, reference, submission, kind, name, email, message, locale)
       select id, gen_random_uuid(), 'C-00000000SAN1', 'one', 'other', 'Jo', 'FOUND1@visitor.example', 'Help', 'nl' from tenant
       where slug = $1 returning reference`,
      [FIRST],
    );
    const reference = String(complaint?.['reference']);
    expect(await found({ q: reference.toLowerCase() })).toEqual([ids[1]]);
    expect(await found({ q: 'C-00000000SAN2' })).toEqual([]);
    expect((await openFile(api, SUPPORT, ids[1] ?? 0, FIRST, { complaint: reference })).status).toBe(200);
    expect(codeOf(await openFile(api, SUPPORT, ids[1] ?? 0, FIRST, { complaint: 'C-00000000SAN2' }))).toEqual([
      ...[404, 'complaint_not_found'],
    ]);
  });

  it('finds the buyer of an order, a receipt and a payment', async () => {
    const [order] = await rows(
      api,
      `with provider as (
         insert into provider_account (tenant_id, id, provider, mode, position, api_key, event_secrets, event_token, event_token_hash)
         select tenant_id, 'mollie', 'mollie', 'test', 0, '\\x01', '\\x02', '\\x03', sha256('search') from account where id = $1
         returning tenant_id, id),
       bought as (
         insert into payment_order (tenant_id, account_id, package_id, credits, currency, list_amount, amount, country,
           vat_basis_points, vat_amount, revision, begun_at, consent_text, language, status, client_key, expires_at, paid_at, receipt_number)
         select tenant_id, $1, 'start', 60, 'EUR', 999, 999, 'NL', 2100, 173, 1, now(), 'x', 'nl', 'paid', gen_random_uuid(), now(), now(),
           '2026-000017' from provider returning tenant_id, id)
       insert into payment_attempt (tenant_id, id, order_id, provider_account_id, provider_payment_id, method, status, expires_at)
       select o.tenant_id, gen_random_uuid(), o.id, p.id, 'tr_7UhSN1zuXS', 'card', 'paid', now() from bought o, provider p
       returning order_id`,
      [ids[3]],
    );
    for (const q of [String(order?.['order_id']), '2026-000017', 'tr_7UhSN1zuXS'])
      expect(await found({ q })).toEqual([ids[3]]);
    expect(await found({ q: 'tr_7UhSN1zuXX' })).toEqual([]);
  });
});

describe('an address', () => {
  it('is looked for in one brand, in any spelling', async () => {
    expect(await found({ q: ' FOUND0@visitor.example ' })).toEqual([ids[0]]);
    expect(await found({ q: 'found0@visitor.example', tenant: SECOND }, OPERATOR)).toEqual([there]);
    expect(await found({ q: 'found@visitor.example' })).toEqual([]);
  });

  it('is looked for over brands by operators alone, who say why; it is written down without the address', async () => {
    const q = 'found0@visitor.example';
    expect(codeOf(await ask({ q }, OPERATOR))).toEqual([403, 'lookup_reason_needed']);
    const reason = 'Asked by the police, case 12';
    expect(new Set(await found({ q, reason }, OPERATOR))).toEqual(new Set([ids[0], there]));
    const entries = await rows(
      api,
      "select actor, tenant_id, subject, details from audit_entry where action = 'member.looked_up'",
    );
    expect(entries).toEqual([
      {
        actor: OPERATOR.email,
        tenant_id: null,
        subject: 'e-mail address',
        details: { reason, tenants: [FIRST, SECOND] },
      },
    ]);
    await rows(
      api,
      `insert into staff_tenant (staff_id, tenant_id) select s.id, t.id from staff s, tenant t where s.email = $1 and t.slug = $2`,
      [SUPPORT.email, SECOND],
    );
    expect(codeOf(await ask({ q, reason }))).toEqual([403, 'lookup_across_tenants']);
    expect(await found({ q, tenant: FIRST })).toEqual([ids[0]]);
    await rows(
      api,
      `delete from staff_tenant using staff s, tenant t where s.id = staff_id and t.id = tenant_id and s.email = $1 and t.slug = $2`,
      [SUPPORT.email, SECOND],
    );
  });
});

it('refuses what is no search, strangers, and roles that do not look members up', async () => {
  for (const query of [
    { most: 0 },
    { most: 101 },
    { after: 'x' },
    { q: 'x'.repeat(300) },
    { q: ['a', 'b'] },
    { reason: 'x' },
  ])
    expect((await ask(query)).status).toBe(422);
  expect(codeOf(await ask({ q: 'el', tenant: SECOND }))).toEqual([404, 'tenant_not_found']);
  expect(codeOf(await ask({ q: 'el', tenant: 'nowhere' }))).toEqual([404, 'tenant_not_found']);
  await api.on('console.localhost').get('/api/staff/members').set('authorization', 'Bearer x').expect(401);
  await rows(api, "insert into staff (email, name, role) values ($1, 'Mo', 'moderator')", [MODERATOR.email]);
  expect(codeOf(await ask({ q: 'el' }, MODERATOR))).toEqual([403, 'permission_denied']);
});
