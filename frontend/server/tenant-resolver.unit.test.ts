import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SiteDirectory } from './site-directory';
import { makeTenantResolver, type RequestContext } from './tenant-resolver';

const SECRET_KEY = 'x'.repeat(32);
const directory = new SiteDirectory();
const tenant = { id: 1, slug: 'glow', revision: 3, domain_language: 'nl-BE', locales: ['en', 'nl', 'fr'] };
const host = { tenantId: 1, kind: 'primary', state: 'live', target: null } as const;
directory.apply({
  version: 1,
  tenants: [tenant, { ...tenant, id: 2, slug: 'veil', revision: null, locales: ['de'], domain_language: 'xx' }],
  hosts: [
    { ...host, host: 'glow.test' },
    { ...host, host: 'old.test', kind: 'redirect', target: 'glow.test' },
    { ...host, host: 'lost.test', kind: 'redirect' },
    { ...host, host: 'see.test', kind: 'preview' },
    { ...host, host: 'soon.test', state: 'verified' },
    { ...host, host: 'paused.test', state: 'suspended' },
    { ...host, host: 'gone.test', state: 'retired' },
    { ...host, host: 'veil.test', tenantId: 2 },
    { ...host, host: 'orphan.test', tenantId: 9 },
  ],
});

interface Sent {
  readonly cookie?: string;
  readonly forwarded?: string;
  readonly trusted?: boolean;
  readonly pseudo?: boolean;
}

function arrive(name: string, { cookie, forwarded, trusted = false, pseudo = false }: Sent = {}) {
  const config = { SECRET_KEY, PUBLIC_PROTOCOL: 'https', PUBLIC_PORT: 8443, PSEUDO_LOCALE: pseudo } as const;
  const raw = ['Host', name, ...(forwarded === undefined ? [] : ['X-Forwarded-Host', forwarded])];
  const request = { rawHeaders: raw, headers: { host: name, cookie } } as unknown as IncomingMessage;
  return makeTenantResolver(config, directory)(request, trusted);
}

function preview(claim: object, secret = SECRET_KEY): string {
  const body = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `preview=${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}
const soon = Math.floor(Date.now() / 1000) + 60;

describe('the tenant resolver', () => {
  it.each([
    ['nobody.test', 'unknown_host'],
    ['127.0.0.1', 'unknown_host'],
    ['orphan.test', 'unknown_host'],
    ['lost.test', 'unknown_host'],
    ['soon.test', 'unknown_host'],
    ['veil.test', 'unknown_host'],
    ['see.test', 'preview_link_needed'],
    ['paused.test', 'site_suspended'],
    ['gone.test', 'site_retired'],
  ])('keeps %s out: %s', (name, why) => {
    expect(arrive(name)).toBe(why);
  });

  it('lets a live host in, in its own language', () => {
    const context = { prefix: '/1-glow/3/nl', key: 'https://glow.test/1-glow/3/nl', locale: 'nl', preview: false };
    expect(arrive('GLOW.test:8080')).toMatchObject(context);
  });

  it('says where a host has moved', () => {
    expect(arrive('old.test')).toEqual({ movedTo: 'https://glow.test:8443' });
  });

  it.each([
    ['locale=fr', 'fr'],
    ['a=1; locale=en; b=2', 'en'],
    ['locale=de', 'nl'],
    ['locale=', 'nl'],
    ['xlocale=fr', 'nl'],
    ['locale=fr;locale=en', 'fr'],
    ['locale=../../2-veil', 'nl'],
  ])('reads the cookies %j as %s', (cookie, locale) => {
    expect((arrive('glow.test', { cookie }) as RequestContext).locale).toBe(locale);
  });

  it('shows the pseudo-locale only where it is told to', () => {
    const cookie = 'locale=qps';
    expect(arrive('glow.test', { cookie })).toMatchObject({ prefix: '/1-glow/3/nl' });
    expect(arrive('glow.test', { cookie, pseudo: true })).toMatchObject({ prefix: '/1-glow/3/qps', preview: false });
    expect(arrive('veil.test', { cookie, pseudo: true })).toBe('unknown_host');
  });

  it('believes a forwarded host from the trusted hop only', () => {
    expect(arrive('web:3000', { forwarded: 'glow.test', trusted: true })).toMatchObject({ revision: 3 });
    expect(arrive('glow.test', { forwarded: 'glow.test' })).toBe('unknown_host');
    expect(arrive('glow.test', { forwarded: 'glow.test, paused.test', trusted: true })).toBe('malformed_host');
  });

  it('shows a previewed revision on hosts that are not live yet, too', () => {
    const cookie = preview({ tenantId: 1, revision: 9, exp: soon });
    for (const name of ['glow.test', 'soon.test', 'see.test']) {
      expect(arrive(name, { cookie })).toMatchObject({ prefix: '/1-glow/9/nl', preview: true });
    }
    expect(arrive('paused.test', { cookie })).toBe('site_suspended');
  });

  it.each([
    ['of another tenant', preview({ tenantId: 2, revision: 9, exp: soon })],
    ['signed by somebody else', preview({ tenantId: 1, revision: 9, exp: soon }, 'y'.repeat(32))],
    ['that has run out', preview({ tenantId: 1, revision: 9, exp: soon - 120 })],
    ['without signature', preview({ tenantId: 1, revision: 9, exp: soon }).split('.')[0] ?? ''],
    ['with a longer text', `${preview({ tenantId: 1, revision: 9, exp: soon })}.x`],
    ['that is no token', 'preview=x'],
  ])('ignores a preview %s', (_what, cookie) => {
    expect(arrive('glow.test', { cookie })).toMatchObject({ revision: 3, preview: false });
  });
});
