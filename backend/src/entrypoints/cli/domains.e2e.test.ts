import { FIRST, OPERATOR, SECOND, SUPPORT, startTestApi, testBrand } from '../../../test/support/api';
import { commandLineOf } from '../../../test/support/command-line';
import { rows } from '../../../test/support/people';
import { Brands, Domains, type DocumentLayer, Revisions, Tenants } from '../../modules/tenants';
import { SiteDirectory } from '../../platform/tenancy';
import { tenantsCommand } from './tenants-commands';
import { type Options } from './usage';

const HOST = 'brand.example';
const AUTHOR = { author: OPERATOR.email };

const commands = commandLineOf(() => startTestApi());
beforeAll(() => register(FIRST, HOST));

const service = <T>(type: new (...args: never[]) => T): T => commands.api().running.app.get<T>(type, { strict: false });
const idOf = async (slug: string): Promise<number> => (await service(Tenants).get(slug)).id;
const register = async (slug: string, host: string): Promise<void> =>
  service(Domains).register(await idOf(slug), [{ host, kind: 'alias' }], OPERATOR);

async function run(command: string, slug: string, options: Options = {}): Promise<string[]> {
  return [...(await commands.heard(() => tenantsCommand(command, [slug], options)))];
}
const move = (state: string, options: Options = {}, slug = FIRST): Promise<string[]> =>
  run('domain', slug, { host: HOST, state, ...AUTHOR, ...options });
const answerOf = async (host: string): Promise<number> => {
  await service(SiteDirectory).refresh();
  return (await commands.api().on(host).get('/api/settings.php')).status;
};
const stateOf = async (host: string): Promise<unknown> =>
  (await rows(commands.api(), 'select state from domain where host = $1', [host]))[0]?.['state'];
const audited = (): Promise<Record<string, unknown>[]> =>
  rows(
    commands.api(),
    `select actor, details->>'from' as "from", details->>'to' as "to" from audit_entry
     where action = 'domain.state_changed' and subject = $1 order by id`,
    [HOST],
  );

it('lists the hosts of one brand with what each is for and its state', async () => {
  expect(await run('domain', FIRST)).toEqual([
    'everglow.localhost  primary  live',
    `${HOST}  alias  pending`,
    'everglow-dating.localhost  alias  live',
    'preview.everglow.localhost  preview  live',
    'www.everglow.localhost  redirect  live  to everglow.localhost',
  ]);
  expect((await run('domain', SECOND)).join()).not.toContain(HOST);
});

it('publishing tells which hosts are closed to visitors, and the command that opens each', async () => {
  const own = testBrand(FIRST).own as DocumentLayer & { settings: object };
  const source: DocumentLayer = { ...own, settings: { ...own.settings, support_phone: '+31 20 555 0100' } };
  const tenant = await service(Tenants).get(FIRST);
  const draft = { source, base: tenant.live_revision, reason: 'A new number' };
  const revision = await service(Revisions).draft(tenant.id, draft, OPERATOR);
  const lines = await run('publish', FIRST, { ...AUTHOR, revision: String(revision), reason: 'A new number' });
  expect(lines).toEqual([
    expect.stringMatching(/^everglow: revision 2 is live/) as string,
    `${HOST} is pending. Visitors get 421. Point its DNS at the edge, then: npm run tenants -- domain everglow --host ${HOST} --state verified --author …`,
  ]);
});

it('refuses what the API refuses, and says why', async () => {
  const none = { state: 'verified', ...AUTHOR };
  await expect(run('domain', 'absent', { host: HOST, ...none })).rejects.toMatchObject({ code: 'tenant_not_found' });
  await expect(run('domain', FIRST, { host: 'other.example', ...none })).rejects.toThrow(
    'host_not_found: everglow has no host other.example. It has everglow.localhost, brand.example',
  );
  await expect(move('verified', {}, SECOND)).rejects.toThrow(
    `host_not_found: ${HOST} belongs to ${FIRST}, not to ${SECOND}.`,
  );
  await expect(move('live')).rejects.toThrow(
    'A host cannot go from pending to live; from pending it goes to verified or retired.',
  );
  await expect(move('open')).rejects.toThrow('A state is one of pending, verified, live, suspended, retired.');
  await expect(move('verified', { host: 'no host' })).rejects.toThrow('no host is not a host name.');
  await expect(move('verified', { host: '' })).rejects.toThrow('--host is missing.');
  await expect(move('verified', { author: '' })).rejects.toThrow('--author is missing.');
  await expect(move('verified', { author: SUPPORT.email })).rejects.toThrow('Only operators may');
  await expect(move('verified', { author: 'nobody@manyhearts.example' })).rejects.toThrow('no member of staff');
  expect([await stateOf(HOST), await audited()]).toEqual(['pending', []]);
});

it('opens a host in two steps, each of which is audited, and closes it again', async () => {
  expect(await answerOf(HOST)).toBe(421);
  expect(await move('verified', { host: 'BRAND.example.' })).toEqual([
    `${HOST} is verified now.`,
    expect.stringContaining(`--host ${HOST} --state live`) as string,
  ]);
  expect(await answerOf(HOST)).toBe(421);
  expect(await move('live')).toEqual([`${HOST} is live now.`]);
  expect(await answerOf(HOST)).toBe(200);
  await expect(move('live')).rejects.toMatchObject({ code: 'host_state_refused' });
  expect((await move('suspended'))[0]).toBe(`${HOST} is suspended now.`);
  expect(await answerOf(HOST)).toBe(503);
  const actor = OPERATOR.email;
  expect(await audited()).toEqual([
    { actor, from: 'pending', to: 'verified' },
    { actor, from: 'verified', to: 'live' },
    { actor, from: 'live', to: 'suspended' },
  ]);
});

it('two who move a host at once move it once', async () => {
  await register(FIRST, 'race.example');
  const both = await Promise.allSettled([1, 2].map(() => move('verified', { host: 'race.example' })));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('hosts below localhost are live from the start, and others are not', async () => {
  const { tenant } = await service(Brands).apply(testBrand('sheer'), OPERATOR, 'Launch');
  await service(Domains).register(tenant.id, [{ host: 'localhost.example', kind: 'alias' }], OPERATOR);
  await service(Domains).register(tenant.id, [{ host: 'notlocalhost', kind: 'alias' }], OPERATOR);
  expect(await run('domain', 'sheer')).toEqual([
    'sheer.localhost  primary  live',
    'localhost.example  alias  pending',
    'notlocalhost  alias  pending',
    'preview.sheer.localhost  preview  live',
    'sheer-dating.localhost  alias  live',
    'www.sheer.localhost  redirect  live  to sheer.localhost',
  ]);
  // Nothing is published yet.
  expect(await answerOf('sheer.localhost')).toBe(421);
});
