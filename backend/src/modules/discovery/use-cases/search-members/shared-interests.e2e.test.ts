import { type TestApi } from '../../../../../test/support/api';
import { call, change, confirmed } from '../../../../../test/support/meeting';
import { type Person, rows, startAccountsApi } from '../../../../../test/support/people';
import { type SearchMembersResponse } from './search-members.response';

let api: TestApi;
let viewer: Person;
beforeAll(async () => {
  api = await startAccountsApi(90);
  viewer = await shown({});
});
afterAll(() => api.close());

/** A member whom others see. Each test has a country for itself. */
const shown = (facts: Record<string, unknown>): Promise<Person> => confirmed(api, facts);
const invent = ({ id }: Person) => change(api, id, { fictional: true });
const ask = (query: string, cookie = viewer.cookie) => call(api, 'get', `members?${query}`, cookie);
const found = async (query: string, cookie?: string): Promise<SearchMembersResponse> =>
  (await ask(query, cookie).expect(200)).body as SearchMembersResponse;
const ids = async (query: string, cookie: string): Promise<number[]> =>
  (await found(query, cookie)).members.map(({ id }) => id);

describe('what cards say of a member', () => {
  it('tells the interests that the viewer has as well, by name, and none of somebody invented', async () => {
    const both = { country: 'VA', interests: [64, 1, 2] };
    const [real, invented] = [await shown(both), await shown(both)];
    await invent(invented);
    const own = await shown({ country: 'AD', interests: [1, 2, 3] });
    const { members } = await found('country=VA', `${own.cookie}; locale=fr`);
    expect(members.find(({ id }) => id === real.id)?.shared_interests).toEqual(['Voyages', 'Randonnée']);
    expect(members.find(({ id }) => id === invented.id)?.shared_interests).toEqual([]);
  });

  it('has the first answer that the brand asks for as the line of a card, before other words', async () => {
    const { id } = await shown({ country: 'SM', about: 'I read.' });
    const say = (code: string, position: number) =>
      rows(
        api,
        `insert into profile_prompt (tenant_id, profile_id, code, answer, position)
         select tenant_id, id, $2, $3, $4 from profile where id = $1`,
        [id, code, `Of ${code}`, position],
      );
    expect((await found('country=SM')).members).toMatchObject([{ words: 'I read.' }]);
    await say('own_no_longer_asked', 0);
    expect((await found('country=SM')).members).toMatchObject([{ words: 'I read.' }]);
    await say('good_sunday', 1);
    expect((await found('country=SM')).members).toMatchObject([{ words: 'Of good_sunday' }]);
    expect((await found('country=SM', '')).members).toMatchObject([{ words: null }]);
  });
});

describe('a search by shared interests', () => {
  it('is for members, most first, and counts nobody invented', async () => {
    const own = await shown({ country: 'AD', interests: [1, 2, 3] });
    const of = async (...interests: number[]) => (await shown({ country: 'NR', interests })).id;
    const [none, all, two] = [await of(), await of(1, 2, 3), await of(2, 3, 9)];
    const invented = await of(1, 2, 3);
    await change(api, invented, { fictional: true });
    expect(await ids('country=NR&sort=shared_interests', own.cookie)).toEqual([all, two, none, invented]);
    expect((await ask('country=NR&sort=shared_interests', '').expect(403)).body).toMatchObject({
      code: 'authentication_required',
    });
  });
});
