import {
  FIRST,
  OPERATOR,
  REVIEWER,
  SECOND,
  SUPPORT,
  type TestApi,
  startTestApi,
  testBrand,
  tokenOf,
} from '../../../test/support/api';
import { NameServer } from '../../../test/support/dns/name-server';
import { FakeProvider } from '../../../test/support/payments/fake-provider';
import { connect, useProviders } from '../../../test/support/payments/paying';
import { rows } from '../../../test/support/people';
import { type Config } from '../../platform/config/config';
import { type PublicRequests } from '../../platform/outside';
import { LOGGER } from '../../platform/telemetry';
import { SiteDirectory } from '../../platform/tenancy';
import { StaffTokens } from '../console';
import { BrandFacts } from './brand-facts';
import { CheckRuns } from './check-runs';
import { CheckToolbox } from './check-toolbox';
import { HostMoves } from './host-moves';
import { LaunchRows } from './launch-rows';
import { TrialMails } from '../notifications';
import { PaymentPreflight } from '../payments';
import { type DocumentLayer, Revisions, Tenants } from '../tenants';
import { type LaunchView } from './launch';

const SLUG = 'newcomer';
const HOST = 'newcomer.dating';

let api: TestApi;
let names: NameServer;
let pageStatus = 200;
const tokens = new Map<string, string>();
beforeAll(async () => {
  [api, names] = [await startTestApi(), await NameServer.start()];
  for (const person of [OPERATOR, REVIEWER, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
  names.serveZone(HOST);
});
afterAll(() => Promise.all([api.close(), names.close()]));

const service = <T>(type: abstract new (...args: never[]) => T): T => api.running.app.get<T>(type, { strict: false });
const call = (method: 'get' | 'post' | 'put', path: string, body?: object, who = OPERATOR) => {
  const agent = api.on('console.localhost');
  const request = agent[method](`/api/staff/tenants${path}`);
  return request.set('authorization', tokens.get(who.email) ?? '').send(body);
};
const show = async (slug = SLUG): Promise<LaunchView> =>
  (await call('get', `/${slug}/launch`).expect(200)).body as LaunchView;
const check = (view: LaunchView, name: string, host = '') =>
  view.steps.flatMap(({ checks }) => checks).find((one) => one.name === name && one.host === host);
const stateOf = async (host: string): Promise<unknown> =>
  (await rows(api, 'select state from domain where host = $1', [host]))[0]?.['state'];

/** A worker whose requests to a host arrive at this api, and whose name servers are on this machine. */
function worker(): CheckRuns {
  const requests = {
    read: async (url: URL) => {
      const answer = await api.on(url.hostname).get(url.pathname);
      if (answer.status !== 200) throw Object.assign(new Error(`status ${answer.status}`), { name: 'UnfitAnswer' });
      return { type: 'text/plain', content: Buffer.from(answer.text) };
    },
    get: () => Promise.resolve(pageStatus),
  } as unknown as PublicRequests;
  const config: Config = {
    ...api.config,
    REQUESTS_TO_LOOPBACK: 'yes',
    DNS_SERVERS: names.address,
    EDGE_ADDRESSES: '192.0.2.10',
  };
  const ports = { authorities: names.port, tls: 443 };
  const services = [service(LaunchRows), service(BrandFacts), service(HostMoves)] as const;
  const tools = new CheckToolbox(requests, service(TrialMails), service(PaymentPreflight), config, ports);
  return new CheckRuns(...services, tools, api.running.app.get(LOGGER));
}
/** Makes every check of the brand, and those that follow from it. */
async function checkAll(): Promise<LaunchView> {
  await service(LaunchRows).hasten((await service(Tenants).get(SLUG)).id);
  for (let round = 0; round < 4 && (await worker().runDue()) > 0; round++) await service(SiteDirectory).refresh();
  return show();
}
async function draft(change: object): Promise<number> {
  const own = structuredClone(testBrand(FIRST).own) as DocumentLayer;
  const source = {
    ...own,
    settings: { ...own.settings, name: 'Newcomer', support_email: `help@${HOST}`, ...change },
    company: { ...own.company, email: `law@${HOST}` },
  };
  const body = { source, base: null, reason: 'Begin' };
  const answer = await call('post', `/${SLUG}/revisions`, body).expect(201);
  return (answer.body as { revision: number }).revision;
}
async function approve(revision: number): Promise<void> {
  const { id } = await service(Tenants).get(SLUG);
  for (const { email } of [OPERATOR, REVIEWER]) {
    const person = await service(StaffTokens).find(email);
    await service(Revisions).approve(id, revision, { id: person?.id ?? 0, email }, () => Promise.resolve());
  }
}
const publish = (revision: number) => call('post', `/${SLUG}/releases`, { revision, base: null, reason: 'Launch' });
const nonce = '0123456789abcdef0123456789abcdef';

describe('the launch of a brand', () => {
  let revision = 0;

  it('begins with eight steps, of which none has been looked at', async () => {
    await call('post', '', { slug: SLUG }).expect(201);
    const domains = [
      { host: HOST, kind: 'primary' },
      { host: `www.${HOST}`, kind: 'redirect', target: HOST },
    ];
    expect((await show()).steps.map(({ state }) => state)).toEqual(Array.from({ length: 8 }, () => 'wait'));
    await call('put', `/${SLUG}/domains`, { domains }).expect(200);
    const view = await show();
    expect(view).toMatchObject({ live_revision: null, revision: null, is_ready: false });
    expect(view.steps.map(({ name }) => name)).toEqual(
      'name company offer look texts records preflight publish'.split(' '),
    );
    expect(check(view, 'dns_address', HOST)).toMatchObject({ state: 'wait', blocks: 'publish', checked_at: null });
    expect(check(view, 'dns_address', `www.${HOST}`)).toMatchObject({ blocks: 'nothing' });
  });

  it('refuses to publish what nobody has looked at, and says what is open', async () => {
    revision = await draft({});
    await approve(revision);
    const refused = await publish(revision).expect(409);
    expect(refused.body).toMatchObject({ code: 'preflight_open' });
    const { faults } = refused.body as { faults: { path: string }[] };
    expect(faults.map(({ path }) => path)).toEqual(
      expect.arrayContaining([`launch.dns_address.${HOST}`, `launch.reaches_us.${HOST}`, 'launch.pages']),
    );
  });

  it('finds what is missing, with the records to paste', async () => {
    const view = await checkAll();
    expect(check(view, 'dns_address', HOST)).toMatchObject({
      state: 'wait',
      records: [{ type: 'A', name: HOST, value: '192.0.2.10' }],
    });
    expect(check(view, 'prices')).toMatchObject({ state: 'ok' });
    expect(check(view, 'legal')).toMatchObject({ state: 'ok' });
    expect(check(view, 'www')).toMatchObject({ state: 'ok' });
    expect(await stateOf(HOST)).toBe('pending');
    await api.on(HOST).get(`/api/preflight/${nonce}`).expect(421);
  });

  it('verifies a host by what it sees, once, however many workers look', async () => {
    names.serve(HOST, { type: 'NS', value: `ns.${HOST}` }, { type: 'A', value: '192.0.2.10' });
    const { id } = await service(Tenants).get(SLUG);
    await service(LaunchRows).hasten(id);
    await Promise.all([worker().runDue(), worker().runDue(), worker().runDue()]);
    await service(SiteDirectory).refresh();
    expect(await stateOf(HOST)).toBe('verified');
    expect(await stateOf(`www.${HOST}`)).toBe('pending');
    const moves = await rows(
      api,
      "select actor from audit_entry where subject = $1 and action = 'domain.state_changed'",
      [HOST],
    );
    expect(moves).toEqual([{ actor: 'preflight' }]);
  });

  it('proves that a verified host leads here, and shows visitors nothing of it', async () => {
    const view = await checkAll();
    expect(check(view, 'reaches_us', HOST)).toMatchObject({ state: 'ok' });
    await api.on(HOST).get('/api/settings').expect(421);
    const proof = (await api.on(HOST).get(`/api/preflight/${nonce}`).expect(200)).text;
    const other = (await api.on(`${FIRST}.localhost`).get(`/api/preflight/${nonce}`).expect(200)).text;
    expect(proof).toMatch(/^[\w-]{43}$/);
    expect(other).not.toBe(proof);
    expect((await api.on(HOST).get('/api/preflight/x').expect(422)).body).toMatchObject({
      code: 'preflight_nonce_invalid',
    });
  });

  it('is kept from publishing what it sells until a provider is connected', async () => {
    expect(check(await checkAll(), 'payments')).toMatchObject({ state: 'wrong', blocks: 'publish', fixer: 'operator' });
    const refused = await publish(revision).expect(409);
    expect((refused.body as { faults: object[] }).faults).toMatchObject([{ path: 'launch.payments' }]);
    const provider = new FakeProvider();
    useProviders(api, provider);
    await connect(api, 'mollie', provider, SLUG);
    await rows(api, "update provider_account set status = 'waiting' where id = 'mollie'");
    expect(check(await checkAll(), 'payments')).toMatchObject({ state: 'wait', fixer: 'operator' });
    const open = await publish(revision).expect(409);
    expect((open.body as { faults: object[] }).faults).toMatchObject([{ path: 'launch.payments' }]);
    await rows(api, "update provider_account set status = 'active' where id = 'mollie'");
    expect(check(await checkAll(), 'payments')).toMatchObject({ state: 'ok' });
  });

  it('is kept from publishing by a page that fails', async () => {
    pageStatus = 500;
    expect(check(await checkAll(), 'pages')).toMatchObject({ state: 'wrong', fixer: 'platform' });
    const refused = await publish(revision).expect(409);
    expect((refused.body as { faults: object[] }).faults).toMatchObject([{ path: 'launch.pages' }]);
    pageStatus = 200;
    expect(check(await checkAll(), 'pages')).toMatchObject({ state: 'ok' });
  });

  it('looks again at a new draft, and publishes none that was not looked at', async () => {
    const next = await draft({ name: 'Newcomers' });
    await approve(next);
    const view = await show();
    expect(view).toMatchObject({ is_ready: false, revision: next });
    expect(check(view, 'pages')).toMatchObject({ state: 'wait' });
    await publish(next).expect(409);
    expect(await checkAll()).toMatchObject({ is_ready: true, revision: next });
    revision = next;
  });

  it('opens the host to visitors with the release, and needs no preflight for the next one', async () => {
    await publish(revision).expect(201);
    await service(SiteDirectory).refresh();
    expect(await stateOf(HOST)).toBe('live');
    await api.on(HOST).get('/api/settings').expect(200);
    const view = await show();
    expect(view).toMatchObject({ live_revision: revision });
    expect(view.steps.at(-1)).toMatchObject({ name: 'publish', state: 'ok' });
    names.forget();
    await checkAll();
    const later = { revision, base: revision, reason: 'Once more' };
    expect((await call('post', `/${SLUG}/releases`, later)).status).not.toBe(409);
  });

  it('opens a host that is ready later by itself', async () => {
    names.serveZone(HOST).serve(`www.${HOST}`, { type: 'A', value: '192.0.2.10' });
    await checkAll();
    // A redirect is asked for itself, and answers as the others do.
    expect(await stateOf(`www.${HOST}`)).toBe('live');
  });
});

describe('launches', () => {
  it('are shown to people who reach the brand, and to nobody else', async () => {
    await call('get', `/${SECOND}/launch`, undefined, SUPPORT).expect(404);
    await call('post', `/${SECOND}/launch/checks`, undefined, SUPPORT).expect(404);
    await call('get', '/no-such-brand/launch').expect(404);
    await call('get', `/${FIRST}/launch`, undefined, SUPPORT).expect(200);
    await api.on('console.localhost').get(`/api/staff/tenants/${FIRST}/launch`).expect(401);
    await api.on(`${FIRST}.localhost`).get(`/api/staff/tenants/${FIRST}/launch`).set('authorization', 'x').expect(404);
  });

  it('of a brand below localhost need no name server', async () => {
    await show(FIRST);
    await worker().runDue();
    const view = await show(FIRST);
    for (const name of ['dns_address', 'caa', 'certificate'])
      expect(check(view, name, `${FIRST}.localhost`)).toMatchObject({ state: 'not_needed' });
    expect(check(view, 'reaches_us', `${FIRST}.localhost`)).toMatchObject({ state: 'ok' });
  });

  it('are looked at now when somebody asks, which the audit knows, a few times a minute', async () => {
    const ask = () => call('post', `/${FIRST}/launch/checks`, undefined, REVIEWER);
    await ask().expect(202);
    expect(
      await rows(api, "select subject from audit_entry where action = 'preflight.asked' and actor = $1", [
        REVIEWER.email,
      ]),
    ).toEqual([{ subject: FIRST }]);
    expect(await worker().runDue()).toBeGreaterThan(10);
    const statuses: number[] = [];
    for (let asked = 1; asked <= 12; asked++) statuses.push((await ask()).status);
    expect(statuses.slice(0, 5)).toEqual([202, 202, 202, 202, 202]);
    expect(statuses.at(-1)).toBe(429);
  });
});
