import { REGION_TYPES } from '../../backend/src/modules/members/places/region-catalogue';
import { regionId } from '../../contract/profile/country-region';
import { nameOfCity } from './city-parts';
import { readPlaces } from './geonames';
import { readCurated, regionOf } from './region-catalogue';

const LOCALES = ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl', 'da', 'fi', 'nb', 'sv'];
const BRAND_COUNTRIES = ['NL', 'BE', 'GB', 'DE', 'AT', 'CH', 'US', 'FR', 'ES', 'IT', 'PL', 'DK', 'NO', 'SE', 'FI'];

const catalogue = readCurated();
const places = readPlaces();
const cityOf = nameOfCity(places);
const all = Object.entries(catalogue.countries).flatMap(([country, { regions }]) =>
  regions.map((region) => ({ country, ...region })),
);

describe('The regions that we wrote down', () => {
  it.each([
    ['NL', 12],
    ['BE', 11],
    ['DE', 16],
    ['AT', 9],
    ['CH', 26],
    ['US', 51],
    ['FR', 101],
    ['ES', 52],
    ['IT', 20],
    ['PL', 16],
    ['DK', 5],
    ['NO', 15],
    ['SE', 21],
    ['FI', 19],
    ['GB', 112],
    ['IE', 4],
    ['LU', 12],
  ])('%s has all %i of its regions', (country, count) => {
    expect(catalogue.countries[country]?.regions).toHaveLength(count);
  });

  it.each(BRAND_COUNTRIES)('%s has a name of its own for each region in each of the eleven languages', (country) => {
    const regions = catalogue.countries[country]?.regions ?? [];
    for (const locale of LOCALES) {
      const names = regions.map(({ name, names }) => names?.[locale] ?? name);
      expect(names.filter((name) => name.trim() === '')).toEqual([]);
      expect(new Set(names).size).toBe(regions.length);
    }
  });

  it('translates into languages of the interface only, and nothing into itself', () => {
    for (const { code, name, names } of all) {
      for (const [locale, text] of Object.entries(names ?? {})) {
        expect({ code, locale, known: LOCALES.includes(locale) }).toEqual({ code, locale, known: true });
        expect({ code, locale, text }).not.toEqual({ code, locale, text: name });
      }
    }
  });

  it('names what it calls them by a word that the browser knows', () => {
    for (const { type } of Object.values(catalogue.countries)) expect(REGION_TYPES).toContain(type);
  });

  it('numbers each region differently, by its code alone', () => {
    expect(new Set(all.map(({ code }) => regionId(code))).size).toBe(all.length);
    expect(regionId('NL-ZH')).toBe(17727847);
    expect(regionId('ZZ-ZZZ')).toBeLessThan(2 ** 31);
    expect(regionId('AA-1')).toBeGreaterThan(0);
    for (const wrong of ['NL', 'NL-', 'nl-zh', 'NLD-ZH', 'NL-ABCD', '']) expect(() => regionId(wrong)).toThrow();
  });
});

describe('Places in regions', () => {
  const regionsOf = new Map<string, number>();
  const astray: string[] = [];
  for (const place of places) {
    const region = regionOf(catalogue, place.country, place.first, place.second);
    regionsOf.set(region, (regionsOf.get(region) ?? 0) + 1);
    if (region.length === 2 && BRAND_COUNTRIES.includes(region)) astray.push(`${place.country} ${place.name}`);
  }

  it('leaves no region of a brand’s country without a place', () => {
    const empty = all.filter(({ country, code }) => BRAND_COUNTRIES.includes(country) && !regionsOf.has(code));
    expect(empty.map(({ code }) => code)).toEqual([]);
  });

  it('leaves next to no place of a brand’s country without a region', () => {
    const total = places.filter(({ country }) => BRAND_COUNTRIES.includes(country)).length;
    expect(total).toBeGreaterThan(50_000);
    expect(astray.length / total).toBeLessThan(0.001);
  });

  it.each([
    ['NL', 'Den Haag', 'NL-ZH'],
    ['BE', 'Gent', 'BE-VOV'],
    ['BE', 'Bruxelles / Brussel', 'BE-BRU'],
    ['GB', 'Manchester', 'GB-XGM'],
    ['GB', 'Bath', 'GB-SOM'],
    ['GB', 'Cardiff', 'GB-CRF'],
    ['DE', 'München', 'DE-BY'],
    ['DE', 'Köln', 'DE-NW'],
    ['AT', 'Wien', 'AT-9'],
    ['CH', 'Lausanne', 'CH-VD'],
    ['US', 'Chicago', 'US-IL'],
    ['FR', 'Paris', 'FR-75C'],
    ['FR', 'Ajaccio', 'FR-2A'],
    ['RE', 'Saint-Denis', 'FR-974'],
    ['ES', 'Sevilla', 'ES-SE'],
    ['ES', 'Palma', 'ES-PM'],
    ['IT', 'Roma', 'IT-62'],
    ['IT', 'Palermo', 'IT-82'],
    ['PL', 'Warszawa', 'PL-14'],
    ['PL', 'Kraków', 'PL-12'],
    ['DK', 'København', 'DK-84'],
    ['DK', 'Aarhus', 'DK-82'],
    ['NO', 'Fredrikstad', 'NO-31'],
    ['NO', 'Drammen', 'NO-33'],
    ['NO', 'Tønsberg', 'NO-39'],
    ['NO', 'Skien', 'NO-40'],
    ['NO', 'Tromsø', 'NO-55'],
    ['NO', 'Alta', 'NO-56'],
    ['SE', 'Malmö', 'SE-M'],
    ['SE', 'Göteborg', 'SE-O'],
    ['FI', 'Tampere', 'FI-11'],
    ['FI', 'Oulu', 'FI-14'],
    ['AX', 'Mariehamn', 'FI-01'],
  ])('%s: %s lies in %s', (country, name, region) => {
    const largest = places
      .filter((place) => place.country === country && place.name === name)
      .sort((a, b) => b.population - a.population)[0];
    expect(largest && regionOf(catalogue, country, largest.first, largest.second)).toBe(region);
  });

  it.each([
    ['DE', 'Wandsbek', 'Hamburg'],
    ['DE', 'Bochum-Hordel', 'Bochum'],
    ['ES', 'Eixample', 'Barcelona'],
    ['AT', 'Favoriten', 'Wien'],
  ])('%s: the quarter %s goes by the name of %s', (country, quarter, city) => {
    const place = places.find(({ country: its, name }) => its === country && name === quarter);
    expect(place && cityOf(place)).toBe(city);
  });

  it('leaves towns their own name however close to a city', () => {
    const town = places.find(({ country, name }) => country === 'NL' && name === 'Amstelveen');
    expect(town && cityOf(town)).toBe('Amstelveen');
  });
});
