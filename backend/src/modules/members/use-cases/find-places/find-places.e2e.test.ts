import { FIRST, SECOND, type TestApi, startTestApi } from '../../../../../test/support/api';
import { PlaceIndex } from '../../places/place-index';
import { regionId } from '../../../../../../contract/profile/country-region';
import { TownSearch } from '../../places/town-search';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const get = (query: string, host = `${FIRST}.localhost`) => api.on(host).get(`/api/places?${query}`);
const cities = async (query: string): Promise<string[]> =>
  ((await get(query).expect(200)).body as { places: { city: string }[] }).places.map(({ city }) => city);

describe('towns by what is typed', () => {
  it('come with where they are, in the visitor’s language', async () => {
    const answer = await get('query=GENT&country=BE').expect(200);
    expect(answer.headers['cache-control']).toBe('private, max-age=3600');
    expect(answer.headers['vary']).toContain('cookie');
    expect((answer.body as { places: unknown[] }).places[0]).toEqual({
      ...{ country: 'BE', countryregion: { id: regionId('BE-VOV'), name: 'Oost-Vlaanderen' }, city: 'Gent' },
      ...{ lat: 51.05, lon: 3.72 },
    });
    const french = await get('query=gent&country=BE').set('cookie', 'locale=fr').expect(200);
    expect(french.body).toMatchObject({ places: [{ countryregion: { name: 'Flandre-Orientale' } }] });
  });

  it('are at most eight, the largest first', async () => {
    expect(await cities('query=a&country=NL')).toEqual([
      ...['Amsterdam', 'Almere', 'Arnhem', 'Amersfoort', 'Apeldoorn', 'Alkmaar', 'Amstelveen', 'Almelo'],
    ]);
  });

  it.each([
    ['hertogenb', 'NL', '’s-Hertogenbosch'],
    ['munch', 'DE', 'München'],
    ['kobenh', 'DK', 'København'],
    ['tromso', 'NO', 'Tromsø'],
    ['lodz', 'PL', 'Łódź'],
    ['etienne', 'FR', 'Saint-Étienne'],
    ['munich', 'DE', 'München'],
    ['Keulen', 'DE', 'Köln'],
    ['Monaco di Bav', 'DE', 'München'],
    ['Brüssel', 'BE', 'Bruxelles / Brussel'],
    ['Brussel', 'BE', 'Bruxelles / Brussel'],
    ['Ostende', 'BE', 'Oostende'],
    ['Luik', 'BE', 'Liège'],
    ['Genf', 'CH', 'Genève'],
    ['lisbon', 'PT', 'Lisboa'],
    ['Kopenhagen', 'DK', 'København'],
    ['Rom', 'IT', 'Roma'],
    ['Warschau', 'PL', 'Warszawa'],
    ['Freiburg im', 'DE', 'Freiburg'],
    ['Kolonia', 'DE', 'Köln'],
    ['Åbo', 'FI', 'Turku'],
    ['Londres', 'GB', 'London'],
    ['Nowy Jork', 'US', 'New York City'],
  ])('%s in %s finds %s', (query, country, city) => {
    const [found] = new TownSearch(PlaceIndex.shared).find(country, query, 8);
    expect(found?.name.replace("'", '’')).toBe(city);
  });

  it('are of the brand’s countries alone', async () => {
    const [here, there] = await Promise.all([
      get('query=munchen&country=DE').expect(200),
      get('query=munchen&country=DE', `${SECOND}.localhost`).expect(200),
    ]);
    expect(here.body).toEqual({ places: [] });
    expect((there.body as { places: unknown[] }).places[0]).toMatchObject({ country: 'DE', city: 'München' });
  });

  it.each(['query=qqqq&country=NL', 'query=&country=NL', 'query=%F0%9F%91%8D&country=NL', 'query=utr&country=XX'])(
    'are none for %s',
    async (query) => {
      expect(await cities(query)).toEqual([]);
    },
  );

  it.each([
    ['', ['query', 'country']],
    ['query=utr', ['country']],
    ['query=utr&country=nl', ['country']],
    ['query=utr&query=x&country=NL', ['query']],
    [`query=${'x'.repeat(101)}&country=NL`, ['query']],
    ['query=utr&country=NL&limit=9', ['limit']],
  ])('refuse %s', async (query, paths) => {
    const { body } = await get(query).expect(422);
    const { faults } = body as { faults: { path: string }[] };
    expect(faults.map(({ path }) => path).sort()).toEqual([...paths].sort());
  });

  it('are on no host that is nobody’s, nor on the console', async () => {
    await get('query=utr&country=NL', 'nobody').expect(421);
    await get('query=utr&country=NL', 'console.localhost').expect(404);
  });

  it('end at the limit of an address', async () => {
    const ask = () => get('query=utr&country=NL').set('x-forwarded-for', '192.0.2.77');
    const answers = [];
    for (let asked = 0; asked < 301; asked++) answers.push((await ask()).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
  });
});
