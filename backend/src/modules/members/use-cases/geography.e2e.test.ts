import { FIRST, SECOND, type TestApi, startTestApi } from '../../../../test/support/api';

interface Region {
  readonly id: number;
  readonly code: string;
  readonly country: string;
  readonly name: string;
  readonly type: string;
}

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ COUNTRY_HEADER: 'cf-ipcountry' });
});

afterAll(() => api.close());

const get = (path: string, host = FIRST) => api.on(`${host}.localhost`).get(path);
const regionsOf = (answer: { body: unknown }): Region[] => (answer.body as { regions: Region[] }).regions;

describe.each([
  ['/api/regions.php', '/api/regions'],
  ['/api/interests.php', '/api/interests'],
  ['/api/geocode.php?lat=52.08&lon=4.3', '/api/geocode?lat=52.08&lon=4.3'],
])('%s', (path, plain) => {
  it('answers the same without .php', async () => {
    const [one, other] = await Promise.all([get(path).expect(200), get(plain).expect(200)]);
    expect(one.body).toEqual(other.body);
    expect(one.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('may be kept by the visitor’s browser alone for an hour, and is not sent twice', async () => {
    const answer = await get(path).expect(200);
    expect(answer.headers['cache-control']).toBe('private, max-age=3600');
    expect(answer.headers['vary']).toContain('cookie');
    const etag = answer.headers['etag'] ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get(path).set('if-none-match', etag).expect(304);
    expect(again.text).toBe('');
    expect(again.headers['cache-control']).toBe('private, max-age=3600');
  });

  it('is on no host that is nobody’s, nor on the console', async () => {
    await get(path, 'nobody').expect(421);
    await get(path, 'console').expect(404);
  });

  it('ends at the limit of an address, which leaves others alone', async () => {
    const ask = (address: string) => get(path).set('x-forwarded-for', address);
    const statuses: number[] = [];
    for (let asked = 0; asked < 121; asked++) statuses.push((await ask('192.0.2.1')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    const refused = await ask('192.0.2.1').expect(429);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await ask('192.0.2.2').expect(200);
  });
});

describe('regions', () => {
  it('are those of the brand’s own countries, in its own language', async () => {
    const dutch = regionsOf(await get('/api/regions.php').expect(200));
    expect(dutch).toHaveLength(12 + 11);
    expect(dutch[0]).toMatchObject({ country: 'NL', code: 'NL-DR', name: 'Drenthe', type: 'province' });
    expect(dutch.find(({ code }) => code === 'BE-WLG')?.name).toBe('Luik');

    const german = regionsOf(await get('/api/regions.php', SECOND).expect(200));
    expect([...new Set(german.map(({ country }) => country))]).toEqual(['DE', 'AT', 'CH']);
    expect([...new Set(german.map(({ type }) => type))]).toEqual(['bundesland', 'canton']);
    expect(german.find(({ code }) => code === 'CH-GE')?.name).toBe('Genf');
  });

  it('follow the visitor’s language where the brand speaks it', async () => {
    const french = regionsOf(await get('/api/regions.php?country=BE').set('cookie', 'locale=fr').expect(200));
    expect(french).toHaveLength(11);
    expect(french.find(({ code }) => code === 'BE-WLG')?.name).toBe('Liège');
    const unspoken = regionsOf(await get('/api/regions.php?country=BE').set('cookie', 'locale=xx').expect(200));
    expect(unspoken.find(({ code }) => code === 'BE-WLG')?.name).toBe('Luik');
  });

  it('are none for a country that the brand does not serve', async () => {
    expect(regionsOf(await get('/api/regions.php?country=DE').expect(200))).toEqual([]);
    expect(regionsOf(await get('/api/regions.php?country=DE', SECOND).expect(200)).length).toBeGreaterThan(10);
    expect(regionsOf(await get('/api/regions.php?country=XX').expect(200))).toEqual([]);
  });

  it.each(['nl', 'NLD', '', '../..', 'N%00'])('refuse %p as a country', async (country) => {
    const answer = await get(`/api/regions.php?country=${country}`).expect(422);
    expect(answer.body).toMatchObject({ code: 'invalid_input', faults: [{ path: 'country' }] });
  });
});

describe('interests', () => {
  it('are named in the visitor’s language', async () => {
    const named = async (locale: string): Promise<string | undefined> => {
      const { body } = await get('/api/interests.php').set('cookie', `locale=${locale}`).expect(200);
      const { interests } = body as { interests: { key: string; name: string }[] };
      expect(interests).toHaveLength(64);
      return interests.find(({ key }) => key === 'coffee')?.name;
    };
    expect(await named('nl')).toBe('Koffie');
    expect(await named('fr')).toBe('Café');
  });
});

describe('geocode', () => {
  it('names the nearest town and the region that regions.php has for it', async () => {
    const { body } = await get('/api/geocode.php?lat=52.0801&lon=4.3123').expect(200);
    expect(body).toMatchObject({ country: 'NL', city: 'Den Haag', lat: 52.08, lon: 4.3 });
    const regions = regionsOf(await get('/api/regions.php').expect(200));
    expect(regions.find(({ id }) => id === (body as { countryregion: { id: number } }).countryregion.id)?.code).toBe(
      'NL-ZH',
    );
  });

  it('names towns of the brand’s countries alone', async () => {
    const berlin = '/api/geocode.php?lat=52.52&lon=13.4';
    expect((await get(berlin).expect(404)).body).toMatchObject({ code: 'place_not_found' });
    expect((await get(berlin, SECOND).expect(200)).body).toMatchObject({ country: 'DE', city: 'Berlin' });
    const aachen = '/api/geocode.php?lat=50.776&lon=6.084';
    expect((await get(aachen, SECOND).expect(200)).body).toMatchObject({ country: 'DE', city: 'Aachen' });
    expect((await get(aachen).expect(200)).body).toMatchObject({
      country: expect.stringMatching(/^(NL|BE)$/) as string,
    });
  });

  it('says that nobody lives in the middle of the sea', async () => {
    const answer = await get('/api/geocode.php?lat=0&lon=-140').expect(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatchObject({ code: 'place_not_found' });
  });

  it.each([
    ['', ['lat', 'lon']],
    ['lat=52', ['lon']],
    ['lat=91&lon=4', ['lat']],
    ['lat=52&lon=-180.1', ['lon']],
    ['lat=&lon=', ['lat', 'lon']],
    ['lat=NaN&lon=Infinity', ['lat', 'lon']],
    ['lat=52&lat=53&lon=4', ['lat']],
    ['lat[a]=1&lat=x&lon=4', ['lat', 'lat[a]']],
    ['lat=52&lon=4&street=1', ['street']],
  ])('refuses %p and names what is wrong', async (query, paths) => {
    const answer = await get(`/api/geocode.php?${query}`).expect(422);
    const { code, faults } = answer.body as { code: string; faults: { path: string }[] };
    expect(code).toBe('invalid_input');
    expect(faults.map(({ path }) => path).sort()).toEqual(paths);
  });
});

describe('the visitor’s country', () => {
  const country = async (headers: Record<string, string>): Promise<unknown> => {
    const { body } = await get('/api/settings.php').set(headers).expect(200);
    return (body as { geoip_country: unknown }).geoip_country;
  };

  it('comes from the address, or from the CDN', async () => {
    expect(await country({ 'x-forwarded-for': '193.0.6.139' })).toBe('NL');
    expect(await country({ 'x-forwarded-for': '193.0.6.139', 'cf-ipcountry': 'BE' })).toBe('BE');
    expect(await country({ 'x-forwarded-for': '193.0.6.139', 'cf-ipcountry': 'XX' })).toBe('NL');
    expect(await country({ 'x-forwarded-for': '10.0.0.1' })).toBeNull();
  });

  it('is not what the visitor claims in front of the trusted hop', async () => {
    expect(await country({ 'x-forwarded-for': '17.0.0.1, 193.0.6.139' })).toBe('NL');
  });
});
