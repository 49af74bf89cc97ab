import { TRAITS, wordsOf } from '../../../../../../contract/profile/fields';
import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { newAddress, rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { PublishedSites, Tenants } from '../../../tenants';
import { type OwnProfileResponse } from '../../profile/own-profile.response';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(61);
});
afterAll(() => api.close());

let people = 0;
const someone = (host = FIRST) => signUp(api, `edits${(people += 1)}@visitor.example`, host);
const get = (cookie: string, host = FIRST) =>
  api.on(`${host}.localhost`).get('/api/profile').set('x-forwarded-for', newAddress()).set('cookie', cookie);
const patch = (cookie: string, body: object, host = FIRST) =>
  api
    .on(`${host}.localhost`)
    .patch('/api/profile')
    .set('x-forwarded-for', newAddress())
    .set('cookie', cookie)
    .send(body);
const edit = async (cookie: string, body: object): Promise<OwnProfileResponse> =>
  (await patch(cookie, body).expect(200)).body as OwnProfileResponse;
const faults = async (cookie: string, body: object): Promise<string[]> => {
  const answer = await patch(cookie, body).expect(422);
  return (answer.body as { faults: { path: string; code: string }[] }).faults.map(
    ({ path, code }) => `${path} ${code}`,
  );
};

const UTRECHT = { country: 'NL', city: 'Utrecht', lat: 52.09, lon: 5.12 };
const FACTS = {
  ...{ gender: 'non_binary', seeking: 'men' },
  ...Object.fromEntries(TRAITS.map((name) => [name, wordsOf(name).at(-1)])),
  ...{ hair_color: 'dyed', interests: [64, 1, 34] },
};

describe('a profile', () => {
  it('is saved field by field, and the whole of it is answered', async () => {
    const { id, cookie } = await someone();
    const before = (await get(cookie).expect(200)).body as object;
    for (const [field, value] of Object.entries(FACTS)) {
      const after = await edit(cookie, { [field]: value });
      expect(after).toMatchObject({ id, [field]: value });
    }
    const named = await edit(cookie, { name: '  Zoë   van ’t Hoff ', about_me: 'Hello.', looking_for: 'Somebody.' });
    expect(named).toEqual({
      ...Object.assign({}, before, FACTS, { name: 'Zoë van ’t Hoff', about_me: 'Hello.', looking_for: 'Somebody.' }),
      completeness: { percent: 65, missing: ['photo', 'prompts', 'city'] },
    });
    expect((await get(cookie)).body).toEqual(named);
    const [row] = await rows(api, 'select changed_at > created_at as changed from profile where id = $1', [id]);
    expect(row).toEqual({ changed: true });
  });

  it('changes nothing where nothing is given', async () => {
    const { id, cookie } = await someone();
    const before = (await get(cookie)).body as object;
    expect(await edit(cookie, {})).toEqual(before);
    const [row] = await rows(api, 'select changed_at = created_at as same from profile where id = $1', [id]);
    expect(row).toEqual({ same: true });
  });

  it('loses nothing of changes at once', async () => {
    const { cookie } = await someone();
    await Promise.all([
      ...Object.entries(FACTS).map(([field, value]) => edit(cookie, { [field]: value })),
      edit(cookie, { about_me: 'One.' }),
      edit(cookie, { place: UTRECHT }),
    ]);
    expect((await get(cookie)).body).toMatchObject({ ...FACTS, about_me: 'One.', city: 'Utrecht' });
  });

  it('is cleared by null where it may be empty, and searches follow', async () => {
    const { id, cookie } = await someone();
    await rows(api, "update profile set status = 'active', country = 'NL' where id = $1", [id]);
    await edit(cookie, { ...FACTS, about_me: 'Hi.', looking_for: 'You.', place: UTRECHT });
    const listed = () => rows(api, 'select hair_color, interests, region from listing where profile_id = $1', [id]);
    expect(await listed()).toEqual([{ hair_color: 'dyed', interests: [64, 1, 34], region: 'NL-UT' }]);
    const nothing = Object.fromEntries(Object.keys(FACTS).map((field) => [field, null]));
    const cleared = await edit(cookie, { ...nothing, gender: 'man', about_me: null, looking_for: ' \n ', place: null });
    expect(cleared).toMatchObject({
      ...{ ...nothing, gender: 'man', interests: [], about_me: null, looking_for: null },
      ...{ country: 'NL', countryregion: null, city: null },
    });
    expect(await listed()).toEqual([{ hair_color: null, interests: [], region: null }]);
    expect(await faults(cookie, { name: null })).toEqual(['name is_string']);
  });

  it('is only the member’s own: no other’s, at no other brand', async () => {
    const [{ cookie }, other, elsewhere] = [await someone(), await someone(), await someone(SECOND)];
    const before = await Promise.all([get(other.cookie), get(elsewhere.cookie, SECOND)]);
    await edit(cookie, { name: 'Somebody new', hair_color: 'red' });
    const after = await Promise.all([get(other.cookie), get(elsewhere.cookie, SECOND)]);
    expect(after.map(({ body }) => body as object)).toEqual(before.map(({ body }) => body as object));
    for (const answer of [await patch('', { name: 'Eve' }), await patch(cookie, { name: 'Eve' }, SECOND)])
      expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ authentication_required: true })]);
    await patch(cookie, { name: 'Eve' }).set('sec-fetch-site', 'cross-site').expect(403);
    expect((await get(cookie)).body).toMatchObject({ name: 'Somebody new' });
  });
});

describe('what a profile refuses', () => {
  it.each([
    [{ gender: 'women' }, ['gender is_in']],
    [{ seeking: 'woman' }, ['seeking is_in']],
    [{ hair_color: 'Black' }, ['hair_color is_in']],
    [{ eye_color: ['blue'] }, ['eye_color is_in']],
    [{ body_type: 3, sexuality: '' }, ['sexuality is_in', 'body_type is_in']],
    [{ interests: [1, 65] }, ['interests is_in']],
    [{ interests: [1, 1] }, ['interests array_unique']],
    [{ interests: ['1'] }, ['interests is_in']],
    [{ interests: '1,2' }, ['interests is_in']],
    [{ interests: {} }, ['interests is_in']],
    [{ interests: Array.from({ length: 21 }, (_, at) => at + 1) }, ['interests array_max_size']],
    [{ name: '' }, ['name required']],
    [{ name: 'Support' }, ['name reserved']],
    [{ name: 'EVERGLOW' }, ['name reserved']],
    [{ name: 'x'.repeat(31) }, ['name too_long']],
    [{ name: 'Jo\u200b\u202eVisser' }, ['name characters']],
    [{ about_me: 5 }, ['about_me grapheme_length']],
    [{ about_me: 'x'.repeat(2001) }, ['about_me grapheme_length']],
    [{ date_of_birth: '1980-01-01' }, ['date_of_birth unknown_field']],
    [
      { status: 'active', id: 1, fictional: true },
      ['fictional', 'id', 'status'].map((field) => `${field} unknown_field`),
    ],
    [{ place: 'Utrecht' }, ['place is_object']],
    [{ place: [UTRECHT] }, ['place is_object']],
    [{ place: {} }, ['place.city', 'place.country', 'place.lat', 'place.lon']],
    [{ place: { ...UTRECHT, lat: 91 } }, ['place.lat max']],
    [{ place: { ...UTRECHT, region: 'NL-ZH' } }, ['place.region unknown_field']],
    [{ name: 'J', place: { ...UTRECHT, city: 'Nowhere' } }, ['name too_short', 'place unknown_place']],
  ])('%j', async (body, wanted) => {
    const { cookie } = await person();
    const found = await faults(cookie, body);
    expect(found).toHaveLength(wanted.length);
    for (const fault of wanted) expect(found).toContainEqual(expect.stringContaining(fault));
    expect((await get(cookie)).body).toMatchObject({ name: 'Jo Visser', gender: 'woman', hair_color: null });
  });

  let known: ReturnType<typeof someone> | undefined;
  const person = () => (known ??= someone());

  it('the member’s own address as a name', async () => {
    const { id, cookie } = await someone();
    // Addresses have an @, which no name has: only the reason tells that it was looked up.
    const [row] = await rows(api, 'select email from account where id = $1', [id]);
    expect(await faults(cookie, { name: String(row?.['email']).toUpperCase() })).toEqual(['name same_as_email']);
  });

  it('what the brand does not show, each by itself', async () => {
    const { app } = api.running;
    // Publishing is tested elsewhere: here the document that lies in memory is changed.
    const { id, live_revision } = await app.get(Tenants).get(SECOND);
    const { settings } = await app.get(PublishedSites).document(id, live_revision ?? 0);
    const { visible_profile_fields: fields, visible_profile_notes: notes } = settings;
    Object.assign(settings, { visible_profile_fields: ['eye_color'], visible_profile_notes: ['about_me'] });
    try {
      const { cookie } = await someone(SECOND);
      const answer = await patch(cookie, { ...FACTS, about_me: 'Hi', looking_for: null }, SECOND).expect(422);
      expect(answer.body).toMatchObject({
        faults: [...TRAITS.filter((name) => name !== 'eye_color'), 'interests', 'looking_for'].map((path) => ({
          ...{ path, code: 'not_shown' },
        })),
      });
      const { body } = await patch(cookie, { gender: 'man', eye_color: 'blue', about_me: 'Hi' }, SECOND).expect(200);
      expect(body).toMatchObject({
        gender: 'man',
        completeness: { percent: 53, missing: ['photo', 'prompts', 'city'] },
      });
    } finally {
      Object.assign(settings, { visible_profile_fields: fields, visible_profile_notes: notes });
    }
  });
});

describe('a brand that offers men alone', () => {
  let settings: { genders: readonly string[] };
  beforeAll(async () => {
    const { id, live_revision } = await api.running.app.get(Tenants).get(SECOND);
    ({ settings } = await api.running.app.get(PublishedSites).document(id, live_revision ?? 0));
  });

  it('refuses other genders, and leaves members theirs', async () => {
    const [before, { genders }] = [await someone(SECOND), settings];
    const after = await someone(SECOND);
    settings.genders = ['man'];
    try {
      await patch(after.cookie, { gender: 'man', seeking: 'men' }, SECOND).expect(200);
      const { body } = await patch(after.cookie, { gender: 'non_binary', seeking: 'women' }, SECOND).expect(422);
      expect(body).toMatchObject({
        faults: [
          { path: 'gender', code: 'not_offered', message: 'Choose one of: man.' },
          { path: 'seeking', code: 'not_offered', message: 'Choose one of: men, everyone.' },
        ],
      });
      const kept = await patch(before.cookie, { gender: 'woman', about_me: 'Hi' }, SECOND).expect(200);
      expect(kept.body).toMatchObject({ gender: 'woman', about_me: 'Hi' });
      await patch(before.cookie, { gender: null }, SECOND).expect(200);
      await patch(before.cookie, { gender: 'woman' }, SECOND).expect(422);
      // Another brand's choice is its own.
      const { cookie } = await someone();
      expect(await edit(cookie, { gender: 'non_binary' })).toMatchObject({ gender: 'non_binary' });
    } finally {
      settings.genders = genders;
    }
  });
});

describe('what members write', () => {
  it('is kept as plain text, without what nobody sees', async () => {
    const { cookie } = await someone();
    const given = ' <b>Zoe\u0308</b>\r\n\r\n\r\n\r\n“Привет” \u202egnp\u202c\u200b 👩‍👩‍👧 🏳️‍🌈\u0007 ';
    expect(await edit(cookie, { about_me: given })).toMatchObject({
      about_me: '<b>Zoë</b>\n\n“Привет” gnp 👩‍👩‍👧 🏳️‍🌈',
    });
    expect(await edit(cookie, { about_me: '\u200b\u3164\u2800\ufeff' })).toMatchObject({ about_me: null });
  });

  it('is counted as people count', async () => {
    const { cookie } = await someone();
    const family = '👩‍👩‍👧';
    expect(await edit(cookie, { looking_for: `  ${family.repeat(2000)}  ` })).toMatchObject({
      looking_for: family.repeat(2000),
    });
    expect(await faults(cookie, { looking_for: family.repeat(2001) })).toEqual(['looking_for grapheme_length']);
  });
});

describe('where a member lives', () => {
  const BERLIN = { country: 'DE', city: 'Berlin', lat: 52.52, lon: 13.41 };

  it('is in a country of the brand; what was told before stays', async () => {
    const { cookie } = await someone();
    await edit(cookie, { place: UTRECHT });
    const { body } = await patch(cookie, { place: BERLIN }).expect(422);
    expect(body).toMatchObject({
      faults: [{ path: 'place', code: 'other_country', message: expect.stringMatching(/countries: .*NL/) as string }],
    });
    expect((await get(cookie)).body).toMatchObject({ country: 'NL', city: 'Utrecht' });
  });

  const point = async (id: number) =>
    (await rows(api, 'select latitude, longitude, region from profile where id = $1', [id]))[0];

  it('is a town, as its middle, wherever in it the browser says to be', async () => {
    const { id, cookie } = await someone();
    const told = await edit(cookie, { place: UTRECHT });
    expect(told).toMatchObject({ country: 'NL', countryregion: { name: 'Utrecht' }, city: 'Utrecht' });
    expect(told).not.toHaveProperty('lat');
    const middle = await point(id);
    expect(middle).toEqual({ latitude: 52.09, longitude: 5.12, region: 'NL-UT' });
    for (const [lat, lon] of [
      [52.0907374, 5.1214201],
      [52.105, 5.06],
      [52.04, 5.2],
    ]) {
      await edit(cookie, { place: { ...UTRECHT, lat, lon } });
      expect(await point(id)).toEqual(middle);
    }
    expect(await faults(cookie, { place: { ...UTRECHT, lat: 51.5 } })).toEqual(['place unknown_place']);
    expect(await faults(cookie, { place: { ...UTRECHT, country: 'BE' } })).toEqual(['place unknown_place']);
    expect(await point(id)).toEqual(middle);
  });

  it('is one of several towns of a name, as the list gives them', async () => {
    const { id, cookie } = await someone(SECOND);
    const { body } = await api.on(`${SECOND}.localhost`).get('/api/places?query=neuenkirchen&country=DE').expect(200);
    const { places } = body as { places: { country: string; city: string; lat: number; lon: number }[] };
    const chosen = places.filter(({ city }) => city === 'Neuenkirchen').slice(0, 3);
    expect(chosen).toHaveLength(3);
    for (const { country, city, lat, lon } of chosen) {
      await patch(cookie, { place: { country, city, lat, lon } }, SECOND).expect(200);
      expect(await point(id)).toMatchObject({ latitude: lat, longitude: lon });
    }
  });
});
