import { NameServer } from '../../../../test/support/dns/name-server';
import { HOST, checkTools, checkedBrand } from '../testing/checked-brand';
import { dnsAddress } from './dns-address';

let zone: NameServer;
let others: NameServer;
beforeAll(async () => {
  [zone, others] = [await NameServer.start(), await NameServer.start()];
});
afterAll(() => Promise.all([zone.close(), others.close()]));
beforeEach(() => {
  zone.forget();
  others.forget();
  others.serveZone('brand.dating');
});

/** The zone's own server says the one thing, the public one the other: the same where only one is given. */
function serve(own: readonly string[], elsewhere = own): void {
  const records = (values: readonly string[]) =>
    values.map((value) => ({ type: value.includes(':') ? 'AAAA' : 'A', value, ttl: 300 }) as const);
  zone.serve(HOST, ...records(own));
  others.serve(HOST, ...records(elsewhere));
}
const find = (settings = {}) =>
  dnsAddress.run(checkedBrand(), checkTools({ address: others.address, port: zone.port }, settings), HOST);

it('passes where the host leads to the edge by IPv4 alone, or by both', async () => {
  serve(['192.0.2.10']);
  expect(await find()).toMatchObject({ state: 'ok', found: '192.0.2.10' });
  serve(['192.0.2.10', '2001:db8::10']);
  expect(await find()).toMatchObject({ state: 'ok' });
});

it('waits where there is no record yet, and gives those to paste', async () => {
  expect(await find()).toMatchObject({
    state: 'wait',
    fixer: 'domain_owner',
    records: [
      { type: 'A', name: HOST, value: '192.0.2.10' },
      { type: 'AAAA', name: HOST, value: '2001:db8::10' },
    ],
  });
});

it('tells an address of another server, and an AAAA record that was forgotten', async () => {
  serve(['198.51.100.7']);
  expect(await find()).toMatchObject({ state: 'wrong', found: expect.stringContaining('Take away 198.51.100.7') });
  serve(['192.0.2.10', '2001:db8::bad']);
  expect(await find()).toMatchObject({ state: 'wrong', found: expect.stringContaining('Take away 2001:db8::bad') });
});

it('waits for what others still remember, and says how long', async () => {
  serve(['192.0.2.10'], ['198.51.100.7']);
  expect(await find()).toMatchObject({
    state: 'wait',
    found: 'The domain is right; others still have 198.51.100.7, for up to 300 seconds.',
  });
});

it('takes an alias of the edge, and asks for one where the host may have it', async () => {
  for (const server of [zone, others]) server.serve(HOST, { type: 'CNAME', value: 'edge.hosting.dating' });
  others.serve(HOST, { type: 'CNAME', value: 'edge.hosting.dating' }, { type: 'A', value: '192.0.2.10' });
  expect(await find({ EDGE_NAME: 'edge.hosting.dating' })).toMatchObject({
    state: 'ok',
    records: [{ type: 'CNAME', name: HOST, value: 'edge.hosting.dating' }],
  });
});

it('follows an alias of another name to where it leads', async () => {
  zone.serve(HOST, { type: 'CNAME', value: 'old.hosting.dating' });
  others.serve('old.hosting.dating', { type: 'A', value: '198.51.100.9' });
  expect(await find()).toMatchObject({ state: 'wrong', found: expect.stringContaining('198.51.100.9') });
});

it('recognises a CDN in front of the edge', async () => {
  serve(['104.16.1.1']);
  expect(await find()).toMatchObject({ state: 'ok', found: '104.16.1.1, which is Cloudflare.' });
});

it('waits while the name servers of the domain say nothing', async () => {
  serve(['192.0.2.10']);
  zone.keepSilentAbout(HOST);
  expect(await find()).toMatchObject({ state: 'wait', found: 'The name servers of the domain do not answer.' });
});

it('waits for the deployment to say where its edge is, and needs nothing of a name without a name server', async () => {
  expect(await find({ EDGE_ADDRESSES: undefined })).toMatchObject({ state: 'wait', fixer: 'platform' });
  const local = await dnsAddress.run(checkedBrand(), checkTools(others), 'brand.localhost');
  expect(local.state).toBe('not_needed');
});
