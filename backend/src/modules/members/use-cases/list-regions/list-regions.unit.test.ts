import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RegionCatalogue } from '../../places/region-catalogue';
import { ListRegions } from './list-regions.use-case';

const folder = mkdtempSync(join(tmpdir(), 'regions-'));
const file = join(folder, 'regions.json');
writeFileSync(
  file,
  JSON.stringify({
    BE: {
      type: 'province',
      regions: [
        { code: 'BE-WLG', name: 'Liège', names: { nl: 'Luik' } },
        { code: 'BE-VAN', name: 'Antwerpen', names: { fr: 'Anvers' } },
      ],
    },
    SE: {
      type: 'county',
      regions: [
        { code: 'SE-T', name: 'Örebro' },
        { code: 'SE-I', name: 'Gotland' },
      ],
    },
  }),
);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const regions = new ListRegions(new RegionCatalogue(() => file));
const names = (countries: string[], locale: string): string[] =>
  regions.run(countries, locale).regions.map(({ name }) => name);

describe('Regions', () => {
  it('are named in the visitor’s language, else as their own people call them', () => {
    expect(names(['BE'], 'fr')).toEqual(['Anvers', 'Liège']);
    expect(names(['BE'], 'nl')).toEqual(['Antwerpen', 'Luik']);
    expect(names(['BE'], 'en')).toEqual(['Antwerpen', 'Liège']);
  });

  it('keep the order of the countries and follow the visitor’s alphabet within each', () => {
    expect(names(['SE', 'BE'], 'sv')).toEqual(['Gotland', 'Örebro', 'Antwerpen', 'Liège']);
  });

  it('say what the country calls them and have a lasting number', () => {
    expect(regions.run(['SE'], 'en').regions[0]).toEqual({
      id: 23934227,
      code: 'SE-I',
      country: 'SE',
      name: 'Gotland',
      type: 'county',
    });
  });

  it.each(['XX', 'constructor', '__proto__', ''])('are none for %p', (country) => {
    expect(names([country], 'en')).toEqual([]);
  });
});
