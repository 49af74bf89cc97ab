import { type PlaceRow, encodePlaces } from '../../../../../infra/data/place-file';
import { PlaceIndex } from './place-index';
import { TownSearch } from './town-search';

const at = (lat: number, lon: number) => ({ lat, lon });
const rows: PlaceRow[] = [
  { name: 'Utrecht', region: 'NL-UT', ...at(52.09, 5.12), people: 290_000 },
  { name: 'Utrecht', region: 'NL-UT', ...at(52.11, 5.05) },
  { name: 'Uithoorn', region: 'NL-NH', ...at(52.24, 4.83), people: 27_000 },
  { name: 'Uden', region: 'NL-NB', ...at(51.66, 5.62), people: 35_000 },
  { name: '’s-Hertogenbosch', region: 'NL-NB', ...at(51.69, 5.3), people: 134_000 },
  { name: 'Baden-Baden', region: 'DE-BW', ...at(48.76, 8.24), people: 54_000 },
  {
    name: 'München',
    region: 'DE-BY',
    ...at(48.14, 11.58),
    people: 1_260_000,
    aliases: ['Munich', 'Monaco di Baviera'],
  },
  { name: 'Monheim', region: 'DE-NW', ...at(51.09, 6.89), people: 43_000 },
  { name: 'Münchberg', region: 'DE-BY', ...at(50.19, 11.79), people: 11_000, aliases: ['Monaco di Monte', 'Munich'] },
  { name: 'Neuenkirchen', region: 'DE-NI', ...at(53.03, 9.71), people: 5_700 },
  { name: 'Neuenkirchen', region: 'DE-NI', ...at(52.51, 8.06), people: 4_600 },
  { name: 'Østermarie', region: 'DK-84', ...at(55.14, 15.02), people: 0 },
  { name: 'New York City', region: 'US-NY', ...at(40.71, -74), people: 8_175_000 },
  { name: 'York', region: 'US-PA', ...at(39.96, -76.73), people: 43_000 },
  { name: 'Sandusky', region: 'US-OH', ...at(41.45, -82.71), people: 25_000, aliases: ['York'] },
  { name: 'Łódź', region: 'PL-10', ...at(51.75, 19.47), people: 768_000 },
  { name: 'Utopia', region: 'US', ...at(29.6, -99.5), people: 200 },
  ...Array.from({ length: 3000 }, (_, i) => ({
    ...{ name: `Saint-Ünder ${i}`, region: 'FR-01', lat: 46, lon: 5, people: i },
  })),
];
const places = new PlaceIndex(encodePlaces(rows));
const towns = new TownSearch(() => places);
const names = (country: string, query: string, limit = 8): string[] =>
  towns.find(country, query, limit).map(({ name }) => name);

describe('towns by name', () => {
  it.each([
    ['NL', 'u', ['Utrecht', 'Uden', 'Uithoorn']],
    ['NL', 'UTR', ['Utrecht']],
    ['NL', "'s-hertog", ['’s-Hertogenbosch']],
    ['NL', 'hertogen', ['’s-Hertogenbosch']],
    ['DE', 'baden', ['Baden-Baden']],
    ['DE', 'Mün', ['München', 'Münchberg']],
    ['DE', 'Mu\u0308n', ['München', 'Münchberg']],
    ['DE', 'muenchen', ['München']],
    ['DK', 'oster', ['Østermarie']],
    ['DK', 'Øster', ['Østermarie']],
    ['DE', 'mun', ['München', 'Münchberg']],
    ['DE', 'munich', ['München', 'Münchberg']],
    ['DE', 'monaco', ['München', 'Münchberg']],
    ['DE', 'mon', ['Monheim', 'München', 'Münchberg']],
    ['DE', 'mo', ['Monheim']],
    ['DE', 'baviera', []],
    ['US', 'munich', []],
    ['PL', 'lodz', ['Łódź']],
    ['US', 'york', ['New York City', 'York', 'Sandusky']],
    ['US', 'utrecht', []],
    ['XX', 'utrecht', []],
    ['NL', '  ', []],
    ['NL', '-', []],
    ['NL', '\uffff', []],
  ])('in %s, %j finds %j', (country, query, found) => {
    expect(names(country, query)).toEqual(found);
  });

  it('are at most as many as asked, the largest of all', () => {
    expect(names('FR', 'saint', 3)).toEqual(['Saint-Ünder 2999', 'Saint-Ünder 2998', 'Saint-Ünder 2997']);
    expect(names('FR', 'under', 8)).toHaveLength(8);
  });

  it('come with where they are, and once each', () => {
    expect(towns.find('DE', 'neuen', 8).map(({ lat }) => Math.round(lat * 100) / 100)).toEqual([53.03, 52.51]);
    expect(towns.find('NL', 'utrecht', 8)).toEqual([
      {
        ...{ name: 'Utrecht', country: 'NL', region: 'NL-UT' },
        ...{ lat: expect.closeTo(52.09, 4) as number, lon: expect.closeTo(5.12, 4) as number },
      },
    ]);
    expect(towns.find('US', 'utopia', 8)).toMatchObject([{ region: null }]);
  });
});

describe('towns of just a name', () => {
  it.each([
    ['DE', 'münchen', ['München']],
    ['DE', 'Munich', ['München', 'Münchberg']],
    ['DE', 'Neuenkirchen', ['Neuenkirchen', 'Neuenkirchen']],
    ['DE', 'Mün', []],
    ['DE', 'Baden', []],
    ['NL', 'Munich', []],
  ])('in %s, %j are %j', (country, name, found) => {
    expect(towns.named(country, name).map((town) => town.name)).toEqual(found);
  });
});

describe('a town by name and point', () => {
  it('is the nearest of that name', () => {
    expect(towns.resolve('DE', 'Neuenkirchen', at(52.6, 8.1))?.lat).toBeCloseTo(52.51, 4);
    expect(towns.resolve('DE', 'Neuenkirchen', at(53, 9.7))?.lat).toBeCloseTo(53.03, 4);
  });

  it('is the city where the point is a quarter’s', () => {
    expect(towns.resolve('NL', 'Utrecht', at(52.11, 5.05))?.lat).toBeCloseTo(52.09, 4);
  });

  it.each([
    ['NL', 'Utrecht', 48, 2],
    ['DE', 'Utrecht', 52.09, 5.12],
    ['NL', 'utrecht', 52.09, 5.12],
    ['NL', 'Utr', 52.09, 5.12],
    ['NL', 'Hertogenbosch', 51.69, 5.3],
    ['NL', '', 52.09, 5.12],
    ['US', 'York City', 40.71, -74],
    ['', '', 0, 0],
  ])('is none for %s %j at %d, %d', (country, name, lat, lon) => {
    expect(towns.resolve(country, name, { lat, lon })).toBeUndefined();
  });
});
