import { SEARCHED_TRAITS, fieldOf } from '../../../../../contract/profile/fields';
import { FIRST, SECOND, type TestApi, startTestApi } from '../../../../test/support/api';
import { isFullSize } from '../../../../test/support/full-size';
import { PlatformDatabase } from '../../../platform/database';
import { runInTenant } from '../../../platform/tenancy';
import { Tenants } from '../../tenants';
import { type Found } from './cards';
import { roundedKm } from './distances';
import { Search, type SearchAsked, type SearchBounds, type SearchPlace } from './search';
import {
  DAY,
  Dice,
  type Someone,
  borderOf,
  isOnline,
  kilometres,
  plainSearch,
  someSearch,
  someone,
  yearsBetween,
} from './testing/town';

const PEOPLE = 1_520;
// `npm run test:full` asks for more.
const SEARCHES = isFullSize ? 400 : 100;
const FIRST_ID = 2_000_000;

let api: TestApi;
let now: Date;
const towns = new Map<number, readonly Someone[]>();
const blocked = new Set<string>();
const dice = new Dice(20_261);

beforeAll(async () => {
  api = await startTestApi();
  // Fixes the time, so that no birthday falls between the rows and the searches.
  now = new Date();
  for (const slug of [FIRST, SECOND]) {
    const { id } = await api.running.app.get(Tenants).get(slug);
    // The same ids in both, so that a row of the other would be found as well.
    const town = Array.from({ length: PEOPLE }, (_, index) => someone(dice, FIRST_ID + index, slug));
    await settle(id, town);
    towns.set(id, town);
  }
});
afterAll(() => api.close());

const rows = (text: string, values: unknown[]): Promise<Record<string, unknown>[]> =>
  api.running.app.get(PlatformDatabase).query(text, values);

/** Profiles, photos, sessions, blocks and those who hide, straight into the tables: triggers make the listings. */
async function settle(tenant: number, town: readonly Someone[]): Promise<void> {
  const people = JSON.stringify(town.map(({ traits, place, ...one }) => ({ ...one, ...traits, ...place })));
  const from = (more: string): string => `from jsonb_to_recordset($2::jsonb) as p (id integer, name text, gender text,
    country text, region text, born date, latitude double precision, longitude double precision,
    ${SEARCHED_TRAITS.map((name) => `${name} text`).join(', ')}, interests jsonb, "hasPhoto" boolean,
    words text, fictional boolean, status text, "isInvisible" boolean, "isVerified" boolean, "joinedAgo" double precision,
    "seenAgo" double precision) ${more}`;
  const ago = (column: string): string => `$3::timestamptz - p."${column}" * interval '1 microsecond'`;
  const insert = (into: string, more = ''): Promise<unknown> => rows(`${into} ${from(more)}`, [tenant, people, now]);
  await insert(`insert into profile (tenant_id, id, name, gender, country, region, birth_date, latitude, longitude,
      ${SEARCHED_TRAITS.map((name) => fieldOf(name).column).join(', ')}, interests, about, fictional, status, verified_at, created_at, language)
    select $1::integer, p.id, p.name, p.gender, p.country, p.region, p.born, p.latitude, p.longitude,
      ${SEARCHED_TRAITS.map((name) => `p.${name}`).join(', ')},
      array(select value::smallint from jsonb_array_elements_text(p.interests)), p.words, p.fictional, p.status,
      case when p."isVerified" then $3::timestamptz end, ${ago('joinedAgo')}, 'nl'`);
  await insert(`insert into account (tenant_id, id, email, email_key, password_hash, language, signup_host)
    select $1::integer, p.id, p.id || '@x.example', p.id || '@x.example', $3::timestamptz::text, 'nl', 'x'`);
  await insert(
    `insert into session (tenant_id, token_hash, id, account_id, expires_at, seen_at)
     select $1::integer, sha256(convert_to(p.id::text, 'UTF8')), gen_random_uuid(), p.id, now() + interval '1 day', ${ago('seenAgo')}`,
    'where p."seenAgo" is not null',
  );
  await insert(
    `with shown as (insert into photo (tenant_id, profile_id, position, status, decided_at, file, key, blurred_key, width, height, phash)
       select $1::integer, p.id, 0, 'active', $3::timestamptz, '', md5(p.id::text), md5('b' || p.id), 3, 4, 5`,
    `where p."hasPhoto" returning id, profile_id)
     update profile set main_photo_id = shown.id from shown where tenant_id = $1::integer and profile.id = shown.profile_id`,
  );
  await insert(
    `insert into invisible_mode (tenant_id, profile_id) select $1::integer, p.id + 0 * extract(epoch from $3::timestamptz)::integer`,
    'where p."isInvisible"',
  );
  for (let n = 0; n < PEOPLE * 4; n++) {
    const [one, other] = [dice.one(town).id, FIRST_ID + dice.below(12)];
    if (one !== other) blocked.add(dice.chance(0.5) ? `${tenant}:${one}:${other}` : `${tenant}:${other}:${one}`);
  }
  const pairs = [...blocked].map((text) => text.split(':').map(Number)).filter(([of]) => of === tenant);
  await rows(
    `insert into block (tenant_id, blocker_id, blocked_id)
     select $1::integer, (pair->>1)::integer, (pair->>2)::integer from jsonb_array_elements($2::jsonb) pair`,
    [tenant, JSON.stringify(pairs)],
  );
}

interface Walk {
  readonly found: readonly Found[];
  readonly pages: number;
  readonly total: { readonly count: number; readonly more: boolean };
}

/** All pages to the end. */
function walk(
  tenant: number,
  asked: SearchAsked,
  bounds: SearchBounds,
  counted?: { most: number; examined: number },
): Promise<Walk> {
  const search = api.running.app.get(Search, { strict: false });
  return runInTenant(tenant, async () => {
    const { total, ...first } = await search.first(asked, [], bounds, counted);
    expect(await search.total(asked, bounds, counted)).toEqual(total);
    const found = [...first.found];
    let [next, pages]: [SearchPlace | null, number] = [first.next, 1];
    for (; next !== null; pages += 1) {
      const page = await search.page(asked, next, bounds);
      if (page === undefined || page.found.length > bounds.size) throw new Error('not a page');
      found.push(...page.found);
      next = page.next;
    }
    return { found, pages, total };
  });
}

const blocksOf = (tenant: number) => ({
  has: (one: number, other: number): boolean => blocked.has(`${tenant}:${one}:${other}`),
});

describe('a search', () => {
  it(`finds exactly whom a look at everybody finds, in order, on whatever pages: ${SEARCHES} of them`, async () => {
    let [pages, hits, empty] = [0, 0, 0];
    for (let n = 0; n < SEARCHES; n++) {
      const [tenant, town] = dice.one([...towns]);
      const asked = someSearch(dice, dice.chance(0.9) ? FIRST_ID + dice.below(12) : null);
      const expected = plainSearch(town, asked, blocksOf(tenant), now);
      const bounds = { size: dice.one([7, 24, 60]), examined: dice.one([60, 200, 2000]), rounds: dice.one([1, 3, 20]) };
      // Counted as far as the town is large: what a shorter look tells is the next test's.
      const result = await walk(tenant, asked, bounds, { most: 501, examined: 5000 });
      expect({ asked, bounds, found: result.found.map(({ name }) => name) }).toEqual({
        asked,
        bounds,
        found: expected.map(({ name }) => name),
      });
      expect({ asked, total: result.total }).toEqual({
        asked,
        total: { count: Math.min(expected.length, 500), more: expected.length > 500 },
      });
      pages += result.pages;
      hits += expected.length;
      if (expected.length === 0) empty += 1;
    }
    // The dice were worth something.
    expect(pages).toBeGreaterThan(SEARCHES * 3);
    expect(hits).toBeGreaterThan(SEARCHES * 20);
    expect(empty).toBeLessThan(SEARCHES / 2);
  });

  it('counts no further than it may, and says so', async () => {
    for (let n = 0; n < SEARCHES / 4; n++) {
      const [tenant, town] = dice.one([...towns]);
      const asked = someSearch(dice, FIRST_ID);
      const all = plainSearch(town, asked, blocksOf(tenant), now).length;
      const counted = { most: dice.one([5, 40]), examined: dice.one([10, 100, 400]) };
      const { total } = await walk(tenant, asked, { size: 7, examined: 500, rounds: 20 }, counted);
      if (total.more) expect([asked, total.count]).toEqual([asked, Math.min(total.count, all)]);
      else expect([asked, total.count]).toEqual([asked, all]);
      if (all > 7) expect(total.count).toBeLessThan(counted.most);
    }
  });

  it('tells of each one what there is to tell, distances rounded', async () => {
    const [tenant, town] = dice.one([...towns]);
    const from = { latitude: 52, longitude: 5 };
    const asked = { ...someSearch(dice, FIRST_ID), order: 'newest' as const, from };
    const everybody = {
      ...asked.filters,
      genders: ['woman', 'man', 'non_binary'] as const,
      country: null,
      region: null,
    };
    const filters = {
      ...everybody,
      ...{ minAge: 18, maxAge: 99, near: null, traits: {}, interests: null },
      ...{ withPhoto: false, verifiedOnly: false, online: false, isNew: false },
    };
    const { found } = await walk(tenant, { ...asked, filters }, { size: 60, examined: 2000, rounds: 20 });
    expect(found.length).toBeGreaterThan(PEOPLE / 2);
    const known = new Map(town.map((one) => [one.id, one]));
    for (const card of found) {
      const one = known.get(card.id);
      if (!one) throw new Error('nobody');
      expect({ ...card, km: roundedKm(card.km), position_at: 0, photo: card.photo?.key ?? null }).toEqual({
        ...{ position_common: 0, position_rank: expect.any(Number) as number, words: one.words || null },
        answers: [],
        shared: asked.viewer === null ? null : (expect.any(Array) as number[]),
        ...{ id: one.id, name: one.name, age: yearsBetween(one.born, now), country: one.country, region: one.region },
        ...{
          city: null,
          fictional: one.fictional,
          online: isOnline(one),
          is_new: one.joinedAgo < 14 * DAY,
          verified_at: one.isVerified ? now.toISOString().slice(0, 10) : null,
          position_at: 0,
        },
        km: one.place === null ? null : borderOf(kilometres(one.place, from)),
        photo: one.hasPhoto ? (expect.any(String) as string) : null,
      });
    }
    const me = known.get(FIRST_ID + 3);
    const own = await walk(
      tenant,
      { ...asked, filters, viewer: FIRST_ID + 3, from: null },
      { size: 60, examined: 2000, rounds: 20 },
    );
    const [other] = own.found.filter(({ id }) => known.get(id)?.place);
    const place = known.get(other?.id ?? 0)?.place ?? null;
    expect(roundedKm(other?.km ?? null)).toBe(me?.place ? borderOf(kilometres(place, me.place)) : null);
  });

  it('sorts by interests that both have, nobody invented among them, and loses nobody on the way', async () => {
    const [tenant, town] = dice.one([...towns]);
    const me = town.find(({ status, interests }) => status === 'active' && interests.length > 1);
    if (!me) throw new Error('nobody with interests');
    const filters = {
      ...{ genders: ['woman', 'man', 'non_binary'] as const, country: null, region: null, minAge: 18, maxAge: 99 },
      ...{
        near: null,
        traits: {},
        interests: null,
        withPhoto: false,
        verifiedOnly: false,
        online: false,
        isNew: false,
      },
    };
    const asked = { filters, order: 'shared_interests' as const, viewer: me.id, from: null };
    const known = new Map(town.map((one) => [one.id, one]));
    const common = ({ id }: Found): number => {
      const one = known.get(id);
      return one === undefined || one.fictional
        ? 0
        : one.interests.filter((each) => me.interests.includes(each)).length;
    };
    const everybody = await walk(tenant, { ...asked, order: 'recommended' }, { size: 60, examined: 2000, rounds: 20 });
    const ids = everybody.found.map(({ id }) => id);
    const sorted = await walk(tenant, asked, { size: 60, examined: 2000, rounds: 20 });
    const counts = sorted.found.map(common);
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
    expect(sorted.found.map(({ shared }) => shared?.length)).toEqual(
      sorted.found.map(({ id }) => known.get(id)?.interests.filter((each) => me.interests.includes(each)).length),
    );
    // With the same number, as recommended.
    const stable = [...everybody.found].sort((one, other) => common(other) - common(one)).map(({ id }) => id);
    expect(sorted.found.map(({ id }) => id)).toEqual(stable);
    const inWindows = await walk(tenant, asked, { size: 7, examined: 40, rounds: 500 });
    expect(inWindows.found.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });
});
