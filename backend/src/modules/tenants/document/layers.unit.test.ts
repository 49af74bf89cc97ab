import { originOf, resolve, type DocumentSource } from './layers';
import { formatPath, parsePath } from './path';

const layers: DocumentSource[] = [
  {
    origin: 'product',
    values: { settings: { message_credits: 10, countries: ['NL'] }, texts: {}, claim: 46 },
  },
  {
    origin: 'niche-3',
    values: {
      settings: { index_title: { en: 'N', de: 'N' } },
      texts: { en: { 'home.hero_title': 'niche', 'home.hero_text': 'niche' } },
    },
  },
  {
    origin: 'tenant',
    values: {
      settings: { countries: ['DE', 'AT'], index_title: { de: 'T' } },
      texts: { en: { 'home.hero_title': 'tenant' } },
      claim: null,
    },
  },
];

describe('the layers of a document', () => {
  it('merge objects and texts key by key, and replace lists', () => {
    expect(resolve(layers)).toEqual({
      settings: { message_credits: 10, countries: ['DE', 'AT'], index_title: { en: 'N', de: 'T' } },
      texts: { en: { 'home.hero_title': 'tenant', 'home.hero_text': 'niche' } },
      claim: null,
    });
  });

  it('are left as they were', () => {
    const before = structuredClone(layers);
    resolve(layers);
    expect(layers).toEqual(before);
  });

  it.each([
    ['settings.message_credits', 'product'],
    ['settings.countries', 'tenant'],
    ['settings.countries[1]', 'tenant'],
    ['settings.index_title.en', 'niche-3'],
    ['settings.index_title.de', 'tenant'],
    ['texts.en["home.hero_title"]', 'tenant'],
    ['texts.en["home.hero_text"]', 'niche-3'],
    ['claim', 'tenant'],
    ['nowhere.at.all', undefined],
    ['', undefined],
  ])('tell that %s comes from %s', (path, origin) => {
    expect(originOf(layers, path)).toBe(origin);
  });

  it('cannot be used to reach the prototype', () => {
    const values = JSON.parse('{"__proto__":{"polluted":true}}') as unknown;
    const merged = resolve([...layers, { origin: 'tenant', values }]);
    expect((merged as Record<string, unknown>).polluted).toBeUndefined();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(originOf(layers, 'constructor')).toBeUndefined();
  });
});

describe('a path', () => {
  it.each([
    ['packages[2].price.EUR', ['packages', 2, 'price', 'EUR']],
    ['texts.nl["home.hero_title"]', ['texts', 'nl', 'home.hero_title']],
    ['a["with \\"quotes\\""].b', ['a', 'with "quotes"', 'b']],
  ])('%s is read and written alike', (path, parts) => {
    expect(parsePath(path)).toEqual(parts);
    expect(formatPath(parts)).toBe(path);
  });

  it('reads the item of a list that is named by its id', () => {
    expect(parsePath('packages[plus].credits')).toEqual(['packages', 'plus', 'credits']);
  });

  it('that is none has no parts', () => {
    expect(parsePath('a..b')).toEqual([]);
    for (const quoted of ['\\q', '\\u12', 'a\nb']) expect(parsePath(`texts["${quoted}"]`)).toEqual([]);
    expect(parsePath('a[')).toEqual([]);
  });
});
