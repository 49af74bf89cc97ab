import { FIRST, SECOND, type TestApi, startTestApi } from '../../../../../test/support/api';
import { rows, signUp } from '../../../../../test/support/people';

describe('choosing a language without scripts', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const choose = (query: string, host?: string, referer?: string) => {
    const request = api.on(host).get(`/api/locale?${query}`).redirects(0);
    return referer === undefined ? request : request.set('referer', referer);
  };

  it('keeps a language that the brand offers for a year, and goes on', async () => {
    const answer = await choose('set=fr&next=%2Fpages%2Fterms%3Fa%3D1');
    expect(answer.status).toBe(303);
    expect(answer.headers).toMatchObject({ location: '/pages/terms?a=1', 'cache-control': 'no-store' });
    expect(answer.headers['set-cookie']).toEqual(['locale=fr; Path=/; Max-Age=31536000; SameSite=Lax']);
  });

  it.each(['set=it', 'set=xx', 'set=', 'set=fr&set=nl', 'set=fr%3B%20Domain%3Dx', 'nothing=1'])(
    'keeps nothing for %s',
    async (query) => {
      const answer = await choose(query);
      expect(answer.status).toBe(303);
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  it('asks the brand of the host which languages there are', async () => {
    expect((await choose('set=it', `${SECOND}.localhost`)).headers['set-cookie']).toBeDefined();
    expect((await choose('set=it', 'nobody.example')).status).toBe(421);
  });

  it.each(['//evil.example', '/%5Cevil.example', 'https://evil.example', '/%09/evil.example', '/%0d%0ax: y', '/api/x'])(
    'leads to no other site: %s',
    async (next) => {
      expect((await choose(`set=fr&next=${next}`)).headers['location']).toBe('/');
    },
  );

  it('leads back to where the link stood, on this host only', async () => {
    const from = (referer: string) => choose('set=fr', undefined, referer);
    expect((await from(`http://${FIRST}.localhost:8080/complaints?a=1`)).headers['location']).toBe('/complaints?a=1');
    expect((await from(`http://${FIRST}.localhost:8080/login?lang=de&a=1`)).headers['location']).toBe('/login?a=1');
    expect((await from('http://evil.example/complaints')).headers['location']).toBe('/');
    expect((await from('not an address')).headers['location']).toBe('/');
    expect((await choose('set=fr')).headers['location']).toBe('/');
  });

  it('keeps it in the account of a member, whom no other site’s link can change', async () => {
    const { id, cookie } = await signUp(api, 'speaks@visitor.example');
    const language = async (): Promise<unknown> =>
      (await rows(api, 'select language from account where id = $1', [id]))[0]?.['language'];
    const before = await language();
    await choose('set=fr').set('cookie', cookie).set('sec-fetch-site', 'cross-site').expect(303);
    await choose('set=it').set('cookie', cookie).expect(303);
    await choose('set=it', `${SECOND}.localhost`).set('cookie', cookie).expect(303);
    expect(await language()).toBe(before);
    await choose('set=fr').set('cookie', cookie).set('sec-fetch-site', 'same-origin').expect(303);
    expect(await language()).toBe('fr');
  });

  it('is limited', async () => {
    for (let calls = 0; calls < 60; calls++) await choose('set=fr', `${SECOND}.localhost`);
    expect((await choose('set=fr', `${SECOND}.localhost`)).status).toBe(429);
  });
});
