import { encodingOf } from './encoding';
import { packIco } from './icons';
import { readPageKind } from './page-kind';
import { OverloadedError, RenderGate } from './render-gate';
import { pageHeaders, pagePolicy, SECURITY_HEADERS } from './security-headers';
import { SiteDirectory } from './site-directory';

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', 'identity'],
    ['brotli', 'identity'],
    ['', 'identity'],
  ])('for %j is %s', (header, encoding) => {
    expect(encodingOf(header)).toBe(encoding);
  });
});

describe('what the router asks for', () => {
  it('comes down to few forms', () => {
    expect(readPageKind({})?.name).toBe('html');
    const state = { 'next-router-state-tree': '%5B%5D', 'next-url': '/x', cookie: 'a=b' };
    expect(readPageKind({ rsc: '1', ...state })).toEqual({ name: 'rsc', family: 'rsc', router: { rsc: '1' } });
    expect(readPageKind({ rsc: '1', 'next-router-prefetch': '1' })?.name).toBe('prefetch 1');
    expect(readPageKind({ rsc: '1', 'next-router-segment-prefetch': '/_tree' })?.name).toBe('segment /_tree');
  });

  it.each([
    { rsc: '2' },
    { rsc: '1', 'next-router-prefetch': 'x' },
    { rsc: '1', 'next-router-segment-prefetch': 'a b' },
  ])('refuses %j', (headers) => {
    expect(readPageKind(headers)).toBeUndefined();
  });
});

describe('the policy of a page', () => {
  it('allows exactly the inline parts that it has', () => {
    const html =
      '<style>a{}</style><script>b()</script><script src="/x.js"></script><script type="application/json">{}</script>';
    const policy = pagePolicy(html, '/media');
    expect(policy.match(/'sha256-/g)).toHaveLength(2);
    expect(policy).toContain("script-src 'self' 'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it.each([
    ['/media', "img-src 'self' data: blob:;"],
    ['https://pictures.everglow.example/a/b', "img-src 'self' data: blob: https://pictures.everglow.example;"],
    ['https://not a host', "img-src 'self' data: blob:;"],
  ])('allows pictures behind %s, and of no other origin', (prefix, directive) => {
    expect(pagePolicy('', prefix)).toContain(directive);
  });
});

describe('the devices of a page', () => {
  it('are the camera where a picture is taken, and nowhere else', () => {
    expect({ ...SECURITY_HEADERS, ...pageHeaders('/profile/photo-check') }['permissions-policy']).toContain(
      'camera=(self), microphone=()',
    );
    for (const path of ['/profile', '/profile/photo-check/x', '/'])
      expect({ ...SECURITY_HEADERS, ...pageHeaders(path) }['permissions-policy']).toContain('camera=(), microphone=()');
  });
});

describe('the gate before rendering', () => {
  it('lets a few run, keeps the others waiting in order, and no site fills the queue', async () => {
    const gate = new RenderGate(1, 4);
    const order: string[] = [];
    let open: () => void = () => undefined;
    const first = gate.run(1, () => new Promise<void>((resolve) => (open = resolve)));
    const waiting = ['a', 'b'].map((name) => gate.run(1, () => Promise.resolve(order.push(name))));
    await expect(gate.run(1, () => Promise.resolve())).rejects.toBeInstanceOf(OverloadedError);
    const other = gate.run(2, () => Promise.resolve(order.push('other')));
    expect(gate.queued).toBe(3);
    open();
    await Promise.all([first, ...waiting, other]);
    expect(order).toEqual(['a', 'b', 'other']);
    await expect(gate.run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(gate.run(1, () => Promise.resolve('free again'))).resolves.toBe('free again');
  });
});

describe('the directory of sites', () => {
  it('takes over only what is newer, and tells whose revision moved', () => {
    const directory = new SiteDirectory();
    const tenant = { id: 1, slug: 'glow', revision: 1, domain_language: 'en', locales: ['en'] };
    expect(directory.apply({ version: 5, tenants: [tenant], hosts: [] })).toEqual([]);
    expect(directory.apply({ version: 5, tenants: [{ ...tenant, revision: 2 }], hosts: [] })).toEqual([]);
    expect(directory.apply({ version: 4, tenants: [{ ...tenant, revision: 2 }], hosts: [] })).toEqual([]);
    expect(directory.apply({ version: 6, tenants: [{ ...tenant, revision: 2 }], hosts: [] })).toMatchObject([
      { id: 1 },
    ]);
    expect(directory.apply({ version: 7, tenants: [{ ...tenant, revision: 2 }], hosts: [] })).toEqual([]);
  });

  it('knows where a site is at home, and gives its pages other keys when that moves', () => {
    const directory = new SiteDirectory((host) => `http://${host}:8080`);
    const tenant = { id: 1, slug: 'glow', revision: 1, domain_language: 'en', locales: ['en'] };
    const host = { host: 'glow.test', tenantId: 1, kind: 'primary', state: 'live', target: null } as const;
    const context = (name = 'glow.test') => directory.find(name)?.site.contexts.get('en');
    directory.apply({ version: 1, tenants: [tenant], hosts: [{ ...host, state: 'verified' }] });
    expect(context()).toMatchObject({ key: '/1-glow/1/en', site: { origin: '' } });
    directory.apply({ version: 2, tenants: [], hosts: [host] });
    expect(context()?.key).toBe('http://glow.test:8080/1-glow/1/en');
    directory.apply({ version: 3, tenants: [{ ...tenant, revision: 2 }], hosts: [] });
    expect(context()?.key).toBe('http://glow.test:8080/1-glow/2/en');
    const moved = [{ ...host, kind: 'redirect', target: 'new.test' } as const, { ...host, host: 'new.test' }];
    directory.apply({ version: 4, tenants: [], hosts: moved });
    expect(context('new.test')).toMatchObject({ prefix: '/1-glow/2/en', key: 'http://new.test:8080/1-glow/2/en' });
    expect(context('new.test')?.site.origin).toBe('http://new.test:8080');
  });
});

describe('an .ico', () => {
  it('points at each of its pictures', () => {
    const ico = packIco([
      { size: 16, png: Buffer.from('one') },
      { size: 32, png: Buffer.from('three') },
    ]);
    expect(ico.readUInt16LE(4)).toBe(2);
    expect(ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14)).toString()).toBe('one');
    expect(ico.subarray(ico.readUInt32LE(34)).toString()).toBe('three');
  });
});
