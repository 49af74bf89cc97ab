import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { encodePlaces } from '../../../../../../infra/data/place-file';
import { PlaceIndex } from '../../places/place-index';
import { RegionCatalogue } from '../../places/region-catalogue';
import { regionId } from '../../../../../../contract/profile/country-region';
import { GeocodeRequest } from './geocode.request';
import { Geocode } from './geocode.use-case';
import { PlaceNotFound } from './place-not-found.error';

const folder = mkdtempSync(join(tmpdir(), 'regions-'));
const regions = join(folder, 'regions.json');
writeFileSync(
  regions,
  JSON.stringify({
    NL: { type: 'province', regions: [{ code: 'NL-ZH', name: 'Zuid-Holland', names: { en: 'South Holland' } }] },
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

const geocode = new Geocode(
  () =>
    new PlaceIndex(
      encodePlaces([
        { name: 'Den Haag', region: 'NL-ZH', lat: 52.07667, lon: 4.29861 },
        { name: 'Labasa', region: 'FJ', lat: -16.4332, lon: 179.36451 },
        { name: 'Null', region: 'GH', lat: -0.001, lon: -0.001 },
      ]),
    ),
  new RegionCatalogue(() => regions),
);

const COUNTRIES = ['NL', 'FJ', 'GH'];

const faultsOf = (query: Record<string, unknown>): string[] =>
  validateSync(plainToInstance(GeocodeRequest, query)).map(({ property }) => property);

describe('Geocoding', () => {
  it('answers with the town, its region’s number, and coordinates that tell no street', () => {
    expect(geocode.run({ lat: 52.0801, lon: 4.3123 }, COUNTRIES, 'en')).toEqual({
      country: 'NL',
      countryregion: { id: regionId('NL-ZH'), name: 'South Holland' },
      city: 'Den Haag',
      lat: 52.08,
      lon: 4.3,
    });
  });

  it('reaches over the date line, and leaves the region open where it is not known', () => {
    expect(geocode.run({ lat: -16.5, lon: -179.9 }, COUNTRIES, 'en')).toMatchObject({
      country: 'FJ',
      countryregion: null,
      city: 'Labasa',
    });
  });

  it('finds no place in a country that is not asked for', () => {
    expect(() => geocode.run({ lat: 52.0801, lon: 4.3123 }, ['FJ'], 'en')).toThrow(PlaceNotFound);
  });

  it('never writes minus nought', () => {
    const { lat, lon } = geocode.run({ lat: 0, lon: 0 }, COUNTRIES, 'en');
    expect(Object.is(lat, 0) && Object.is(lon, 0)).toBe(true);
  });

  it('says that nobody lives there, more than 100 km from any place', () => {
    expect(() => geocode.run({ lat: 90, lon: 0 }, COUNTRIES, 'en')).toThrow(PlaceNotFound);
    expect(() => geocode.run({ lat: 53.5, lon: 4.3 }, COUNTRIES, 'en')).toThrow(PlaceNotFound);
  });
});

describe('Coordinates in a query', () => {
  it.each([
    ['52.1', '4.3', 52.1, 4.3],
    ['-90', '-180', -90, -180],
    ['90', '180', 90, 180],
    ['5e-7', '-1.5e-6', 5e-7, -1.5e-6],
    ['52.370215999999999', '4.895168', 52.370216, 4.895168],
  ])('take %p and %p', (lat, lon, north, east) => {
    expect(faultsOf({ lat, lon })).toEqual([]);
    expect(plainToInstance(GeocodeRequest, { lat, lon })).toEqual({ lat: north, lon: east });
  });

  it.each([
    '',
    ' ',
    'abc',
    'NaN',
    'Infinity',
    '1,5',
    '0x10',
    '1e400',
    '90.0001',
    '-91',
    '1e3',
    '5 ',
    '+5',
    ['1', '2'],
    {},
    undefined,
  ])('refuse %p as a latitude', (lat) => {
    expect(faultsOf({ lat, lon: '4' })).toEqual(['lat']);
  });

  it('tell both faults at once', () => {
    expect(faultsOf({ lat: '91', lon: '180.5' })).toEqual(['lat', 'lon']);
  });
});
