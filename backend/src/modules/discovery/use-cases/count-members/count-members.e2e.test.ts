import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { type Person, newAddress, rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { type SearchTotal } from '../search-members/search-members.response';

let api: TestApi;
let viewer: Person;
beforeAll(async () => {
  api = await startAccountsApi(64);
  viewer = await shown({ seeking: 'everyone' });
});
afterAll(() => api.close());

let people = 0;

/** A member whom others see. Each test has a country for itself. */
async function shown(facts: Record<string, unknown> = {}, host = FIRST): Promise<Person> {
  const person = await signUp(api, `count${(people += 1)}@visitor.example`, host);
  const changes = Object.entries({ status: 'active', ...facts });
  const columns = changes.map(([column], index) => `${column} = $${index + 2}`);
  const values = changes.map(([, value]) => value);
  await rows(api, `update profile set ${columns.join(', ')} where id = $1`, [person.id, ...values]);
  return person;
}

const ask = (path: string, { cookie }: Pick<Person, 'cookie'> = viewer, host = FIRST) =>
  api.on(`${host}.localhost`).get(`/api/${path}`).set('x-forwarded-for', newAddress()).set('cookie', cookie);

const count = async (query: string, person?: Person, host?: string): Promise<SearchTotal> =>
  (await ask(`search-count?${query}`, person, host).expect(200)).body as SearchTotal;

describe('the count of a search', () => {
  it('is the total that the search tells', async () => {
    await shown({ country: 'IE', gender: 'woman', birth_date: '1970-01-01' });
    await shown({ country: 'IE', gender: 'man', verified_at: '2026-11-26' });
    for (const [query, expected] of [
      ['country=IE', 2],
      ['country=IE&gender=man', 1],
      ['country=IE&gender=woman,man&max_age=40', 1],
      ['country=IE&with_photo=true', 0],
      ['country=IE&verified_only=true', 1],
    ] as const) {
      const answer = await ask(`search-count?${query}`).expect(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect([query, answer.body]).toEqual([query, { count: expected, more: false }]);
      expect((await ask(`members?${query}`)).body).toMatchObject({ total: answer.body as SearchTotal });
    }
    expect((await count('with_photo=false')).count).toBeGreaterThanOrEqual(2);
  });

  it('says where it has counted enough', async () => {
    await rows(
      api,
      `insert into profile (tenant_id, name, gender, birth_date, country, language, status)
       select tenant_id, 'Many ' || n, 'woman', '1990-01-01', 'NO', 'en', 'active'
       from profile, generate_series(1, 510) n where id = $1`,
      [viewer.id],
    );
    expect(await count('country=NO')).toEqual({ count: 500, more: true });
  });

  it('counts whom the member seeks, unless told', async () => {
    const woman = await shown({ country: 'HU', gender: 'woman', seeking: 'men' });
    await shown({ country: 'HU', gender: 'man' });
    await shown({ country: 'HU', gender: 'woman' });
    expect(await count('country=HU', woman)).toEqual({ count: 1, more: false });
    expect(await count('country=HU&gender=woman,man', woman)).toEqual({ count: 2, more: false });
    expect((await ask('members?country=HU', woman)).body).toMatchObject({ genders: ['man'] });
  });

  it('leaves out oneself, who is hidden or deactivated, who is blocked either way, and other brands', async () => {
    const one = await shown({ country: 'PT' });
    const [hidden, blocked, blocker] = [
      await shown({ country: 'PT' }),
      await shown({ country: 'PT' }),
      await shown({ country: 'PT' }),
    ];
    await shown({ country: 'PT', status: 'disabled' });
    const elsewhere = await shown({ country: 'PT' }, SECOND);
    expect(await count('country=PT', one)).toEqual({ count: 3, more: false });
    expect(await count('country=PT', elsewhere, SECOND)).toEqual({ count: 0, more: false });
    await rows(
      api,
      'insert into invisible_mode (tenant_id, profile_id) select tenant_id, id from profile where id = $1',
      [hidden.id],
    );
    expect((await count('country=PT', one)).count).toBe(2);
    for (const [by, of] of [
      [one, blocked],
      [blocker, one],
    ] as const)
      await rows(
        api,
        'insert into block (tenant_id, blocker_id, blocked_id) select tenant_id, id, $2 from profile where id = $1',
        [by.id, of.id],
      );
    expect((await count('country=PT', one)).count).toBe(0);
    expect((await count('country=PT')).count).toBe(3);
  });

  it('is not the last search', async () => {
    const person = await shown();
    await count('gender=man', person);
    expect((await ask('last-search', person)).body).toEqual({ search: null });
  });

  it('reads lists as the search does', async () => {
    const person = await shown({}, SECOND);
    await ask('search-count?sexuality=straight,gay&relationship_status=single', person, SECOND).expect(200);
    await ask('search-count?eye_color=blue', person, SECOND).expect(422);
  });

  it.each([
    ['gender=cat', 'gender'],
    ['min_age=17', 'min_age'],
    ['min_age=40&max_age=30', 'max_age'],
    ['lat=52', 'lon'],
    ['distance=30', 'lat'],
    ['countryregion=1', 'countryregion'],
    ['with_photo=1', 'with_photo'],
    ['verified_only=1', 'verified_only'],
    ['sort=newest', 'sort'],
    ['cursor=x', 'cursor'],
    ['name=Ada', 'name'],
  ])('refuses %s', async (query, path) => {
    const { body } = await ask(`search-count?${query}`).expect(422);
    expect(body).toMatchObject({ code: 'invalid_input', faults: [{ path }] });
  });

  it('is for members of the brand, so many a minute', async () => {
    expect((await ask('search-count', { cookie: '' }).expect(403)).body).toMatchObject({
      code: 'authentication_required',
    });
    await ask('search-count', viewer, SECOND).expect(403);
    const person = await shown();
    const answers = await Promise.all(Array.from({ length: 124 }, () => ask('search-count?country=LU', person)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });
});
