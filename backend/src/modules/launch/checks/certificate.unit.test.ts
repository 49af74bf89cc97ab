import { type AddressInfo, createServer } from 'node:net';
import { type Server, createServer as createTlsServer } from 'node:tls';
import { NameServer } from '../../../../test/support/dns/name-server';
import { type SelfSigned, selfSigned } from '../../../../test/support/self-signed';
import { HOST, checkTools, checkedBrand } from '../testing/checked-brand';
import { certificate } from './certificate';

const DAY_MS = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
const sound = selfSigned(HOST, inDays(90));

let names: NameServer;
const servers: { close(): unknown }[] = [];
beforeAll(async () => {
  names = await NameServer.start();
});
afterAll(async () => {
  for (const server of servers) server.close();
  await names.close();
});
beforeEach(() => {
  names.forget();
  names.serve(HOST, { type: 'A', value: '127.0.0.1' });
});

async function serving(given: SelfSigned): Promise<number> {
  const server: Server = createTlsServer({ ...given });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
const find = (port: number, { ca = sound.cert, settings = {}, brand = checkedBrand() } = {}) =>
  certificate.run(brand, checkTools(names, settings, { tls: { port, mayLoopback: true, ca } }), HOST);

it('passes where browsers would trust it', async () => {
  expect(await find(await serving(sound))).toMatchObject({
    state: 'ok',
    found: expect.stringContaining('by Manyhearts tests'),
  });
});

it('tells one of another host, one that has ended, and one of an unknown authority', async () => {
  const [other, expired] = [selfSigned('other.dating', inDays(90)), selfSigned(HOST, inDays(-1))];
  expect(await find(await serving(other), { ca: other.cert })).toMatchObject({
    state: 'wrong',
    found: expect.stringContaining('other.dating'),
  });
  expect(await find(await serving(expired), { ca: expired.cert })).toMatchObject({
    state: 'wrong',
    found: expect.stringContaining('CERT_HAS_EXPIRED'),
  });
  const short = selfSigned(HOST, inDays(5));
  expect(await find(await serving(short), { ca: short.cert })).toMatchObject({
    state: 'wrong',
    found: expect.stringContaining('days more'),
  });
  expect(await find(await serving(sound), { ca: other.cert })).toMatchObject({ state: 'wrong', fixer: 'platform' });
});

it('waits where no server is, none answers, or no address is known', async () => {
  expect(await find(1)).toMatchObject({ state: 'wait', found: expect.stringContaining('ECONNREFUSED') });
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  servers.push(silent);
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as AddressInfo;
  expect(await find(port)).toMatchObject({ state: 'wait', found: expect.stringContaining('five seconds') });
  names.forget();
  expect(await find(1)).toMatchObject({ state: 'wait', fixer: 'domain_owner' });
});

it('waits for the address of a pending host, and needs nothing without TLS', async () => {
  const brand = checkedBrand({ hosts: [{ host: HOST, kind: 'primary', state: 'pending' }] });
  expect(await find(1, { brand })).toMatchObject({ state: 'wait' });
  expect(await find(1, { settings: { PUBLIC_PROTOCOL: 'http' } })).toMatchObject({ state: 'not_needed' });
});

it('connects to no address inside', async () => {
  const tools = checkTools(names, {}, { tls: { port: 1, mayLoopback: false } });
  expect(await certificate.run(checkedBrand(), tools, HOST)).toMatchObject({
    state: 'wait',
    found: expect.stringContaining('not public'),
  });
});
