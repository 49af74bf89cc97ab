import { FIRST, SECOND, type TestApi, startTestApi, testBrand } from '../../../../../test/support/api';
import { PlatformDatabase } from '../../../../platform/database';
import { Tenants } from '../../../tenants';
import { FictionalPeople } from '../../people/fictional-people';
import { FILED_IDS, type FictionalPerson, loadPeople } from '../../people/people-file';
import { RegionCatalogue } from '../../places/region-catalogue';

let api: TestApi;
let addresses = 0;
beforeAll(async () => {
  api = await startTestApi();
  for (const slug of [FIRST, SECOND]) await apply(slug);
});
afterAll(() => api.close());

const peopleOf = (slug: string): readonly FictionalPerson[] => {
  const loaded = loadPeople('tenants', testBrand(slug), new RegionCatalogue());
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.people;
};
const idOf = async (slug: string): Promise<number> => (await api.running.app.get(Tenants).get(slug)).id;
const apply = async (slug: string, people = peopleOf(slug)): Promise<{ changed: number; hidden: number }> =>
  api.running.app.get(FictionalPeople).apply(await idOf(slug), people, { language: 'nl', ids: FILED_IDS });
const ask = (id: string | number, host = `${FIRST}.localhost`, locale = '', address = '') => {
  addresses += 1;
  return api
    .on(host)
    .get(`/api/members/${id}/teaser`)
    .set('x-forwarded-for', address || `203.0.113.${addresses % 250}`)
    .set('cookie', `locale=${locale}`);
};
const platform = (): PlatformDatabase => api.running.app.get(PlatformDatabase);

it('the people of a file are in the middle of their towns, where searches near these find them', async () => {
  const nowhere = await platform().query<{ city: string }>(
    'select city from profile where fictional and latitude is null order by city',
  );
  expect(nowhere).toEqual([]);
  const [pieter] = await platform().query<{ latitude: number; longitude: number }>(
    'select latitude, longitude from profile where id = 104 and tenant_id = $1',
    [await idOf(FIRST)],
  );
  expect(pieter?.latitude).toBeCloseTo(51.05, 1);
  expect(pieter?.longitude).toBeCloseTo(3.72, 1);
});

describe('the teaser of a profile', () => {
  it('tells a visitor what its landing page needs, and that it is fictional', async () => {
    const answer = await ask(104);
    const born = new Date('1979-01-30T00:00:00Z');
    const years = Math.floor((Date.now() - born.getTime()) / (365.2425 * 86_400_000));
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, max-age=60');
    expect(answer.body).toEqual({
      id: 104,
      name: 'Pieter',
      age: years,
      country: 'BE',
      city: 'Gent',
      region: 'Oost-Vlaanderen',
      fictional: true,
      about: expect.stringMatching(/^Ik woon boven een fietsenmaker/) as string,
      main_image: null,
    });
  });

  it('shows the main photo in clear, and no other', async () => {
    const [clear, blurred] = ['a1'.repeat(16), 'b2'.repeat(16)];
    await platform().execute(
      `with shown as (
         insert into photo (tenant_id, profile_id, position, status, decided_at, file, key, blurred_key, width, height, phash)
         values ($1, 105, 0, 'active', now(), 'photos/105/x.jpg', $2, $3, 640, 800, 0) returning id
       ) update profile set main_photo_id = (select id from shown) where tenant_id = $1 and id = 105`,
      [await idOf(FIRST), clear, blurred],
    );
    const { body, text } = await ask(105);
    expect((body as { main_image: unknown }).main_image).toEqual({ path: `/media/${clear}/640.webp` });
    expect(text).not.toContain(blurred);
  });

  it('names the region in the visitor’s language', async () => {
    expect((await ask(104, undefined, 'fr')).body).toMatchObject({ region: 'Flandre-Orientale' });
  });

  it('is each brand’s own', async () => {
    expect((await ask(101)).body).toMatchObject({ name: 'Marieke' });
    expect((await ask(101, `${SECOND}.localhost`)).body).toMatchObject({ name: 'Katharina' });
    await platform().execute('delete from profile_prompt where profile_id = 112 and tenant_id = $1', [
      await idOf(SECOND),
    ]);
    await platform().execute('delete from profile where id = 112 and tenant_id = $1', [await idOf(SECOND)]);
    expect((await ask(112, `${SECOND}.localhost`)).status).toBe(404);
    expect((await ask(112)).status).toBe(200);
    await apply(SECOND);
  });

  it.each(['1', '0', '-1', '0101', '101.0', '1e2', '2147483648', '99999999999', 'abc', '101 ', '%00', "101'--"])(
    'of %j is not there',
    async (id) => {
      const answer = await ask(encodeURIComponent(id));
      expect(answer.status).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('is shown of nobody who is hidden, and of no member', async () => {
    const set = (column: string, value: unknown): Promise<number> =>
      platform().execute(`update profile set ${column} = $1 where id = 105`, [value]);
    await set('status', 'disabled');
    expect((await ask(105)).body).toMatchObject({ code: 'profile_not_found' });
    await set('status', 'active');
    await set('fictional', false);
    expect((await ask(105)).body).toMatchObject({ code: 'profile_not_found' });
    await set('fictional', true);
    expect((await ask(105)).status).toBe(200);
  });

  it('is limited for each address, so that nobody copies all of them', async () => {
    const answers = await Promise.all(Array.from({ length: 64 }, () => ask(101, undefined, '', '198.51.100.7')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });
});

describe('people kept as a file', () => {
  it('applied again, also by two at once, change nothing', async () => {
    expect(await Promise.all([apply(FIRST), apply(FIRST)])).toEqual([
      { changed: 0, hidden: 0 },
      { changed: 0, hidden: 0 },
    ]);
  });

  it('are changed where the file changes, hidden where they left it and shown where they come back', async () => {
    const people = peopleOf(FIRST);
    const [first, ...rest] = people;
    if (!first) throw new Error('nobody');
    expect(await apply(FIRST, [{ ...first, city: 'Amersfoort' }, ...rest.slice(0, -1)])).toEqual({
      changed: 1,
      hidden: 1,
    });
    expect((await ask(101)).body).toMatchObject({ city: 'Amersfoort' });
    expect((await ask(112)).status).toBe(404);
    expect((await ask(112, `${SECOND}.localhost`)).status).toBe(200);
    expect(await apply(FIRST, people)).toEqual({ changed: 2, hidden: 0 });
    expect((await ask(112)).status).toBe(200);
  });

  it('answer what the file says, in its order, and nothing that has left it', async () => {
    const answersOf = async (id: number) =>
      platform().query<{ code: string; answer: string }>(
        'select code, answer from profile_prompt where tenant_id = $1 and profile_id = $2 order by position',
        [await idOf(FIRST), id],
      );
    const people = peopleOf(FIRST);
    const [first, ...rest] = people;
    if (!first?.prompts) throw new Error('nobody answers');
    expect(await answersOf(first.id)).toEqual(first.prompts);
    const turned = first.prompts.toReversed();
    expect(await apply(FIRST, [{ ...first, prompts: turned }, ...rest])).toEqual({ changed: 1, hidden: 0 });
    expect(await answersOf(first.id)).toEqual(turned);
    await apply(FIRST, [{ ...first, prompts: [] }, ...rest]);
    expect(await answersOf(first.id)).toEqual([]);
    expect(await apply(FIRST, people)).toEqual({ changed: 1, hidden: 0 });
    expect(await answersOf(first.id)).toEqual(first.prompts);
  });

  it('never touch a member: nothing at all is written then', async () => {
    await platform().execute(
      `insert into profile (tenant_id, id, name, birth_date, language, status)
       values ($1, 500, 'Real', '1990-01-01', 'nl', 'active')`,
      [await idOf(FIRST)],
    );
    const [first, ...rest] = peopleOf(FIRST);
    if (!first) throw new Error('nobody');
    await expect(apply(FIRST, [{ ...first, name: 'Other' }, ...rest, { ...first, id: 500 }])).rejects.toThrow(/500/);
    expect((await ask(101)).body).toMatchObject({ name: 'Marieke' });
    await apply(FIRST);
    const [real] = await platform().query('select name, status from profile where id = 500');
    expect(real).toEqual({ name: 'Real', status: 'active' });
  });

  it('leave the ids that the database gives to members', async () => {
    const [row] = await platform().query<{ id: number }>("select nextval('profile_id')::integer as id");
    expect(row?.id).toBeGreaterThan(1_000_000);
  });
});
