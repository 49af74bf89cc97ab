import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { change, confirmed } from '../../../../../test/support/meeting';
import { type Person, newAddress, startAccountsApi } from '../../../../../test/support/people';
import { type SearchMembersResponse } from './search-members.response';

let api: TestApi;
let viewer: Person;
beforeAll(async () => {
  api = await startAccountsApi(98);
  viewer = await confirmed(api, { seeking: 'everyone' });
});
afterAll(() => api.close());

const ask = (path: string, cookie = viewer.cookie, host = FIRST) =>
  api.on(`${host}.localhost`).get(`/api/${path}`).set('x-forwarded-for', newAddress()).set('cookie', cookie);
const found = async (query: string, cookie?: string, host?: string): Promise<SearchMembersResponse> =>
  (await ask(`members?${query}`, cookie, host).expect(200)).body as SearchMembersResponse;

const HOME = { country: 'MT', latitude: 35.9, longitude: 14.5 };
const NEAR = 'lat=35.9&lon=14.5';
const WAYS = ['', '&sort=newest', '&sort=shared_interests', `&${NEAR}&sort=distance`, `&${NEAR}&distance=30`];
const VERIFIED = { verified_at: '2026-11-26T23:30:00Z' };

describe('the search of members whose photos are verified', () => {
  it('finds them alone in every order, near or anywhere, counts them, and says since when', async () => {
    const [one, other] = [await confirmed(api, HOME), await confirmed(api, HOME)];
    for (const way of WAYS) expect((await found(`country=MT&verified_only=true${way}`)).members).toEqual([]);
    await change(api, one.id, VERIFIED);
    for (const way of WAYS)
      expect((await found(`country=MT&verified_only=true${way}`)).members).toMatchObject([
        { id: one.id, verified_at: '2026-11-26' },
      ]);
    for (const way of ['', `&${NEAR}&distance=30`]) {
      expect((await found(`country=MT&verified_only=true${way}`)).total).toEqual({ count: 1, more: false });
      expect((await ask(`search-count?country=MT&verified_only=true${way}`)).body).toEqual({ count: 1, more: false });
    }
    const both = (await found('country=MT&verified_only=false')).members;
    expect(new Map(both.map(({ id, verified_at }) => [id, verified_at]))).toEqual(
      new Map([
        [one.id, '2026-11-26'],
        [other.id, null],
      ]),
    );
    await change(api, one.id, { verified_at: null });
    expect((await found('country=MT&verified_only=true')).members).toEqual([]);
  });

  it('is kept with the last search', async () => {
    await found('country=MT&verified_only=true');
    expect((await ask('last-search')).body).toMatchObject({ search: { country: 'MT', verified_only: true } });
  });

  it('is one brand’s and for members, and reads no other word', async () => {
    await change(api, (await confirmed(api, { ...HOME, country: 'CY' }, SECOND)).id, VERIFIED);
    expect((await found('country=CY&verified_only=true')).members).toEqual([]);
    await ask('members?verified_only=yes').expect(422);
    await ask('members?verified_only=true', '').expect(403);
    await ask('members?verified_only=true', viewer.cookie, SECOND).expect(403);
  });
});
