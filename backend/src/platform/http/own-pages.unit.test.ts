import { type FastifyRequest } from 'fastify';
import { type Site } from '../tenancy';
import { inLanguageOfPage, isCrossSite, languageOfPage, ownPage } from './own-pages';
import { RequestContext } from './site-request';

const site = { id: 7, domain_language: 'de', locales: ['de', 'nl', 'fr'] } as unknown as Site;
const asked = (headers: Record<string, string>, method = 'POST', cookies?: string, of: Site | undefined = site) =>
  ({
    method,
    headers: { host: 'a.example', ...headers },
    context: new RequestContext(of, 1, false, '', true, cookies, undefined, { PUBLIC_PROTOCOL: 'https' }),
  }) as unknown as FastifyRequest;

describe('the page of a form', () => {
  it('is the one that the browser names, of this site', () => {
    expect(ownPage(asked({ referer: 'https://A.example:8080/x?y=z' }))?.href).toBe('https://a.example:8080/x?y=z');
    for (const referer of ['https://b.example/x', 'https://x.a.example/', 'about:blank', 'no address', ''])
      expect(ownPage(asked({ referer }))).toBeUndefined();
    expect(ownPage(asked({}))).toBeUndefined();
  });

  const page = (query: string, host = 'a.example'): Record<string, string> => ({
    referer: `https://${host}/x?${query}`,
  });

  it('is in the language that its address names, if the brand speaks it', () => {
    expect(languageOfPage(asked(page('lang=nl'), 'POST', 'locale=fr'))).toBe('nl');
    expect(inLanguageOfPage(asked(page('lang=nl')), '/done')).toBe('/done?lang=nl');
    for (const headers of [page('lang=pl'), page('a=b'), page('lang=nl', 'b.example'), {}]) {
      expect(languageOfPage(asked(headers, 'POST', 'locale=fr'))).toBe('fr');
      expect(languageOfPage(asked(headers))).toBe('de');
      expect(inLanguageOfPage(asked(headers), '/done')).toBe('/done');
    }
  });

  it('names no language where no brand is', () => {
    const request = asked(page('lang=nl'));
    Object.assign(request, {
      context: new RequestContext(undefined, null, false, '', true, undefined, undefined, { PUBLIC_PROTOCOL: 'https' }),
    });
    expect(languageOfPage(request)).toBe('en');
  });
});

describe('a request', () => {
  const foreign = (headers: Record<string, string>, method?: string): boolean => isCrossSite(asked(headers, method));

  it.each([
    ['same-origin', false],
    ['none', false],
    ['same-site', true],
    ['cross-site', true],
    ['', true],
  ])('from a page of “%s” is another site’s: %s, whatever else it says', (where, answer) => {
    expect(foreign({ 'sec-fetch-site': where })).toBe(answer);
    expect(foreign({ 'sec-fetch-site': where, origin: 'https://a.example' })).toBe(answer);
    expect(foreign({ 'sec-fetch-site': where, origin: 'https://b.example' })).toBe(answer);
  });

  it('of an older browser is told by its origin', () => {
    for (const method of ['GET', 'POST']) {
      expect(foreign({ origin: 'https://a.example', referer: 'https://b.example/' }, method)).toBe(false);
      for (const origin of ['https://b.example', 'https://x.a.example', 'null', ''])
        expect(foreign({ origin, referer: 'https://a.example/' }, method)).toBe(true);
    }
  });

  it('that only reads is told by the page it came from where there is no origin', () => {
    for (const method of ['GET', 'HEAD']) {
      expect(foreign({ referer: 'https://b.example/' }, method)).toBe(true);
      expect(foreign({ referer: 'no address' }, method)).toBe(true);
      expect(foreign({ referer: 'https://a.example/' }, method)).toBe(false);
      expect(foreign({}, method)).toBe(false);
    }
    expect(foreign({ referer: 'https://b.example/' }, 'POST')).toBe(false);
    expect(foreign({}, 'POST')).toBe(false);
  });
});
