import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { encodePlaces } from '../../../../../../infra/data/place-file';
import { PlaceIndex } from '../../places/place-index';
import { regionId } from '../../places/region-catalogue';
import { GeocodeRequest } from './geocode.request';
import { Geocode } from './geocode.use-case';
import { PlaceNotFound } from './place-not-found.error';

const geocode = new Geocode(
  () =>
    new PlaceIndex(
      encodePlaces([
        { name: 'Den Haag', region: 'NL-ZH', lat: 52.07667, lon: 4.29861 },
        { name: 'Labasa', region: 'FJ', lat: -16.4332, lon: 179.36451 },
        { name: 'Null', region: 'GH', lat: -0.001, lon: -0.001 },
      ]),
    ),
);

const faultsOf = (query: Record<string, unknown>): string[] =>
  validateSync(plainToInstance(GeocodeRequest, query)).map(({ property }) => property);

describe('Geocoding', () => {
  it('answers with the town, its region’s number, and coordinates that tell no street', () => {
    expect(geocode.run(52.0801, 4.3123)).toEqual({
      country: 'NL',
      countryregion: regionId('NL-ZH'),
      city: 'Den Haag',
      lat: 52.08,
      lon: 4.3,
    });
  });

  it('reaches over the date line, and leaves the region open where it is not known', () => {
    expect(geocode.run(-16.5, -179.9)).toMatchObject({ country: 'FJ', countryregion: null, city: 'Labasa' });
  });

  it('never writes minus nought', () => {
    const { lat, lon } = geocode.run(0, 0);
    expect(Object.is(lat, 0) && Object.is(lon, 0)).toBe(true);
  });

  it('says that nobody lives there, more than 100 km from any place', () => {
    expect(() => geocode.run(90, 0)).toThrow(PlaceNotFound);
    expect(() => geocode.run(53.5, 4.3)).toThrow(PlaceNotFound);
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
