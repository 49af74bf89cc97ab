import { type Layer, mergeLayers, originOf } from './layers';

const LAYERS: readonly Layer[] = [
  { origin: 'product', values: { theme: { radius: 12, seeds: { primary: 'a' } }, min_age: 18 } },
  {
    origin: 'niche-2',
    values: { theme: { radius: 4, sections: ['steps'] }, texts: { nl: { 'home.hero_title': 'x' } } },
  },
  { origin: 'tenant', values: { theme: { sections: ['values', 'steps'] }, mail: { domain: null } } },
];

describe('the layers of settings', () => {
  it('are merged key by key, and lists replace', () => {
    expect(mergeLayers(LAYERS)).toEqual({
      theme: { radius: 4, seeds: { primary: 'a' }, sections: ['values', 'steps'] },
      min_age: 18,
      texts: { nl: { 'home.hero_title': 'x' } },
      mail: { domain: null },
    });
  });

  it.each([
    ['min_age', 'product'],
    ['theme.radius', 'niche-2'],
    ['theme.seeds.primary', 'product'],
    ['theme.sections[1]', 'tenant'],
    ['texts.nl["home.hero_title"]', 'niche-2'],
    // Nothing is a value, too.
    ['mail.domain', 'tenant'],
    ['settings.name', undefined],
  ])('tell that %s comes from %s', (path, origin) => {
    expect(originOf(LAYERS, path)).toBe(origin);
  });
});
