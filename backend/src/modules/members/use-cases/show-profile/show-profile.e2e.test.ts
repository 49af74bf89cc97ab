import { TRAITS, fieldOf, wordsOf } from '../../../../../../contract/profile/fields';
import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { newAddress, rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { decide, uploadOne } from '../../../../../test/support/photos';
import { regionId } from '../../../../../../contract/profile/country-region';
import { type OwnProfileResponse } from '../../profile/own-profile.response';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(62);
});
afterAll(() => api.close());

const get = (cookie: string, host = FIRST) =>
  api.on(`${host}.localhost`).get('/api/profile').set('x-forwarded-for', newAddress()).set('cookie', cookie);
const completeness = async (cookie: string): Promise<OwnProfileResponse['completeness']> =>
  ((await get(cookie).expect(200)).body as OwnProfileResponse).completeness;

describe('one’s own profile', () => {
  it('tells all that is known, and what is missing', async () => {
    const { id, cookie } = await signUp(api, 'own@visitor.example');
    const answer = await get(cookie).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toEqual({
      ...{ id, name: 'Jo Visser', date_of_birth: '1990-05-17', age: expect.any(Number) as number },
      ...{ status: 'disabled', fictional: false, gender: 'woman', seeking: 'everyone' },
      ...Object.fromEntries(TRAITS.map((name) => [name, null])),
      ...{ interests: [], about_me: null, looking_for: null },
      ...{ country: 'NL', countryregion: null, city: null, prompts: [] },
      completeness: {
        percent: 30,
        missing: ['photo', 'prompts', 'city', 'about_me', 'looking_for', ...TRAITS, 'interests'],
      },
    });
  });

  it('names the region in the member’s language', async () => {
    const { id, cookie } = await signUp(api, 'region@visitor.example');
    await rows(api, "update profile set country = 'BE', region = 'BE-VOV', city = 'Gent' where id = $1", [id]);
    expect((await get(cookie)).body).toMatchObject({
      countryregion: { id: regionId('BE-VOV'), name: 'Oost-Vlaanderen' },
    });
    expect((await get(`${cookie}; locale=fr`)).body).toMatchObject({ countryregion: { name: 'Flandre-Orientale' } });
  });

  it('is complete with everything that the brand shows; a photo counts until it is turned down', async () => {
    const { id, cookie } = await signUp(api, 'whole@visitor.example');
    await rows(
      api,
      `update profile set city = 'Gent', about = 'Hi', looking_for = 'You', interests = '{1}',
         ${TRAITS.map((name) => `${fieldOf(name).column} = '${wordsOf(name)[0]}'`).join(', ')}
       where id = $1`,
      [id],
    );
    expect((await completeness(cookie)).missing).toEqual(['photo', 'prompts']);
    await rows(
      api,
      `insert into profile_prompt (tenant_id, profile_id, code, answer, position)
       select tenant_id, id, 'good_sunday', 'Bread.', 0 from profile where id = $1`,
      [id],
    );
    expect(await completeness(cookie)).toEqual({ percent: 75, missing: ['photo'] });
    const photo = await uploadOne(api, cookie);
    expect(await completeness(cookie)).toEqual({ percent: 100, missing: [] });
    await decide(api, photo.id, 'quality');
    expect(await completeness(cookie)).toEqual({ percent: 75, missing: ['photo'] });
  });

  it('is for members of this brand', async () => {
    const { cookie } = await signUp(api, 'brand@visitor.example');
    for (const answer of [await get(''), await get(cookie, SECOND)])
      expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ authentication_required: true })]);
  });
});
