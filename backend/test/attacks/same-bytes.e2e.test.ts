import { randomUUID } from 'node:crypto';
import { sealOf } from '../../src/modules/payments/provider-accounts/sealed-secrets';
import { Tenants } from '../../src/modules/tenants';
import { DataKeys } from '../../src/platform/data-keys';
import { FIRST, SECOND, type TestApi } from '../support/api';
import { buy } from '../support/credits';
import { confirmed } from '../support/meeting';
import { newAddress, rows, startAccountsApi } from '../support/people';
import { waiting } from '../support/photo-checks';
import { uploadOne } from '../support/photos';
import { type Route, allRoutes } from '../support/routes';
import { BODIES, FIELDS, PEOPLE, QUERIES } from '../support/staff-calls';
import { CONSOLE, enrolledStaff } from '../support/staff-people';

/** `own`: the caller may see it. `other`: another brand, person or thing has it. `none`: it does not exist. */
type Kind = 'own' | 'other' | 'none';
type Value = Readonly<Record<Kind, string | number>>;

const NO_ID = 999_999_999;

let api: TestApi;
let callers: readonly { readonly role: 'support' | 'operator' | 'finance'; readonly cookie: string }[];
/** Reaches the first brand only, as support do, with the permissions of money. */
let finance: (typeof callers)[number];
let routes: readonly Call[];
/** By the parameter, with as much of the path before it as tells what it names. */
let values: Readonly<Record<string, Value>>;

interface Call extends Route {
  readonly path: string;
}

beforeAll(async () => {
  api = await startAccountsApi(28);
  const [support, operator] = [
    await enrolledStaff(api, 'same@manyhearts.example', 'support'),
    await enrolledStaff(api, 'same-operator@manyhearts.example'),
  ];
  // The tests take longer than a second factor counts as just given.
  await rows(api, "update staff_session set second_factor_at = now() + interval '1 hour'");
  callers = [
    { role: 'support', cookie: support.cookie },
    { role: 'operator', cookie: operator.cookie },
  ];
  finance = {
    role: 'finance',
    cookie: (await enrolledStaff(api, 'same-finance@manyhearts.example', 'finance')).cookie,
  };
  routes = allRoutes(api.running.app)
    .filter(({ rules }) => rules?.scope === 'platform' && !['public', 'signed'].includes(rules.permission))
    .flatMap((route) => route.paths.map((path) => ({ ...route, path })));
  values = await everythingNamed(support.id, operator.id);
});
afterAll(() => api.close());

async function everythingNamed(support: number, operator: number): Promise<Record<string, Value>> {
  const [own, other] = [await confirmed(api), await confirmed(api, {}, SECOND)];
  // Behind an open file an act says whether there is what it names.
  await rows(
    api,
    `insert into member_look (tenant_id, id, account_id, kind, actor, reason, until)
     select a.tenant_id, gen_random_uuid(), a.id, 'file', s.email, 'sign_in', now() + interval '1 hour' from account a, staff s
     where a.id = $1`,
    [own.id],
  );
  await buy(api, other.id, 10, 'same-bytes', SECOND);
  const photo = await uploadOne(api, other.cookie, SECOND);
  const inSecond = async (text: string, more: unknown[] = []): Promise<string | number> =>
    Object.values((await rows(api, text, [SECOND, ...more]))[0] ?? {})[0] as string | number;
  const { id: checked } = await waiting(api, 1, SECOND);
  const [check] = await rows(api, 'select id from photo_check where profile_id = $1', [checked]);
  const third = await confirmed(api, {}, SECOND);
  const report = await inSecond(
    `insert into report (tenant_id, reporter_id, profile_id, reason, evidence)
     select id, $2, $3, 'spam', '{}' from tenant where slug = $1 returning id`,
    [other.id, third.id],
  );
  const appeal = await inSecond(
    `with decided as (insert into decision (tenant_id, account_id, kind, reasons, source, decided_by)
       select id, $2, 'warned', '{scam}', 'own', 'somebody' from tenant where slug = $1 returning tenant_id, id)
     insert into appeal (tenant_id, decision_id, text) select tenant_id, id, 'No' from decided returning id`,
    [other.id],
  );
  const blocked = await inSecond(
    `insert into decision (tenant_id, account_id, kind, reasons, source, decided_by, needs_look)
     select id, $2, 'member_blocked', '{scam}', 'own', 'somebody', true from tenant where slug = $1 returning id`,
    [other.id],
  );
  const noticed = await inSecond(
    `with decided as (insert into decision (tenant_id, kind, reasons, source, decided_by)
       select id, 'dismissed', '{scam}', 'notice', 'somebody' from tenant where slug = $1 returning tenant_id, id),
     dismissed as (
       insert into report (tenant_id, reporter_id, profile_id, reason, evidence, closed_at, closed_by, outcome)
       select tenant_id, $3, $2, 'scam', '{}', now(), 'somebody', 'dismissed' from decided returning tenant_id, id),
     told as (
       insert into notice (tenant_id, reference, submission, report_id, reason, locale, decision_id, decided_at, decided_by)
       select r.tenant_id, 'N-222222222222', 'same-bytes', r.id, 'scam', 'nl', d.id, now(), 'somebody'
       from dismissed r, decided d returning tenant_id, id)
     insert into notice_appeal (tenant_id, notice_id, text) select tenant_id, id, 'No' from told returning notice_id`,
    [other.id, third.id],
  );
  const moved = await inSecond(
    `insert into staff_mail_change (tenant_id, id, account_id, email, reason, asked_by, proposers)
     select id, gen_random_uuid(), $2, 'same@visitor.example', 'as agreed', 'somebody', '{}' from tenant where slug = $1 returning id`,
    [other.id],
  );
  const gift = await inSecond(
    `insert into credit_gift (tenant_id, id, account_id, key, kind, credits, reason, asked_by, proposers)
     select id, gen_random_uuid(), $2, 'same-bytes-gift', 'support', 500, 'as agreed', 'somebody', '{}' from tenant where slug = $1
     returning id`,
    [other.id],
  );
  const [passkey] = await rows(
    api,
    `insert into staff_passkey (id, staff_id, credential_id, user_handle, public_key, counter, transports, backed_up, name)
     select gen_random_uuid(), id, 'same-bytes', 'x', 'x', 0, '{}', false, 'Phone' from staff where id <> all($1) limit 1 returning id`,
    [[support, operator]],
  );
  const held = await inSecond(
    `insert into held_message (tenant_id, sender_id, profile_id, client_id, body, rule)
     select id, $2, $3, gen_random_uuid(), 'Hello', 'spam' from tenant where slug = $1 returning id`,
    [other.id, third.id],
  );
  const fictional = await inSecond(
    `insert into profile (tenant_id, id, name, birth_date, language, fictional)
     select id, 777, 'Jo', '1980-01-01', 'nl', true from tenant where slug = $1 returning id`,
  );
  const revision = await inSecond(
    `insert into settings_revision (tenant_id, revision, source, template, document, author, reason)
     select tenant_id, 77, source, template, document, author, reason from settings_revision r
     join tenant t on t.id = r.tenant_id where slug = $1 limit 1 returning revision`,
  );
  const scheduled = await inSecond(
    `insert into scheduled_release (tenant_id, id, revision, publish_at, author, reason)
     select id, gen_random_uuid(), 77, '2099-01-01', 'x', 'A test' from tenant where slug = $1 returning id`,
  );
  const givenUp = await inSecond(
    `insert into outbox (tenant_id, id, kind, payload, failed_at)
     select id, gen_random_uuid(), 'test_kind', '{}', now() from tenant where slug = $1 returning id`,
  );
  const complaint = await inSecond(
    `insert into complaint (tenant_id, id, reference, submission, kind, name, email, message, locale)
     select id, gen_random_uuid(), 'C-222222222222', 'same-bytes', 'other', 'Jo', 'jo@visitor.example', 'Nobody answers.', 'nl'
     from tenant where slug = $1 returning reference`,
  );
  const visualDiff = await inSecond(
    `insert into visual_diff (tenant_id, id, revision, against, status, done_at)
     select id, gen_random_uuid(), 77, 1, 'done', now() from tenant where slug = $1 returning id`,
  );
  const paid = await paymentsOf(other.id);
  const [session] = await rows(api, 'select id from staff_session where staff_id = $1', [operator]);
  return {
    slug: { own: FIRST, other: SECOND, none: 'nowhere' },
    'people/:id': { own: support, other: operator, none: NO_ID },
    'fictional-people/:id': { own: 0, other: fictional, none: NO_ID },
    'machine-accounts/:id': { own: support, other: operator, none: NO_ID },
    'tokens/:label': { own: 'own', other: 'other', none: 'none' },
    'sessions/:session': { own: '', other: String(session?.['id']), none: randomUUID() },
    'domains/:host': { own: `${FIRST}.localhost`, other: `${SECOND}.localhost`, none: 'nowhere.localhost' },
    'members/:id': { own: own.id, other: other.id, none: NO_ID },
    'credits/:number': { own: NO_ID, other: 1, none: NO_ID },
    'photos/:id': { own: 0, other: photo.id, none: NO_ID },
    'photo-checks/:id': { own: 0, other: Number(check?.['id']), none: NO_ID },
    // Niches belong to no brand.
    'templates/:niche': { own: 1, other: 8, none: 9 },
    'reports/:id': { own: 0, other: report, none: NO_ID },
    'appeals/:id': { own: 0, other: appeal, none: NO_ID },
    'block-looks/:id': { own: 0, other: blocked, none: NO_ID },
    'notice-appeals/:id': { own: 0, other: noticed, none: NO_ID },
    'mail-changes/:change': { own: randomUUID(), other: moved, none: randomUUID() },
    'credit-gifts/:gift': { own: randomUUID(), other: gift, none: randomUUID() },
    'passkeys/:passkey': { own: randomUUID(), other: String(passkey?.['id']), none: randomUUID() },
    'held-messages/:id': { own: 0, other: held, none: NO_ID },
    'given-up-entries/:id': { own: randomUUID(), other: givenUp, none: randomUUID() },
    // Queues belong to no brand.
    'queues/:queue': { own: 'outbox', other: 'other', none: 'none' },
    'failed-jobs/:job': { own: '1', other: '2', none: '3' },
    'revisions/:revision': { own: 1, other: revision, none: 999 },
    'visual-diffs/:id': { own: randomUUID(), other: visualDiff, none: randomUUID() },
    // A place in a list, behind the comparison that has it.
    'shots/:shot': { own: 0, other: 1, none: 2 },
    'scheduled-releases/:id': { own: randomUUID(), other: scheduled, none: randomUUID() },
    'orders/:id': { own: NO_ID, other: paid.order, none: NO_ID },
    'refunds/:id': { own: randomUUID(), other: paid.refund, none: randomUUID() },
    'debit-files/:file': { own: 'NOT-THERE', other: paid.file, none: 'NOWHERE' },
    'refund-requests/:id': { own: randomUUID(), other: paid.request, none: randomUUID() },
    'provider-accounts/:account': { own: 'notthere', other: 'mollie', none: 'nowhere' },
    'provider-account-requests/:id': { own: randomUUID(), other: paid.change, none: randomUUID() },
    'payment-disputes/:id': { own: randomUUID(), other: paid.dispute, none: randomUUID() },
    'payment-differences/:id': { own: randomUUID(), other: paid.difference, none: randomUUID() },
    // Waves belong to no brand.
    'waves/:wave': { own: randomUUID(), other: randomUUID(), none: randomUUID() },
    'complaints/:reference': { own: 'C-000000000000', other: complaint, none: 'C-111111111111' },
    'discount-codes/:code': { own: 'NOTTHERE', other: 'OTHERS20', none: 'NOWHERE' },
  };
}

interface NamedPayment {
  readonly order: number;
  readonly refund: string;
  readonly request: string;
  readonly dispute: string;
  readonly difference: string;
  /** A change of the brand's account that waits for a second person. */
  readonly change: string;
  readonly file: string;
}

/** A payment of the second brand with whatever of it has a name of its own. */
async function paymentsOf(account: number): Promise<NamedPayment> {
  const { id: tenant } = await api.running.app.get(Tenants, { strict: false }).get(SECOND);
  const { seal } = sealOf(api.running.app.get(DataKeys, { strict: false }), tenant, 'mollie');
  const [found] = await rows(
    api,
    `with brand as (select id from tenant where slug = $1),
     provider as (
       insert into provider_account (tenant_id, id, provider, mode, position, api_key, event_secrets, event_token, event_token_hash)
       select id, 'mollie', 'mollie', 'test', 0, $5::bytea, $3::bytea, $4::bytea, sha256('same-bytes') from brand returning tenant_id, id),
     bought as (
       insert into payment_order (tenant_id, account_id, package_id, credits, currency, list_amount, amount, country,
         vat_basis_points, vat_amount, revision, begun_at, consent_text, language, status, client_key, expires_at, paid_at)
       select id, $2, 'start', 60, 'EUR', 999, 999, 'NL', 2100, 173, 1, now(), 'x', 'nl', 'paid', gen_random_uuid(), now(), now()
       from brand returning tenant_id, id),
     attempt as (
       insert into payment_attempt (tenant_id, id, order_id, provider_account_id, method, status, expires_at)
       select o.tenant_id, gen_random_uuid(), o.id, p.id, 'card', 'paid', now() from bought o, provider p returning *),
     refund as (
       insert into money_refund (tenant_id, id, order_id, attempt_id, reason, amount, status, due_at)
       select tenant_id, gen_random_uuid(), order_id, id, 'staff', 1, 'failed', now() from attempt returning id),
     request as (
       insert into refund_request (tenant_id, id, order_id, key, amount, reason, asked_by, proposers)
       select tenant_id, gen_random_uuid(), id, 'waits', 1, 'as agreed', 'somebody', '{}' from bought returning id),
     dispute as (
       insert into payment_dispute (tenant_id, id, order_id, attempt_id, provider_dispute_id, amount)
       select tenant_id, gen_random_uuid(), order_id, id, 'chb_other', 1 from attempt returning id),
     difference as (
       insert into payment_difference (tenant_id, id, provider_account_id, day, kind, subject)
       select tenant_id, gen_random_uuid(), id, current_date, 'payment_unknown', 'tr_other' from provider returning id),
     change as (
       insert into provider_account_request (tenant_id, id, provider_account_id, change, payee, asked_by, proposers)
       select tenant_id, gen_random_uuid(), id, 'activation', 'Second', 'somebody', '{}' from provider returning id),
     file as (
       insert into debit_file (tenant_id, id, provider_account_id, collect_on, debits, amount, description, content_hash, created_by)
       select tenant_id, 'TEST-OTHER', id, current_date, 1, 999, 'x', sha256('x'), 'somebody' from provider returning id),
     code as (
       insert into discount_code (tenant_id, id, code, kind, percent, expires_at)
       select id, gen_random_uuid(), 'OTHERS20', 'campaign', 20, now() + interval '1 day' from brand)
     select bought.id as "order", refund.id as refund, request.id as request, dispute.id as dispute,
       difference.id as difference, change.id as change, file.id as file
     from bought, refund, request, dispute, difference, change, file`,
    [SECOND, account, seal('event_secrets', '[]'), seal('event_token', 'same-bytes'), seal('api_key', 'x')],
  );
  return found as unknown as NamedPayment;
}

const parametersOf = (path: string): string[] =>
  [...path.matchAll(/([\w-]+)\/:(\w+)/g)].map(([whole = '', , name]) => (name === 'slug' ? 'slug' : whole));

/** The path with each parameter's value; `last` is for the parameter that is looked at, `rest` for the others. */
function filled(path: string, looked: string, last: Kind, rest: Kind): string {
  return parametersOf(path).reduce(
    (text, key) => {
      const value = String(values[key]?.[key === looked ? last : rest]);
      return key === 'slug' ? text.replace(':slug', value) : text.replace(key, key.replace(/:\w+$/, value));
    },
    path.replace('/:kind', '/before'),
  );
}

interface Answer {
  readonly status: number;
  readonly headers: object;
  readonly text: string;
}

async function ask(call: Call, path: string, cookie: string, more: object = {}): Promise<Answer> {
  const key = `${call.method} ${call.path}`;
  const request = api.on(CONSOLE)[call.method](path).set('x-forwarded-for', newAddress()).set('cookie', cookie);
  if (call.method === 'get') void request.query({ ...QUERIES[key], ...more });
  const { status, headers, text } = await request.send(call.method === 'get' ? undefined : { ...BODIES[key], ...more });
  const { date, 'x-request-id': trace, ...kept } = headers as Record<string, string>;
  expect([date, trace]).not.toContain(undefined);
  return { status, headers: kept, text };
}

/** Refusals that the handler or the guard gave. Anything else says nothing: mostly the body did not pass validation. */
const isRefusal = ({ status }: Answer): boolean => [403, 404, 409].includes(status);

async function compared(name: string, other: Promise<Answer>, none: Promise<Answer>): Promise<string[]> {
  const [one, two] = [await other, await none];
  if (JSON.stringify(one.headers) !== JSON.stringify(two.headers) && one.text === two.text)
    return [`${name}: ${JSON.stringify(one.headers)} or ${JSON.stringify(two.headers)}`];
  if (JSON.stringify(one) !== JSON.stringify(two)) return [`${name}: ${one.text} or ${two.text}`];
  return isRefusal(one) ? [] : [`${name}: ${one.status} ${one.text.slice(0, 200)}`];
}

it('every parameter of a staff route has a value here that another brand has', () => {
  const unknown = routes.flatMap(({ path }) => parametersOf(path)).filter((key) => !(key in values));
  expect([...new Set(unknown)]).toEqual([]);
  expect(routes.length).toBeGreaterThan(40);
});

it('every field that names a brand besides a path is tried here', async () => {
  const { body } = await api.on(CONSOLE).get('/api/openapi.json').expect(200);
  const { paths } = body as { paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>> };
  const naming = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { parameters = [] }]) =>
      parameters
        .filter((one) => one.in === 'query' && one.name === 'tenant')
        .map(({ name }) => `${method} ${path} ${name}`),
    ),
  );
  const tried = FIELDS.map(([route, field]) => `${route} ${field}`);
  expect(naming.filter((one) => one.startsWith('get /api/staff/') && !tried.includes(one))).toEqual([]);
  expect(naming.length).toBeGreaterThan(10);
});

it('support get the same bytes for another brand as for one that does not exist', async () => {
  const found: string[] = [];
  for (const call of routes.filter(({ path }) => path.includes(':slug')))
    for (const rest of ['own', 'other'] as const) {
      const cookie = callers[0]?.cookie ?? '';
      const to = (kind: Kind) => ask(call, filled(call.path, 'slug', kind, rest), cookie);
      found.push(...(await compared(`${call.method} ${call.path}`, to('other'), to('none'))));
    }
  expect(found).toEqual([]);
});

it('staff get the same bytes for what another brand or person has as for what does not exist', async () => {
  const found: string[] = [];
  for (const call of routes)
    for (const key of parametersOf(call.path).filter((one) => one !== 'slug'))
      for (const { role, cookie } of callers) {
        // Operators see all of the staff: to them none of it is another's.
        if (role === 'operator' && call.path.startsWith(PEOPLE)) continue;
        // One's own, for the caller who is looked at.
        if (role === 'operator' && key === 'sessions/:session') continue;
        const to = (kind: Kind) => ask(call, filled(call.path, key, kind, 'own'), cookie);
        found.push(...(await compared(`${role}: ${call.method} ${call.path}`, to('other'), to('none'))));
      }
  expect(found).toEqual([]);
});

it.each(FIELDS)('%s with another brand’s %s answers as with none', async (route, field, key) => {
  const call = routes.find(({ method, path }) => `${method} ${path}` === route);
  if (!call) throw new Error(`${route} does not exist`);
  const [tenant] = await rows(api, 'select live_revision from tenant where slug = $1', [FIRST]);
  const given = (kind: Kind) => ({
    ...('revision' === field && { base: tenant?.['live_revision'] }),
    [field]: field === 'tenants' ? [values[key]?.[kind]] : values[key]?.[kind],
  });
  for (const { role, cookie } of [...callers, finance]) {
    // Operators reach every brand.
    if (role === 'operator' && key === 'slug') continue;
    const to = (kind: Kind) => ask(call, filled(call.path, '', 'own', 'own'), cookie, given(kind));
    expect(await compared(role, to('other'), to('none'))).toEqual([]);
  }
});
