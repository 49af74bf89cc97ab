import { OPERATOR, type TestApi, startTestApi, tokenOf } from '../../../test/support/api';
import { NameServer } from '../../../test/support/dns/name-server';
import { rows } from '../../../test/support/people';
import { type Config } from '../../platform/config/config';
import { AddressNotPublic, type PublicRequests } from '../../platform/outside';
import { LOGGER } from '../../platform/telemetry';
import { TrialMails } from '../notifications';
import { PaymentPreflight } from '../payments';
import { Domains, Tenants } from '../tenants';
import { BrandFacts } from './brand-facts';
import { CheckRuns } from './check-runs';
import { CheckToolbox } from './check-toolbox';
import { HostMoves } from './host-moves';
import { LaunchRows } from './launch-rows';
import { type LaunchView } from './launch';

const SLUG = 'watched';
const HOST = 'watched.dating';
const ACTOR = { email: OPERATOR.email, role: 'operator' } as const;

let api: TestApi;
let names: NameServer;
let authorization: string;
let tenantId: number;
const asked: string[] = [];
beforeAll(async () => {
  [api, names] = [await startTestApi(), await NameServer.start()];
  authorization = await tokenOf(api, OPERATOR);
  await staff('post', '', { slug: SLUG }).expect(201);
  await staff('put', `/${SLUG}/domains`, { domains: [{ host: HOST, kind: 'primary' }] }).expect(200);
  tenantId = (await service(Tenants).get(SLUG)).id;
});
afterAll(() => Promise.all([api.close(), names.close()]));
beforeEach(async () => {
  names.forget();
  names.serveZone(HOST);
  asked.length = 0;
  await rows(api, 'delete from launch_check where tenant_id = $1', [tenantId]);
  await rows(api, "update domain set state = 'pending', changed_at = now() where host = $1", [HOST]);
});

const service = <T>(type: abstract new (...args: never[]) => T): T => api.running.app.get<T>(type, { strict: false });
const staff = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
  api.on('console.localhost')[method](`/api/staff/tenants${path}`).set('authorization', authorization).send(body);
const show = async (): Promise<LaunchView> => (await staff('get', `/${SLUG}/launch`).expect(200)).body as LaunchView;
const stored = async (name: string, host = ''): Promise<Record<string, unknown> | undefined> =>
  (
    await rows(api, 'select * from launch_check where tenant_id = $1 and name = $2 and host = $3', [
      ...[tenantId, name, host],
    ])
  )[0];
const stateOfHost = async (): Promise<unknown> =>
  (await rows(api, 'select state from domain where host = $1', [HOST]))[0]?.['state'];

function worker(): CheckRuns {
  const requests = {
    read: (url: URL) => {
      asked.push(url.hostname);
      return Promise.reject(new AddressNotPublic());
    },
    get: () => Promise.resolve(200),
  } as unknown as PublicRequests;
  const config: Config = {
    ...api.config,
    ...{ REQUESTS_TO_LOOPBACK: 'yes', DNS_SERVERS: names.address, EDGE_ADDRESSES: '192.0.2.10' },
  };
  const ports = { authorities: names.port, tls: 443 };
  const tools = new CheckToolbox(requests, service(TrialMails), service(PaymentPreflight), config, ports);
  return new CheckRuns(
    service(LaunchRows),
    service(BrandFacts),
    service(HostMoves),
    tools,
    api.running.app.get(LOGGER),
  );
}

it('forgets checks that there are no more, and those of hosts that the brand has no more, without a request', async () => {
  await show();
  await rows(
    api,
    `insert into launch_check (tenant_id, name, host, state, blocks, next_at)
     values ($1, 'no_such_check', '', 'wait', 'publish', now()), ($1, 'reaches_us', 'gone.dating', 'wait', 'publish', now())`,
    [tenantId],
  );
  await worker().runDue();
  expect(await stored('no_such_check')).toBeUndefined();
  expect(await stored('reaches_us', 'gone.dating')).toBeUndefined();
  expect(asked).not.toContain('gone.dating');
});

it('stores what a name server says with signs that no text may have, and goes on with the other checks', async () => {
  names.serve(
    HOST,
    { type: 'NS', value: `ns.${HOST}` },
    { type: 'TXT', value: 'v=spf1 include:\u0000evil.example \u001b[31m -all' },
  );
  await show();
  await worker().runDue();
  expect(await stored('spf')).toMatchObject({ state: 'ok', found: 'v=spf1 include:�evil.example �[31m -all' });
  expect((await stored('dmarc'))?.['checked_at']).not.toBeNull();
});

it('verifies no host by what was seen before it was taken back', async () => {
  names.serve(HOST, { type: 'NS', value: `ns.${HOST}` }, { type: 'A', value: '192.0.2.10' });
  await show();
  await worker().runDue();
  expect(await stateOfHost()).toBe('verified');
  const domains = service(Domains);
  await domains.changeState(tenantId, HOST, 'retired', ACTOR);
  await domains.changeState(tenantId, HOST, 'pending', ACTOR);
  names.serve(HOST, { type: 'NS', value: `ns.${HOST}` }, { type: 'A', value: '198.51.100.7' });
  await rows(api, "update launch_check set next_at = case name when 'www' then now() end where tenant_id = $1", [
    tenantId,
  ]);
  await worker().runDue();
  expect(await stateOfHost()).toBe('pending');
  // It is looked at anew at once, and the evidence of today counts.
  await worker().runDue();
  expect(await stored('dns_address', HOST)).toMatchObject({ state: 'wrong' });
  expect(await stateOfHost()).toBe('pending');
});

it('opens no host again that staff suspended while it looked', async () => {
  await show();
  await rows(api, "update domain set state = 'verified', changed_at = now() where host = $1", [HOST]);
  await rows(api, "update launch_check set state = 'ok', checked_at = now() where tenant_id = $1 and host = $2", [
    ...[tenantId, HOST],
  ]);
  const launch = service(LaunchRows);
  const seen = await launch.seenHosts(tenantId);
  await rows(api, "update domain set state = 'suspended' where host = $1", [HOST]);
  const spied = jest.spyOn(launch, 'seenHosts').mockResolvedValue(seen);
  const tenant = { ...(await service(Tenants).get(SLUG)), live_revision: 1 };
  await service(HostMoves).move(tenant);
  spied.mockRestore();
  expect(await stateOfHost()).toBe('suspended');
});

it('is watched by many at once', async () => {
  const { launch, tenant } = { launch: service(LaunchRows), tenant: await service(Tenants).get(SLUG) };
  await show();
  // Each changes all rows of the brand; whoever took them in another order would wait for one that waits.
  const looks = Array.from({ length: 2000 }, (_, at) =>
    at % 2 === 0 ? launch.hasten(tenant.id) : launch.watch(tenant.id, at, false),
  );
  await Promise.all(looks);
  expect((await show()).hosts).toHaveLength(1);
});
