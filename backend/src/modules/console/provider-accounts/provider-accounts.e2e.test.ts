import { FIRST, OPERATOR, REVIEWER, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import * as paying from '../../../../test/support/payments/paying';
import { PaymentsApi, codeOf } from '../../../../test/support/payments/payments-api';
import { rows } from '../../../../test/support/people';
import { CONSOLE, enrolledStaff, sessionOf } from '../../../../test/support/staff-people';
import { ProviderError } from '../../../platform/payments';
import { BankProvider } from '../../../platform/payments/bank/bank-provider';
import { FlexPayProvider } from '../../../platform/payments/flexpay/flexpay-provider';
import { ProviderAccountAdmin, DecideAccountRequest } from '../../payments';
import { type Actor, Tenants } from '../../tenants';
import { requireSecondPerson } from '../staff/staff-standing';
import { type BrandProviderAccountResponse } from './provider-accounts.response';

const SECRET = 'live_the-secret-of-the-brand';

let sale: PaymentsApi;
let api: TestApi;
const sessions = new Map<string, string>();
beforeAll(async () => {
  sale = await PaymentsApi.start(106);
  ({ api } = sale);
  for (const person of [OPERATOR, REVIEWER, SUPPORT]) {
    await tokenOf(api, person);
    sessions.set(person.email, await sessionOf(api, person.email));
  }
});
afterAll(() => api.close());
afterEach(() => {
  jest.restoreAllMocks();
});
beforeEach(() => {
  paying.useProviders(api, sale.mollie, sale.stripe, new BankProvider());
  jest.spyOn(sale.mollie, 'verify').mockImplementation(verifyAs);
  jest.spyOn(sale.stripe, 'verify').mockImplementation(verifyAs);
});

/** A key says of which mode it is, as at the provider. */
function verifyAs(...given: unknown[]) {
  const [{ apiKey }] = given as [{ apiKey: string }];
  if (apiKey.includes('revoked')) return Promise.reject(new ProviderError('unauthorised', 'bad_key'));
  if (apiKey.includes('slow')) return Promise.reject(new ProviderError('silent', 'timeout'));
  return Promise.resolve({
    mode: (apiKey.startsWith('live') ? 'live' : 'test') as 'test',
    payee: `Shop ${apiKey.length}`,
  });
}

const call = (method: 'get' | 'post' | 'put', path: string, body?: object, who: Actor = OPERATOR) => {
  const agent = api.on(CONSOLE);
  const request = agent[method](`/api/staff${path}`);
  return request.set('cookie', sessions.get(who.email) ?? '').send(body);
};
const at = (rest = '', slug = FIRST) => `/tenants/${slug}/provider-accounts${rest}`;
const add = (account: string, more: object = {}, who?: Actor, slug?: string) =>
  call('post', at('', slug), { account, provider: 'mollie', mode: 'live', key: SECRET, ...more }, who);
const listed = async (account: string, who?: Actor): Promise<BrandProviderAccountResponse | undefined> => {
  const answer = await call('get', `/provider-accounts?tenant=${FIRST}`, undefined, who).expect(200);
  expect(JSON.stringify(answer.body)).not.toContain(SECRET);
  return (answer.body as { accounts: BrandProviderAccountResponse[] }).accounts.find((one) => one.account === account);
};
const decide = (id: string | undefined, what: 'approvals' | 'refusal', who: Actor = REVIEWER, slug = FIRST) =>
  call('post', `/tenants/${slug}/provider-account-requests/${id ?? ''}/${what}`, undefined, who);
const auditOf = async (account: string): Promise<string> =>
  JSON.stringify(
    await rows(api, 'select actor, action, details from audit_entry where subject = $1 order by id', [
      `provider_account:${account}`,
    ]),
  );

it('has a live account take payments once another person has agreed, and keeps its key to itself', async () => {
  const added = await add('main').expect(201);
  expect(added.body).toEqual({
    ...{ payee: `Shop ${SECRET.length}`, waits: true },
    events_url: expect.stringMatching(/\/api\/payment-events\/mollie\/[\w-]{22}$/) as string,
  });
  const waiting = await listed('main');
  expect(waiting).toMatchObject({
    ...{ tenant: FIRST, provider: 'mollie', mode: 'live', status: 'waiting', event_secrets: 0 },
    request: { change: 'activation', asked_by: OPERATOR.email, approvals_missing: 1, may_approve: false },
  });
  expect((await listed('main', REVIEWER))?.request?.may_approve).toBe(true);
  const id = waiting?.request?.id;
  expect(codeOf(await decide(id, 'approvals', OPERATOR))).toEqual([403, 'own_approval']);
  expect(codeOf(await decide(id, 'approvals', SUPPORT))).toEqual([403, 'permission_denied']);
  const both = await Promise.all([decide(id, 'approvals'), decide(id, 'approvals')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await listed('main')).toMatchObject({ status: 'active', request: null });
  expect(codeOf(await decide(id, 'refusal'))).toEqual([409, 'provider_request_decided']);
  const audit = await auditOf('main');
  for (const action of ['account_added', 'account_change_approved']) expect(audit).toContain(`payments.${action}`);
  expect(audit).not.toContain(SECRET);
});

it('has a test account take payments at once, and believes no other mode than the key has', async () => {
  const body = (await add('trial', { mode: 'test', key: 'test_trial' }).expect(201)).body as { waits: boolean };
  expect(body.waits).toBe(false);
  expect(await listed('trial')).toMatchObject({ status: 'active', mode: 'test', request: null });
  const other = await add('liar', { mode: 'test' });
  expect([...codeOf(other), (other.body as { reason: string }).reason]).toEqual([
    ...[409, 'provider_key_refused', 'key_of_other_mode'],
  ]);
  expect(codeOf(await add('trial', { mode: 'test', key: 'test_trial' }))).toEqual([409, 'provider_account_exists']);
  expect(await listed('liar')).toBeUndefined();
});

it('has the second person agree also where a provider does not say what a key moves', async () => {
  const admin = api.running.app.get(ProviderAccountAdmin, { strict: false });
  const { id } = await api.running.app.get(Tenants, { strict: false }).get(FIRST);
  const account = { id: 'bank', provider: 'bank', mode: 'test', apiKey: 'NL91ABNA0417164300::First B.V.' } as const;
  expect(await admin.add(id, account, { email: OPERATOR.email, role: 'operator' })).toMatchObject({ waits: true });
  const shown = await listed('bank');
  // The command line does not prove who uses it, so two people have to agree.
  expect(shown).toMatchObject({ events_url: null, payee: 'First B.V.', request: { approvals_missing: 2 } });
  const third = await enrolledStaff(api, 'third@manyhearts.example');
  await rows(api, "update staff set approves_from = now(), held_by = '{}', held_by_unknown = false where id = $1", [
    third.id,
  ]);
  const decisions = api.running.app.get(DecideAccountRequest, { strict: false });
  const request = shown?.request?.id ?? '';
  const agree = (person: { id: number; email: string }) => decisions.approve(id, request, person, requireSecondPerson);
  expect((await decide(request, 'approvals').expect(200)).body).toEqual({ approvals_missing: 1 });
  expect((await decide(request, 'approvals').expect(200)).body).toEqual({ approvals_missing: 1 });
  expect(await listed('bank')).toMatchObject({ status: 'waiting' });
  expect(await agree({ id: third.id, email: 'third@manyhearts.example' })).toBe(0);
  expect(await listed('bank')).toMatchObject({ status: 'active' });
  sessions.set('third', third.cookie);
});

it('replaces a live key once another person has agreed, and shows neither of them', async () => {
  const key = 'live_another-secret';
  expect((await call('put', at('/main/key'), { secret: key }).expect(200)).body).toEqual({ waits: true });
  const used = () => api.running.app.get(ProviderAccountAdmin, { strict: false });
  const { id: tenant } = await api.running.app.get(Tenants, { strict: false }).get(FIRST);
  expect(await used().check(tenant, 'main')).toMatchObject({ payee: `Shop ${SECRET.length}` });
  expect(codeOf(await call('put', at('/main/key'), { secret: key }))).toEqual([409, 'provider_request_waits']);
  const waiting = await listed('main');
  expect(waiting).toMatchObject({ status: 'active', request: { change: 'key', payee: `Shop ${key.length}` } });
  await decide(waiting?.request?.id, 'approvals').expect(200);
  expect((await call('post', at('/main/key-checks')).expect(200)).body).toEqual({
    ...{ payee: `Shop ${key.length}`, mode: 'live' },
  });
  expect(await rows(api, 'select 1 from provider_account_request where api_key is not null')).toEqual([]);
  expect(await auditOf('main')).not.toContain(key);
  expect((await call('put', at('/trial/key'), { secret: 'test_other' }).expect(200)).body).toEqual({ waits: false });
});

it('closes at once for a reason, and opens again with another person’s word, which may be refused', async () => {
  const set = (status: string) => call('put', at('/main/status'), { status, reason: 'A new contract' });
  expect((await set('closing').expect(200)).body).toEqual({ waits: false });
  expect((await set('active').expect(200)).body).toEqual({ waits: true });
  expect((await set('active').expect(200)).body).toEqual({ waits: true });
  const asked = (await listed('main'))?.request?.id;
  await decide(asked, 'refusal', OPERATOR).expect(204);
  expect(await listed('main')).toMatchObject({ status: 'closing', request: null });
  await set('active').expect(200);
  await set('closed').expect(200);
  expect(await listed('main')).toMatchObject({ status: 'closed', request: null });
  expect(await auditOf('main')).toContain('A new contract');
  await add('never', { key: 'live_never' }).expect(201);
  await decide((await listed('never'))?.request?.id, 'refusal').expect(204);
  expect(await listed('never')).toMatchObject({ status: 'closed', request: null });
});

it('takes the secret of events and the key of reports, and tells that they are there', async () => {
  for (const secret of ['whsec_one', 'whsec_two', 'whsec_three'])
    expect((await call('post', at('/main/event-secrets'), { secret }).expect(200)).body).toEqual({ waits: false });
  await call('put', at('/main/reports-key'), { secret: 'access_reports' }).expect(204);
  expect(await listed('main')).toMatchObject({ event_secrets: 2, has_reports_key: true });
  expect(await auditOf('main')).not.toMatch(/whsec|access_reports/);
});

it('has a secret of events that are believed wait for another person, at both doors', async () => {
  const flexpay = new FlexPayProvider('http://127.0.0.1:9', 'https://pay.example');
  jest.spyOn(flexpay, 'verify').mockResolvedValue({ mode: 'test', payee: 'website 7' });
  paying.useProviders(api, sale.mollie, sale.stripe, new BankProvider(), flexpay);
  const give = (secret: string, who?: Actor, slug?: string) =>
    call('post', at('/site/event-secrets', slug), { secret }, who);
  await add('site', { provider: 'flexpay', mode: 'test', key: '7:signature-key' }).expect(201);
  expect(codeOf(await give('believed-one'))).toEqual([409, 'provider_request_waits']);
  await decide((await listed('site'))?.request?.id, 'approvals').expect(200);
  expect(codeOf(await give('believed-one', SUPPORT))).toEqual([403, 'permission_denied']);
  expect(codeOf(await give('believed-one', OPERATOR, SECOND))).toEqual([404, 'provider_account_not_found']);
  const both = await Promise.all([give('believed-one'), give('believed-two')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const asked = await listed('site');
  expect(asked).toMatchObject({
    ...{ event_secrets: 0, status: 'active' },
    request: { change: 'event_secret', payee: 'website 7', approvals_missing: 1 },
  });
  expect(codeOf(await decide(asked?.request?.id, 'approvals', OPERATOR))).toEqual([403, 'own_approval']);
  await decide(asked?.request?.id, 'refusal').expect(204);
  expect(await listed('site')).toMatchObject({ event_secrets: 0, status: 'active', request: null });
  expect((await give('believed-one').expect(200)).body).toEqual({ waits: true });
  await decide((await listed('site'))?.request?.id, 'approvals').expect(200);
  expect(await listed('site')).toMatchObject({ event_secrets: 1, request: null });
  const admin = api.running.app.get(ProviderAccountAdmin, { strict: false });
  const { id } = await api.running.app.get(Tenants, { strict: false }).get(FIRST);
  const onCommandLine = { email: OPERATOR.email, role: 'operator' } as const;
  expect(await admin.addEventSecret(id, 'site', 'believed-three', onCommandLine)).toBe(true);
  expect(await listed('site')).toMatchObject({ event_secrets: 1, request: { approvals_missing: 2 } });
  expect(await auditOf('site')).not.toContain('believed-');
  const kept = 'select 1 from provider_account_request where event_secrets is not null';
  expect(await rows(api, kept)).toHaveLength(1);
  await decide((await listed('site'))?.request?.id, 'refusal').expect(204);
  expect(await rows(api, kept)).toEqual([]);
});

it('says why a key was not taken, and stores nothing', async () => {
  expect(codeOf(await add('gone', { key: 'live_revoked' }))).toEqual([409, 'provider_key_refused']);
  expect(codeOf(await add('gone', { key: 'live_slow' }))).toEqual([409, 'provider_unanswered']);
  const bad: object[] = [
    ...[{ account: 'No' }, { provider: 'paypal' }, { mode: 'real' }, { key: '' }, { key: 'a\nb\nc\nd' }],
    ...[{ key: undefined }, { key: 7 }, { key: 'x'.repeat(501) }],
  ];
  for (const more of bad) {
    const refused = await add('gone', more);
    expect([more, refused.status]).toEqual([more, 422]);
    expect(JSON.stringify(refused.body)).not.toContain('xxxxx');
  }
  expect(await listed('gone')).toBeUndefined();
  expect(codeOf(await call('put', at('/main/status'), { status: 'waiting', reason: 'A test' }))[0]).toBe(422);
});

it('is for operators with a fresh code, and each brand has its own', async () => {
  expect(codeOf(await add('other', {}, SUPPORT))).toEqual([403, 'permission_denied']);
  expect(codeOf(await call('get', '/provider-accounts', undefined, SUPPORT))).toEqual([403, 'permission_denied']);
  expect(codeOf(await call('put', at('/main/key', SECOND), { secret: SECRET }))).toEqual([
    ...[404, 'provider_account_not_found'],
  ]);
  expect(codeOf(await add('other', {}, OPERATOR, 'nowhere'))).toEqual([404, 'tenant_not_found']);
  await add('other', {}, OPERATOR, SECOND).expect(201);
  const all = await call('get', '/provider-accounts').expect(200);
  const others = (all.body as { accounts: BrandProviderAccountResponse[] }).accounts.filter(
    (one) => one.tenant === SECOND,
  );
  expect(others.map(({ account }) => account)).toEqual(['mollie', 'other']);
  expect(codeOf(await decide(others[1]?.request?.id, 'approvals'))).toEqual([404, 'provider_request_not_found']);
  const token = await tokenOf(api, OPERATOR);
  const withToken = api.on(CONSOLE).post(`/api/staff${at()}`).set('authorization', token);
  expect(codeOf(await withToken.send({ account: 'x', provider: 'mollie', mode: 'live', key: SECRET }))).toEqual([
    ...[403, 'staff_session_needed'],
  ]);
  await rows(api, "update staff_session set second_factor_at = now() - interval '1 hour'");
  expect(codeOf(await add('late'))).toEqual([403, 'second_factor_needed']);
  await api.on(CONSOLE).get('/api/staff/provider-accounts').expect(401);
});
