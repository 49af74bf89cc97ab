import type { SiteDocument } from '../site/site-document';
import { headLinks } from './head-links';
import { landerSlug, readLanderSlug } from './lander-slugs';
import { checkRoute, needsFacts, RevisionFacts } from './revision-facts';
import type { Route } from './route-table';
import { robotsText, sitemapText } from './search-engines';
import { SiteDirectory, type RequestContext } from './site-directory';
import { makeSite } from './testing/site-fixture';

const ORIGIN = 'https://glow.test';
const directory = new SiteDirectory();
directory.apply({
  version: 1,
  tenants: [{ id: 1, slug: 'glow', revision: 3, domain_language: 'nl', locales: ['en', 'nl'] }],
  hosts: [{ host: 'glow.test', tenantId: 1, kind: 'primary', state: 'live', target: null }],
});
const site = directory.find('glow.test')?.site;
const context = site?.contexts.get('nl') as RequestContext;
const lander = { page: '/landers/video', address: '/landers/video', takesSlug: true } as const;
const own = { page: '/imprint', address: '/imprint', takesSlug: false, token: 'imprint' } as const;
const withPages = (...tokens: string[]): SiteDocument => ({
  ...makeSite('Glow'),
  pages: tokens.map((token) => ({ token, title: {}, text: {}, footer: false })),
});

describe('a lander’s slug', () => {
  it.each([
    [1, 'en', 'eng'],
    [1, 'nl', 'nl'],
    [2, 'en', 'she-eng'],
    [3, 'de', 'bdsm-de'],
    [4, 'es', 'bbw-es'],
    [5, 'fr', 'gilf-fr'],
    [6, 'pl', 'milf-pl'],
    [7, 'nb', 'gay-nb'],
  ] as const)('of niche %i in %s is %s', (niche, locale, slug) => {
    expect(landerSlug({ niche, locale })).toBe(slug);
    expect(readLanderSlug(slug)).toEqual({ niche, locale });
  });

  it.each(['', 'en', 'she', 'she-', 'she-en', 'SHE-eng', 'eng-she', 'xx', 'constructor', '__proto__'])(
    'is not %j',
    (slug) => {
      expect(readLanderSlug(slug)).toBeUndefined();
    },
  );
});

describe('an address that depends on the document', () => {
  const facts = { niche: 1, tokens: new Set(['imprint']) };
  const withSlug = (slug: string): Route => ({ ...lander, slug: readLanderSlug(slug)! });

  it('speaks the language of its slug, whatever the visitor chose', () => {
    expect(checkRoute(context, withSlug('eng'), facts)).toMatchObject({ context: { locale: 'en' }, route: lander });
    const preview = { ...context, revision: 9, preview: true };
    const previewed = checkRoute(preview, withSlug('eng'), facts);
    expect(previewed.context).toMatchObject({ prefix: '/1-glow/9/en', preview: true });
  });

  it.each(['de', 'she-eng', 'she-nl'])('does not exist with the slug %s of another brand', (slug) => {
    expect(checkRoute(context, withSlug(slug), facts)).toEqual({ context, route: null });
  });

  it('exists for tokens that the brand has', () => {
    expect(checkRoute(context, own, facts).route).toBe(own);
    expect(checkRoute(context, { ...own, token: 'nope' }, facts).route).toBeNull();
    expect([own, withSlug('eng'), lander].map(needsFacts)).toEqual([true, true, false]);
  });

  it('asks for the document once a revision, and again after a failure', async () => {
    const read = jest.fn(() => Promise.resolve(withPages('imprint')));
    const memory = new RevisionFacts(read);
    expect(memory.find(context)).toBeUndefined();
    read.mockRejectedValueOnce(new Error('away'));
    await expect(memory.load(context)).rejects.toThrow('no document');
    expect(memory.find(context)).toBeUndefined();
    await memory.load(context);
    expect(memory.find(context)).toEqual(facts);
    expect(memory.find({ ...context, revision: 4 })).toBeUndefined();
  });
});

describe('the links in a page’s head', () => {
  const document = makeSite('Glow');
  const order = { origin: ORIGIN, locale: 'nl', address: '/complaints', takesSlug: false };

  it('name the one address of a page that speaks every language', () => {
    const links = headLinks(order, document);
    expect(links).toContain('<link rel="canonical" href="https://glow.test/complaints"/>');
    expect(links).toContain('<meta property="og:url" content="https://glow.test/complaints"/>');
    expect(links).not.toContain('alternate');
  });

  it('name a lander in each language', () => {
    const links = headLinks({ ...order, address: '/landers/video', takesSlug: true }, document);
    expect(links).toContain('rel="canonical" href="https://glow.test/landers/video/nl"');
    expect([...links.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, one, href]) => [one, href])).toEqual([
      ['en', 'https://glow.test/landers/video/eng'],
      ['nl', 'https://glow.test/landers/video/nl'],
      ['de', 'https://glow.test/landers/video/de'],
    ]);
  });

  it('are none where one rendering stands for many addresses, or where the site has no home yet', () => {
    expect(headLinks({ ...order, address: undefined }, document)).toBe('');
    expect(headLinks({ ...order, origin: '' }, document)).toBe('');
  });
});

describe('what search engines read', () => {
  it('lists the public pages on the primary host, and the brand’s own', () => {
    const map = sitemapText(ORIGIN, withPages('imprint'));
    expect(map).toContain('<loc>https://glow.test/</loc>');
    expect(map).toContain('<loc>https://glow.test/complaints</loc>');
    expect(map).toContain('<loc>https://glow.test/imprint</loc>');
    expect(map).not.toMatch(/landers|members/);
    expect(sitemapText('', withPages('imprint'))).not.toContain('<loc>');
  });

  it('keeps crawlers out of the api and of what belongs to members', () => {
    const text = robotsText(ORIGIN, false);
    for (const line of ['Disallow: /api/', 'Disallow: /members', 'Allow: /members/*/landing']) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).toContain('Sitemap: https://glow.test/sitemap.xml');
    expect(robotsText(ORIGIN, true)).toBe('User-agent: *\nDisallow: /\n');
    expect(robotsText('', false)).not.toContain('Sitemap');
  });
});
