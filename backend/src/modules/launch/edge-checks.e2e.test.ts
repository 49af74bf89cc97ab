import dns from 'node:dns';
import tls from 'node:tls';
import { findCaddy } from '../../../../infra/edge/caddy-binary';
import { type Edge, startEdge } from '../../../../infra/edge/edge-under-test';
import { FIRST, OPERATOR, type TestApi, startTestApi, tokenOf } from '../../../test/support/api';
import { NameServer } from '../../../test/support/dns/name-server';
import { selfSigned } from '../../../test/support/self-signed';
import { type Config } from '../../platform/config/config';
import { PublicRequests } from '../../platform/outside';
import { SiteDirectory } from '../../platform/tenancy';
import { certificate } from './checks/certificate';
import { reachesUs } from './checks/reaches-us';
import { type Finding } from './finding';
import { type CheckedBrand } from './launch-check';
import { checkTools, checkedBrand } from './testing/checked-brand';

/** The edge of a deployment, this api behind it, and name servers that lead there: what the checks meet in the open. */
const PROVEN = 'proven.dating';
const PENDING = 'pending.dating';
const STRANGER = 'stranger.dating';
const RENAMED = 'renamed.dating';
const EXPIRED = 'expired.dating';
/** Caddy's own authority for as long as a public one: by itself it gives certificates for half a day. */
const LASTING = 'internal {\n\t\t\tlifetime 2160h\n\t\t\tsign_with_root\n\t\t}';
const DAY_MS = 86_400_000;
const given = {
  [RENAMED]: selfSigned('other.dating', new Date(Date.now() + 90 * DAY_MS)),
  [EXPIRED]: selfSigned(EXPIRED, new Date(Date.now() - DAY_MS)),
};

let caddy: string | undefined;
let api: TestApi;
let edge: Edge;
let names: NameServer;
beforeAll(async () => {
  caddy = await findCaddy();
  if (caddy === undefined) return;
  [api, names] = [await startTestApi(), await NameServer.start()];
  edge = await startEdge(
    caddy,
    new Set(),
    { API_PORT: new URL(api.url).port, TLS_ISSUER: LASTING, TLS_ASK_URL: `${api.innerUrl}/inner/tls-permission` },
    given,
  );
  await addHosts();
  for (const host of [PROVEN, PENDING, STRANGER, RENAMED, EXPIRED])
    names.serve(host, { type: 'A', value: '127.0.0.1' });
  trustTheEdge();
});
afterAll(async () => {
  jest.restoreAllMocks();
  if (caddy !== undefined) await Promise.all([edge.stop(), names.close(), api.close()]);
});

async function addHosts(): Promise<void> {
  const authorization = await tokenOf(api, OPERATOR);
  const put = (path: string, body: object) =>
    api
      .on('console.localhost')
      .put(`/api/staff/tenants/${FIRST}/domains${path}`)
      .set('authorization', authorization)
      .send(body);
  const wanted = [PROVEN, PENDING, RENAMED, EXPIRED].map((host) => ({ host, kind: 'alias' }));
  await put('', { domains: [{ host: `${FIRST}.localhost`, kind: 'primary' }, ...wanted] }).expect(200);
  for (const host of [PROVEN, RENAMED, EXPIRED]) await put(`/${host}/state`, { state: 'verified' }).expect(204);
  await api.running.app.get(SiteDirectory, { strict: false }).refresh();
}

/** This machine knows the names, and trusts the edge's authority as browsers trust a public one. */
function trustTheEdge(): void {
  const context = tls.createSecureContext.bind(tls);
  jest
    .spyOn(tls, 'createSecureContext')
    .mockImplementation((options) => context({ ...options, ca: options?.ca ?? edge.authority }));
  const everywhere = (...[, , done]: readonly [string, object, (...found: unknown[]) => void]): void => {
    done(null, [{ address: '127.0.0.1', family: 4 }]);
  };
  jest.spyOn(dns, 'lookup').mockImplementation(everywhere as unknown as typeof dns.lookup);
}

const brandOf = (host: string, state: 'pending' | 'verified'): CheckedBrand =>
  checkedBrand({ hosts: [{ host, kind: 'primary', state }] });

async function look(
  check: typeof certificate,
  host: string,
  state: 'pending' | 'verified' = 'verified',
): Promise<Finding> {
  const config: Config = {
    ...api.config,
    ...{ PUBLIC_PROTOCOL: 'https', PUBLIC_PORT: edge.httpsPort, REQUESTS_TO_LOOPBACK: 'yes' },
  };
  const ca = [edge.authority, ...Object.values(given).map(({ cert }) => cert)].join('\n');
  const requests = new PublicRequests(config);
  const tools = checkTools(names, config, { requests, tls: { port: edge.httpsPort, mayLoopback: true, ca } });
  const found = await check.run(brandOf(host, state), tools, host);
  // Caddy makes a certificate valid from this second on, and OpenSSL reads a coarser clock.
  if (!found.found.includes('CERT_NOT_YET_VALID')) return found;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return check.run(brandOf(host, state), tools, host);
}

/** As the tests of the edge: without a Caddy nothing is tried, which is told, and a failure on CI. */
function withEdge(name: string, run: () => Promise<void>): void {
  it(
    name,
    async () => {
      if (caddy !== undefined) {
        await run();
        return;
      }
      const sentence = 'The checks were NOT tried with the edge: there is no caddy, and apt-get could not fetch one.';
      if (process.env['CI'] !== undefined) throw new Error(sentence);
      process.stderr.write(`${sentence}\n`);
    },
    30_000,
  );
}

withEdge('a verified host is proven end to end: name, edge, certificate, api', async () => {
  // The edge gets the certificate when it is asked for the first time, and the api permits it.
  expect(await look(reachesUs, PROVEN)).toEqual({
    ...{ state: 'ok', found: 'The request arrived here.', wanted: 'A request to this host arrives here.' },
  });
  expect(await look(certificate, PROVEN)).toMatchObject({
    state: 'ok',
    found: expect.stringMatching(
      /^proven\.dating: proven\.dating by Caddy Local Authority.*, for \d\d days more\.$/,
    ) as string,
  });
});

withEdge('a host with a certificate of another name is told with that name, and is not reached', async () => {
  expect(await look(certificate, RENAMED)).toMatchObject({
    ...{ state: 'wrong', fixer: 'platform' },
    found: expect.stringMatching(/^other\.dating by Manyhearts tests.*ERR_TLS_CERT_ALTNAME_INVALID/) as string,
  });
  expect(await look(reachesUs, RENAMED)).toMatchObject({ state: 'wait', fixer: 'platform' });
});

withEdge('a host whose certificate has ended is told so, and is not reached', async () => {
  expect(await look(certificate, EXPIRED)).toMatchObject({
    ...{ state: 'wrong', fixer: 'platform' },
    found: expect.stringContaining('CERT_HAS_EXPIRED') as string,
  });
  expect(await look(reachesUs, EXPIRED)).toMatchObject({ state: 'wait', fixer: 'platform' });
});

withEdge('the edge gets no certificate for a host that is not verified, or is nobody’s', async () => {
  for (const host of [PENDING, STRANGER]) {
    expect(await look(certificate, host)).toMatchObject({
      ...{ state: 'wait', found: expect.stringContaining('There was no handshake') as string },
    });
    expect(await look(reachesUs, host)).toMatchObject({ state: 'wait' });
  }
  expect(await look(certificate, PENDING, 'pending')).toMatchObject({ state: 'wait' });
});
