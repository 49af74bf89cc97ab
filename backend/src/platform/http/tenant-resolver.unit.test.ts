import { type IncomingMessage } from 'node:http';
import { signPreview } from '../../../../contract/tenancy/preview-token';
import { type Config } from '../config/config';
import { type Host, type Site, type SiteDirectory } from '../tenancy';
import { type Refusal, TenantResolver, isRefusal } from './tenant-resolver';
import { type RequestContext } from './site-request';

const SECRET_KEY = 'a secret of the tests, long enough';
const config = {
  ...{ TRUSTED_PROXIES: '127.0.0.1', CONSOLE_HOST: 'console.example', SECRET_KEY },
  ...{ PUBLIC_PROTOCOL: 'https' },
} as unknown as Config;
const sites: Record<number, Partial<Site>> = { 7: { id: 7, revision: 3 }, 8: { id: 8, revision: null } };
const host = (state: Host['state'], more: Partial<Host> = {}): Partial<Host> => ({
  ...{ tenantId: 7, kind: 'primary', state, target: null, ...more },
});
const hosts: Record<string, Partial<Host>> = {
  'a.example': host('live'),
  'new.example': host('live', { tenantId: 8 }),
  'nobody.example': host('live', { tenantId: 9 }),
  'pending.example': host('pending'),
  'preview.example': host('live', { kind: 'preview' }),
  'old.example': host('live', { kind: 'redirect', target: 'a.example' }),
  'suspended.example': host('suspended'),
  'retired.example': host('retired'),
};
const directory = {
  host: (name: string) => (Object.hasOwn(hosts, name) ? hosts[name] : undefined),
  site: (id: number) => sites[id],
} as unknown as SiteDirectory;
const resolver = new TenantResolver(config, directory);

const enter = (headers: Record<string, string>, url?: string, remoteAddress = '127.0.0.1') =>
  resolver.enter({
    ...{ socket: { remoteAddress }, rawHeaders: Object.entries(headers).flat(), ...(url === undefined ? {} : { url }) },
  } as unknown as IncomingMessage);
const at = (name: string, headers: Record<string, string> = {}, url = '/'): RequestContext =>
  enter({ host: name, ...headers }, url) as RequestContext;
const refusal = (name: string, headers: Record<string, string> = {}, url = '/'): Refusal =>
  enter({ host: name, ...headers }, url) as Refusal;
const preview = (tenantId: number, revision: number, exp = Date.now() / 1000 + 3600): Record<string, string> => ({
  cookie: `a=b; preview=${signPreview({ tenantId, revision, exp }, SECRET_KEY)}`,
});

const UNKNOWN = { status: 421, code: 'unknown_host' };

it('lets visitors in where their host is a brand’s', () => {
  const context = at('a.example', {
    cookie: 'a=b',
    'x-request-id': 'trace-of-the-hop',
    'x-forwarded-for': '192.0.2.9',
  });
  expect(isRefusal(context)).toBe(false);
  expect(context).toMatchObject({
    ...{ site: sites[7], revision: 3, preview: false, exactAddress: '192.0.2.9', trustedHop: true, cookies: 'a=b' },
    scope: { tenantId: 7, trace: 'trace-of-the-hop' },
  });
  expect(at('A.Example:443').site).toBe(sites[7]);
});

it('takes neither host, address nor trace from whoever is not the trusted hop', () => {
  const untrusted = (headers: Record<string, string>) => enter({ host: 'a.example', ...headers }, '/', '192.0.2.1');
  expect(untrusted({ 'x-forwarded-host': 'a.example' })).toEqual(UNKNOWN);
  const context = untrusted({ 'x-forwarded-for': '192.0.2.9', 'x-request-id': 'trace-of-the-hop' }) as RequestContext;
  expect(context).toMatchObject({ exactAddress: '192.0.2.1', trustedHop: false });
  expect(context.scope.trace).toMatch(/^[\da-f-]{36}$/);
});

it.each([
  ['7 signs', 'x'.repeat(7)],
  ['65 signs', 'x'.repeat(65)],
  ['another sign', 'trace of the hop'],
  ['another sign before it', '{trace-of-the-hop'],
  ['another sign behind it', 'trace-of-the-hop}'],
])('makes a trace where the one that came has %s', (_name, trace) => {
  expect(at('a.example', { 'x-request-id': trace }).scope.trace).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
});

it('refuses what HTTP forbids, and hosts that are nobody’s', () => {
  expect(enter({}, '/')).toEqual({ status: 400, code: 'malformed_host' });
  for (const name of ['b.example', 'x.a.example', 'nobody.example', 'not a host', ''])
    expect(refusal(name)).toEqual(UNKNOWN);
  expect(refusal('nobody.example', preview(9, 1))).toEqual(UNKNOWN);
});

it('lets staff in on the console’s host, where no brand is', () => {
  for (const name of ['console.example', 'Console.Example:443'])
    expect(at(name, { cookie: 'a=b', 'x-request-id': 'trace-of-the-hop' })).toMatchObject({
      ...{ site: undefined, revision: null, preview: false, exactAddress: '127.0.0.1', trustedHop: true },
      ...{ cookies: 'a=b', scope: { tenantId: null, trace: 'trace-of-the-hop' } },
    });
});

it('shows a revision to whoever brings the preview of it, of this brand and in time', () => {
  expect(at('a.example', preview(7, 5))).toMatchObject({ revision: 5, preview: true });
  expect(at('new.example', preview(8, 5))).toMatchObject({ revision: 5, preview: true });
  for (const headers of [preview(8, 5), preview(7, 5, 1), { cookie: 'preview=x' }, { cookie: 'a=b' }])
    expect(at('a.example', headers)).toMatchObject({ revision: 3, preview: false });
});

it('serves nothing before the first publish, except to previews and to the link that starts one', () => {
  expect(refusal('new.example')).toEqual(UNKNOWN);
  expect(at('new.example', {}, '/api/preview?token=x')).toMatchObject({ revision: null, preview: false });
  for (const url of ['/api/previews', '/x/api/preview?', '/?/api/preview?'])
    expect(refusal('new.example', {}, url)).toEqual(UNKNOWN);
  expect(enter({ host: 'new.example' })).toEqual(UNKNOWN);
});

it.each([
  ['pending.example', UNKNOWN],
  ['preview.example', { status: 403, code: 'preview_link_needed' }],
  ['suspended.example', { status: 503, code: 'site_suspended', retryAfter: 3600 }],
  ['retired.example', { status: 410, code: 'site_retired' }],
  ['old.example', { status: 308, code: 'moved', location: 'https://a.example/' }],
])('%s refuses', (name, expected) => {
  const refused = refusal(name);
  expect(isRefusal(refused)).toBe(true);
  expect(refused).toEqual(expected);
});

it('opens hosts that are not live yet to previews', () => {
  for (const name of ['pending.example', 'preview.example'])
    expect(at(name, preview(7, 5))).toMatchObject({ revision: 5, preview: true });
});

it('leads on to the same path, and to nothing that lengthens the host', () => {
  const locationOf = (url?: string): string | undefined => (enter({ host: 'old.example' }, url) as Refusal).location;
  expect(locationOf('/a?b=c')).toBe('https://a.example/a?b=c');
  for (const url of ['.evil.example/', 'http://evil.example/', undefined])
    expect(locationOf(url)).toBe('https://a.example/');
});
