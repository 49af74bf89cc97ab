import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { type Person, newAddress, post, rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { decide, uploadOne } from '../../../../../test/support/photos';
import { regionId } from '../../../../../../contract/profile/country-region';
import { PublishedSites } from '../../../tenants';
import { type MemberCard } from '../../cards/member-card.response';
import { type SearchMembersResponse } from './search-members.response';

let api: TestApi;
let viewer: Person;
beforeAll(async () => {
  api = await startAccountsApi(57);
  viewer = await shown({ seeking: 'everyone', latitude: 52.09, longitude: 5.12 });
});
afterAll(() => api.close());
afterEach(() => jest.restoreAllMocks());

let people = 0;

/** A member whom others see. Each test has a country for itself. */
async function shown(facts: Record<string, unknown> = {}, host = FIRST): Promise<Person> {
  const person = await signUp(api, `search${(people += 1)}@visitor.example`, host);
  await change(person, { status: 'active', ...facts });
  return person;
}

async function change({ id }: Person, facts: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(facts).map((column, index) => `${column} = $${index + 2}`);
  await rows(api, `update profile set ${columns.join(', ')} where id = $1`, [id, ...Object.values(facts)]);
}

const ask = (query: string, cookie = viewer.cookie, host = FIRST, address = newAddress()) =>
  api.on(`${host}.localhost`).get(`/api/members?${query}`).set('x-forwarded-for', address).set('cookie', cookie);

async function found(query: string, cookie = viewer.cookie, host = FIRST): Promise<SearchMembersResponse> {
  return (await ask(query, cookie, host).expect(200)).body as SearchMembersResponse;
}
const ids = async (query: string, cookie?: string, host?: string): Promise<number[]> =>
  (await found(query, cookie, host)).members.map(({ id }) => id);

async function settings(more: Record<string, unknown>): Promise<void> {
  const published = api.running.app.get(PublishedSites, { strict: false });
  const [tenant] = await rows(api, 'select id from tenant where slug = $1', [FIRST]);
  const site = await published.get(Number(tenant?.['id']));
  const document = { ...site.document, settings: { ...site.document.settings, ...more } };
  jest.spyOn(published, 'get').mockResolvedValue({ ...site, document });
}

describe('the search of members', () => {
  it('shows cards: age, region in one’s language, distance in bands, who is there and who is new', async () => {
    const facts = { name: 'Ada Smit', country: 'BE', region: 'BE-VOV', city: 'Gent', latitude: 52.2, longitude: 5.12 };
    const about = 'Bread,\n\nbicycles and bad jokes.';
    const { id } = await shown({ ...facts, about });
    const answer = await ask('country=BE', `${viewer.cookie}; locale=fr`).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toEqual({
      members: [
        {
          ...{ id, name: 'Ada Smit', age: expect.any(Number) as number, country: 'BE', city: 'Gent' },
          countryregion: { id: regionId('BE-VOV'), name: 'Flandre-Orientale' },
          ...{ distance_km: 20, fictional: false, online: true, is_new: true, verified_at: null, main_image: null },
          words: 'Bread, bicycles and bad jokes.',
          shared_interests: [],
        },
      ],
      next: null,
      total: { count: 1, more: false },
      similar: expect.any(Array) as MemberCard[],
      genders: ['woman', 'man', 'non_binary'],
    });
    expect((await found('country=BE&lat=52.2&lon=5.13')).members).toMatchObject([{ distance_km: 5 }]);
  });

  it('has photos first, among them members before fictional profiles and words before none', async () => {
    const made = { country: 'MC', about: null, looking_for: null };
    const silent = await shown(made);
    const says = await shown({ ...made, looking_for: 'Somebody to read with' });
    const invented = await shown({ ...made, about: 'Words', fictional: true });
    const both = await shown({ ...made, about: 'Words' });
    const photo = await shown(made);
    const inventedPhoto = await shown({ ...made, about: 'Words' });
    for (const { cookie } of [both, photo, inventedPhoto]) await decide(api, (await uploadOne(api, cookie)).id);
    await change(inventedPhoto, { fictional: true });
    const order = [both, photo, inventedPhoto, says, silent, invented].map(({ id }) => id);
    expect(await ids('country=MC')).toEqual(order);
    await change(silent, { about: 'At last' });
    await change(says, { looking_for: '' });
    expect((await ids('country=MC')).slice(3, 5)).toEqual([silent.id, says.id]);
  });

  it('shows the main photo once staff approved it, and finds by it', async () => {
    const person = await shown({ country: 'GR' });
    const { id } = await uploadOne(api, person.cookie);
    expect(await ids('country=GR&with_photo=true')).toEqual([]);
    await decide(api, id);
    const [card] = (await found('country=GR&with_photo=true')).members;
    expect(card).toMatchObject({ id: person.id, main_image: { status: 'active', blurred: false } });
  });

  it('never shows oneself, who is hidden, leaving or deactivated, nor anybody of another brand', async () => {
    const [one, other, elsewhere] = [
      await shown({ country: 'IE' }),
      await shown({ country: 'IE' }),
      await shown({ country: 'IE' }, SECOND),
    ];
    expect(await ids('country=IE', one.cookie)).toEqual([other.id]);
    expect(await ids('country=IE', elsewhere.cookie, SECOND)).toEqual([]);
    await rows(
      api,
      'insert into invisible_mode (tenant_id, profile_id) select tenant_id, id from profile where id = $1',
      [other.id],
    );
    expect(await ids('country=IE', one.cookie)).toEqual([]);
    await rows(api, 'delete from invisible_mode', []);
    expect(await ids('country=IE', one.cookie)).toEqual([other.id]);
    await change(other, { status: 'disabled' });
    expect(await ids('country=IE', one.cookie)).toEqual([]);
    await change(other, { status: 'active' });
    await post(api, '/api/account-deletion').set('cookie', other.cookie).send({ password: 'seven quiet otters' });
    expect(await rows(api, 'select status from profile where id = $1', [other.id])).toEqual([{ status: 'disabled' }]);
    expect(await ids('country=IE', one.cookie)).toEqual([]);
  });

  it('keeps two apart where one has blocked the other, whoever it was', async () => {
    const [one, other] = [await shown({ country: 'PT' }), await shown({ country: 'PT' })];
    expect(await ids('country=PT', one.cookie)).toEqual([other.id]);
    await rows(
      api,
      'insert into block (tenant_id, blocker_id, blocked_id) select tenant_id, id, $2 from profile where id = $1',
      [one.id, other.id],
    );
    expect([await ids('country=PT', one.cookie), await ids('country=PT', other.cookie)]).toEqual([[], []]);
    expect((await ids('country=PT')).sort()).toEqual([one.id, other.id].sort());
  });

  it('says who is invented, and never that they are there', async () => {
    const person = await shown({ country: 'CZ', fictional: true });
    expect((await found('country=CZ')).members).toMatchObject([{ id: person.id, fictional: true, online: false }]);
    expect(await ids('country=CZ&online=true')).toEqual([]);
  });

  it('looks for whom the member seeks, unless told', async () => {
    const [woman, man] = [
      await shown({ country: 'HU', gender: 'woman', seeking: 'men' }),
      await shown({ country: 'HU', gender: 'man' }),
    ];
    expect(await ids('country=HU', woman.cookie)).toEqual([man.id]);
    expect(await ids('country=HU&gender=woman,man')).toEqual([man.id, woman.id]);
    expect(await ids('country=HU&gender=woman&gender=woman')).toEqual([woman.id]);
  });

  it('is by region, age, distance and interests', async () => {
    await settings({
      search_fields: ['gender', 'country', 'countryregion', 'min_age', 'max_age', 'distance', 'interests'],
    });
    const one = await shown({
      country: 'AT',
      region: 'AT-9',
      birth_date: '1960-01-01',
      latitude: 48.2,
      longitude: 16.4,
    });
    const two = await shown({ country: 'AT', region: 'AT-5', interests: [3, 7], latitude: 47.8, longitude: 13 });
    expect(await ids(`countryregion=${regionId('AT-9')}`)).toEqual([one.id]);
    expect(await ids('country=AT&min_age=60')).toEqual([one.id]);
    expect(await ids('country=AT&max_age=59')).toEqual([two.id]);
    expect(await ids('country=AT&interests=7,8')).toEqual([two.id]);
    expect(await ids('country=AT&distance=30&lat=48.3&lon=16.4')).toEqual([one.id]);
    expect(await ids('country=AT&sort=distance&lat=48.3&lon=16.4')).toEqual([one.id, two.id]);
    expect(await ids('country=AT&sort=newest')).toEqual([two.id, one.id]);
    expect((await ask('distance=30', one.cookie)).status).toBe(200);
    await change(one, { latitude: null, longitude: null });
    const faults = (await ask('sort=distance', one.cookie).expect(422)).body as { faults: { path: string }[] };
    expect(faults.faults.map(({ path }) => path)).toEqual(['lat']);
  });

  it('shows the nearest members where few match, whatever the filters', async () => {
    const [town, far] = [
      { latitude: 64.1, longitude: -21.9 },
      { latitude: 65.7, longitude: -18.1 },
    ];
    const add = async (facts: Record<string, unknown>, host = FIRST): Promise<Person> => shown(facts, host);
    const from = await add({ ...town, country: 'IS', seeking: 'women' });
    const strict = await add({ ...town, country: 'IS', region: 'IS-1', birth_date: '1990-01-01' });
    const near = await add({ ...town, country: 'GL', birth_date: '1950-01-01', hair_color: 'red' });
    const farther = await add({ ...far, country: 'IS' });
    const hidden = [
      await add({ ...town, gender: 'man' }),
      await add({ ...town, status: 'disabled' }),
      await add(town, SECOND),
      await add(town),
      await add(town),
    ];
    const [, , , blocked, invisible] = hidden;
    await rows(
      api,
      'insert into block (tenant_id, blocker_id, blocked_id) select tenant_id, $1, id from profile where id = $2',
      [from.id, blocked?.id],
    );
    await rows(
      api,
      'insert into invisible_mode (tenant_id, profile_id) select tenant_id, id from profile where id = $1',
      [invisible?.id],
    );
    for (const query of [
      `countryregion=${regionId('IS-1')}`,
      `countryregion=${regionId('IS-1')}&min_age=20&max_age=60&distance=10`,
    ]) {
      const { members, similar } = await found(query, from.cookie);
      expect(members.map(({ id }) => id)).toEqual([strict.id]);
      const shownIds = similar?.map(({ id }) => id) ?? [];
      expect(shownIds.slice(0, 2)).toEqual([near.id, farther.id]);
      expect(shownIds).toHaveLength(8);
      for (const { id } of [from, strict, ...hidden]) expect(shownIds).not.toContain(id);
    }
    const nobody = await found('country=AQ', from.cookie);
    expect([nobody.members, nobody.similar?.[0]?.fictional, nobody.similar?.length]).toEqual([[], false, 8]);
  });

  it('finds the newest by when they joined, whatever their ids are', async () => {
    const made = await rows(
      api,
      `insert into profile (tenant_id, id, name, gender, birth_date, country, language, status, created_at)
       select tenant_id, 70000 + n, 'Joined ' || n, 'woman', '1990-01-01', 'FO', 'en', 'active',
         now() - (n * 7 % 10) * interval '1 microsecond'
       from profile, generate_series(1, 60) n where id = $1 returning id, created_at`,
      [viewer.id],
    );
    expect(made).toHaveLength(60);
    const newest = await rows(
      api,
      'select id from profile where id between 70001 and 70060 order by created_at desc, id desc',
    );
    let page = await found('country=FO&sort=newest');
    const all = [...page.members];
    while (page.next !== null) {
      page = await found(`country=FO&sort=newest&cursor=${page.next}`);
      all.push(...page.members);
    }
    expect(all.map(({ id }) => id)).toEqual(newest.map(({ id }) => id));
  });

  it('gives pages of 24 to the end, by cursors that only their member can use', async () => {
    for (let n = 0; n < 3; n += 1)
      await rows(
        api,
        `insert into profile (tenant_id, name, gender, birth_date, country, language, status, latitude, longitude)
         select tenant_id, 'Page ' || n, 'woman', '1990-01-01', 'NO', 'en', 'active', 60 + n / 10.0, 10
         from profile, generate_series(1, 20) n where id = $1`,
        [viewer.id],
      );
    for (const sort of ['recommended', 'newest', 'distance']) {
      const all: MemberCard[] = [];
      let page = await found(`country=NO&sort=${sort}`);
      expect(page.total).toEqual({ count: 60, more: false });
      for (let cursor = page.next; ; cursor = page.next) {
        all.push(...page.members);
        if (cursor === null) break;
        expect(page.members).toHaveLength(24);
        page = await found(`country=NO&sort=${sort}&cursor=${cursor}`);
        expect([page.total, page.similar]).toEqual([null, null]);
      }
      expect(new Set(all.map(({ id }) => id)).size).toBe(60);
    }
    const cursor = (await found('country=NO')).next ?? '';
    const bad = [
      ...['', 'x', 'AAAA'.repeat(12), `${cursor.slice(0, -2)}AA`, cursor.toLowerCase(), 'x'.repeat(201)],
      `${cursor}&sort=newest`,
    ];
    for (const one of bad) {
      const { body } = await ask(`country=NO&cursor=${one}`).expect(422);
      expect(body).toMatchObject({ code: 'invalid_input', faults: [{ path: 'cursor' }] });
    }
    await ask(`country=NO&cursor=${cursor}`, (await shown()).cookie).expect(422);
    await ask(`country=NO&cursor=${cursor}`).expect(200);
  });

  it.each([
    ['gender=cat', 'gender'],
    ['gender=', 'gender'],
    ['country=nl', 'country'],
    ['countryregion=1', 'countryregion'],
    [`countryregion=${regionId('NL-UT')}&country=BE`, 'countryregion'],
    ['min_age=17', 'min_age'],
    ['min_age=30.5', 'min_age'],
    ['max_age=100', 'max_age'],
    ['min_age=40&max_age=30', 'max_age'],
    ['distance=0', 'distance'],
    ['distance=501', 'distance'],
    ['lat=52', 'lon'],
    ['lat=91&lon=5', 'lat'],
    ['body_type=slim', 'body_type'],
    ['interests=1', 'interests'],
    ['with_photo=1', 'with_photo'],
    ['sort=price', 'sort'],
    ['name=Ada', 'name'],
  ])('refuses %s', async (query, path) => {
    const { body } = await ask(query).expect(422);
    expect((body as { faults: { path: string }[] }).faults.map((one) => one.path)).toEqual([path]);
  });

  it('offers the filters that the brand lists', async () => {
    const person = await shown({}, SECOND);
    await ask('sexuality=straight,gay&relationship_status=single', person.cookie, SECOND).expect(200);
    await ask('eye_color=blue', person.cookie, SECOND).expect(422);
  });

  it('remembers the last one, for all devices', async () => {
    const person = await shown();
    const last = async (cookie = person.cookie) =>
      (await api.on().get('/api/last-search').set('cookie', cookie)).body as object;
    expect(await last()).toEqual({ search: null });
    await ask('gender=man&min_age=30&sort=newest', person.cookie).expect(200);
    const [kept] = await until(() => rows(api, 'select filters from last_search where profile_id = $1', [person.id]));
    expect(kept).toEqual({ filters: { gender: ['man'], min_age: 30, sort: 'newest' } });
    expect(await last()).toEqual({ search: { gender: ['man'], min_age: 30, sort: 'newest' } });
    expect((await api.on().get('/api/last-search')).status).toBe(403);
    await ask('gender=man&lat=52.0907&lon=5.1214&distance=50&sort=distance', person.cookie).expect(200);
    expect(await last()).toEqual({ search: { gender: ['man'] } });
    await change(person, { latitude: 52.09, longitude: 5.12 });
    await ask('distance=50', person.cookie).expect(200);
    expect(await last()).toEqual({ search: { distance: 50 } });
  });

  it('begins with what was answered before sign-up', async () => {
    const person = await shown();
    const answers = { looking_for: 'fun', min_age: 30, max_age: 110, countryregion: 'NL-UT' };
    await rows(api, 'update account set signup_answers = $2 where id = $1', [person.id, JSON.stringify(answers)]);
    const { body } = await api.on().get('/api/last-search').set('cookie', person.cookie);
    expect(body).toEqual({ search: { min_age: 30, max_age: 99, countryregion: regionId('NL-UT') } });
  });

  it('is limited for each member', async () => {
    const person = await shown();
    const answers = await Promise.all(Array.from({ length: 124 }, () => ask('country=LU', person.cookie)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });
});

describe('visitors', () => {
  it('see a first page that tells less, and may ask for nothing that the cards do not tell', async () => {
    const { id } = await shown({
      ...{ name: 'Eva Maria', about: 'For members' },
      ...{ country: 'CH', city: 'Basel', latitude: 47.5, longitude: 7.6 },
    });
    const { members, next } = await found('country=CH', '');
    expect([members, next]).toEqual([
      [
        {
          ...{ id, name: 'Eva', age: expect.any(Number) as number, country: 'CH', city: null, countryregion: null },
          ...{
            distance_km: null,
            fictional: false,
            online: false,
            is_new: true,
            verified_at: null,
            main_image: null,
            words: null,
          },
          shared_interests: [],
        },
      ],
      null,
    ]);
    for (const query of [
      'cursor=x',
      'online=true',
      'distance=5&lat=1&lon=1',
      'sort=distance',
      'sexuality=gay',
      'lat=1&lon=1',
    ])
      expect([query, (await ask(query, '')).body]).toEqual([
        query,
        expect.objectContaining({ code: 'authentication_required' }),
      ]);
    await ask('country=CH', 'session=none').expect(200);
  });

  it('see that a member has a photo, and nothing that leads to it; somebody invented they see', async () => {
    const [person, robin] = [await shown({ country: 'LI' }), await shown({ country: 'LI', fictional: true })];
    for (const { cookie } of [person, robin]) await decide(api, (await uploadOne(api, cookie)).id);
    const { text, body } = await ask('country=LI&with_photo=true', '').expect(200);
    const keys = await rows(api, 'select profile_id, key, blurred_key from photo where profile_id = any($1)', [
      [person.id, robin.id],
    ]);
    const [own, other] = [person, robin].map(({ id }) => keys.find((row) => Number(row['profile_id']) === id));
    expect(text).not.toContain(String(own?.['key']));
    const cards = (body as SearchMembersResponse).members;
    expect(cards.find(({ id }) => id === person.id)?.main_image).toMatchObject({
      ...{ blurred: true, sources: null },
      filename: expect.stringContaining(String(own?.['blurred_key'])) as string,
    });
    expect(cards.find(({ id }) => id === robin.id)?.main_image).toMatchObject({
      ...{ blurred: false, filename: expect.stringContaining(String(other?.['key'])) as string },
    });
    const path = cards.find(({ id }) => id === person.id)?.main_image?.path ?? '';
    await api.on().get(path).expect(200);
  });

  it('are let in where the brand says so: all of them, or who came by an advert', async () => {
    await settings({ logged_out_search: false });
    await ask('', '').expect(403);
    await ask('', 'source=network=adnet').expect(200);
    await settings({ logged_out_search: false, logged_out_search_trafficsource: false });
    expect((await ask('', 'source=network=adnet').expect(403)).body).toMatchObject({ code: 'authentication_required' });
    await ask('', viewer.cookie).expect(200);
  });

  it('are limited for each address', async () => {
    const answers = await Promise.all(Array.from({ length: 33 }, () => ask('', '', FIRST, '198.51.100.9')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });
});

/** Polls for rows that are written after the answer. */
async function until<T>(look: () => Promise<T[]>): Promise<T[]> {
  for (let tries = 0; tries < 100; tries += 1) {
    const seen = await look();
    if (seen.length > 0) return seen;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return [];
}
