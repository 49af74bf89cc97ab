import { NameServer } from '../../../../test/support/dns/name-server';
import { type Finding } from '../finding';
import { type LaunchCheck } from '../launch-check';
import { HOST, checkTools, checkedBrand } from '../testing/checked-brand';
import { bounces } from './bounces';
import { caa } from './caa';
import { dkim } from './dkim';
import { dmarc } from './dmarc';
import { safety } from './safety';
import { spf } from './spf';

let server: NameServer;
beforeAll(async () => {
  server = await NameServer.start();
});
afterAll(() => server.close());
beforeEach(() => {
  server.forget();
  server.serveZone('brand.dating');
});

const find = async (check: LaunchCheck, settings = {}): Promise<Finding> =>
  check.run(checkedBrand(), checkTools(server, settings), HOST);
const txt = (name: string, ...values: readonly string[]): void => {
  server.serve(name, ...values.map((value) => ({ type: 'TXT', value }) as const));
};

describe('CAA', () => {
  it('passes where no name above has a record, or the nearest allows the authority', async () => {
    expect(await find(caa)).toMatchObject({ state: 'ok', found: 'There is no CAA record.' });
    server.serve(HOST, { type: 'CAA', value: 'issue letsencrypt.org' });
    expect(await find(caa)).toMatchObject({ state: 'ok' });
  });

  it('tells a record of the domain above that allows another authority only', async () => {
    server.serve(
      'brand.dating',
      { type: 'CAA', value: 'issue other.dating' },
      { type: 'NS', value: 'ns.brand.dating' },
    );
    expect(await find(caa)).toMatchObject({
      state: 'wrong',
      records: [{ type: 'CAA', name: 'brand.dating', value: '0 issue "letsencrypt.org"' }],
    });
  });

  it('goes by the nearest name with a record, whoever is allowed there, in letters of any size', async () => {
    server.serve(
      'brand.dating',
      { type: 'CAA', value: 'issue other.dating' },
      { type: 'NS', value: 'ns.brand.dating' },
    );
    server.serve(HOST, { type: 'CAA', value: 'iodef mailto:post@brand.dating' });
    expect(await find(caa)).toMatchObject({ state: 'ok' });
    server.serve(HOST, { type: 'CAA', value: 'issue LetsEncrypt.org' });
    expect(await find(caa)).toMatchObject({ state: 'ok' });
    server.serve(HOST, { type: 'CAA', value: 'issue ;' });
    expect(await find(caa)).toMatchObject({ state: 'wrong', found: `${HOST} allows only nobody.` });
  });

  it('waits while nobody answers, and needs nothing without TLS', async () => {
    server.keepSilentAbout(HOST);
    expect(await find(caa)).toMatchObject({ state: 'wait' });
    expect(await find(caa, { PUBLIC_PROTOCOL: 'http' })).toMatchObject({ state: 'not_needed' });
  });
});

describe('the policies of a sender', () => {
  it('SPF: right, missing, without our servers, doubled, for everybody, silent', async () => {
    const settings = { MAIL_SPF: 'include:spf.mailer.dating' };
    expect(await find(spf, settings)).toMatchObject({
      state: 'wait',
      records: [{ name: HOST, value: 'v=spf1 include:spf.mailer.dating ~all' }],
    });
    txt(HOST, 'v=spf1 include:spf.mailer.dating -all', 'something else');
    expect(await find(spf, settings)).toMatchObject({ state: 'ok' });
    txt(HOST, 'v=spf1 mx -all');
    expect(await find(spf, settings)).toMatchObject({
      state: 'wrong',
      records: [{ value: 'v=spf1 mx include:spf.mailer.dating -all' }],
    });
    txt(HOST, 'v=spf1 mx -all', 'v=spf1 a -all');
    expect(await find(spf, settings)).toMatchObject({
      state: 'wrong',
      found: expect.stringContaining('2 SPF records'),
    });
    txt(HOST, 'v=spf1 include:spf.mailer.dating +all');
    expect(await find(spf, settings)).toMatchObject({ state: 'wrong' });
    server.keepSilentAbout(HOST);
    expect(await find(spf, settings)).toMatchObject({ state: 'wait' });
  });

  it('DKIM: right, missing, of another target, not told, silent', async () => {
    const settings = { MAIL_DKIM: 's1=s1.mailer.dating,s2=s2.mailer.dating' };
    const [one, two] = [`s1._domainkey.${HOST}`, `s2._domainkey.${HOST}`];
    expect(await find(dkim)).toMatchObject({ state: 'wait', fixer: 'platform' });
    server.serve(one, { type: 'CNAME', value: 's1.mailer.dating' });
    expect(await find(dkim, settings)).toMatchObject({ state: 'wait', found: `${two} is not there yet.` });
    server.serve(two, { type: 'CNAME', value: 'old.mailer.dating' });
    expect(await find(dkim, settings)).toMatchObject({ state: 'wrong', found: expect.stringContaining(two) });
    server.serve(two, { type: 'CNAME', value: 's2.mailer.dating' });
    expect(await find(dkim, settings)).toMatchObject({ state: 'ok' });
    server.keepSilentAbout(one);
    expect(await find(dkim, settings)).toMatchObject({ state: 'wait' });
  });

  it('DMARC: of the domain or the one above, missing, without a policy, doubled, silent', async () => {
    expect(await find(dmarc)).toMatchObject({
      state: 'wait',
      records: [{ name: `_dmarc.${HOST}`, value: 'v=DMARC1; p=none' }],
    });
    txt('_dmarc.brand.dating', 'v=DMARC1; p=quarantine; rua=mailto:d@brand.dating');
    expect(await find(dmarc)).toMatchObject({ state: 'ok' });
    txt(`_dmarc.${HOST}`, 'v=DMARC1; rua=mailto:d@brand.dating');
    expect(await find(dmarc)).toMatchObject({ state: 'wrong' });
    txt(`_dmarc.${HOST}`, 'v=DMARC1; p=none', 'v=DMARC1; p=reject');
    expect(await find(dmarc)).toMatchObject({ state: 'wrong' });
    server.keepSilentAbout(`_dmarc.${HOST}`);
    expect(await find(dmarc)).toMatchObject({ state: 'wait' });
  });

  it('bounces: right and aligned or not, without MX, without SPF, not set', async () => {
    const settings = { BOUNCE_DOMAIN: 'bounces.mailer.dating' };
    server.serveZone('mailer.dating');
    expect(await find(bounces)).toMatchObject({ state: 'not_needed' });
    expect(await find(bounces, settings)).toMatchObject({ state: 'wrong', fixer: 'platform' });
    server.serve('bounces.mailer.dating', { type: 'MX', value: 'mx.mailer.dating' });
    expect(await find(bounces, settings)).toMatchObject({ state: 'wait', fixer: 'platform' });
    server.serve(
      'bounces.mailer.dating',
      { type: 'MX', value: 'mx.mailer.dating' },
      { type: 'TXT', value: 'v=spf1 mx -all' },
    );
    expect(await find(bounces, settings)).toMatchObject({
      state: 'ok',
      found: expect.stringContaining('DMARC goes by DKIM alone'),
    });
    server.serve(HOST, { type: 'MX', value: 'mx.mailer.dating' }, { type: 'TXT', value: 'v=spf1 mx -all' });
    expect(await find(bounces, { BOUNCE_DOMAIN: HOST })).toMatchObject({
      state: 'ok',
      found: expect.stringContaining('It is aligned with the sender.'),
    });
  });
});

it('a support address takes mail where its domain has a server for it, and people reach the brand', async () => {
  const brand = checkedBrand();
  if (!brand.revision) throw new Error('no revision');
  const { document } = brand.revision;
  const revision = {
    ...brand.revision,
    document: { ...document, settings: { ...document.settings, support_email: 'help@brand.dating' } },
  };
  const look = (more = {}) => safety.run(checkedBrand({ revision, ...more }), checkTools(server), '');
  expect(await look()).toMatchObject({ state: 'wrong', found: expect.stringContaining('has no MX record') });
  server.serve('brand.dating', { type: 'MX', value: 'mx.brand.dating' });
  expect(await look()).toMatchObject({ state: 'ok' });
  expect(await look({ staff: 0 })).toMatchObject({ state: 'wrong', fixer: 'operator' });
  server.keepSilentAbout('brand.dating');
  expect(await look()).toMatchObject({ state: 'wait' });
});
