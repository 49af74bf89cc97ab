import {
  FACT_FIELDS,
  FILTER_FIELDS,
  NOTE_FIELDS,
  PLAIN_FIELDS,
  type PlainName,
  fieldOf,
} from '../../../contract/profile/fields';
import { type MemberResponse } from '../../src/modules/members/use-cases/show-member/member.response';
import { PERSONAL_TABLES } from '../../src/modules/privacy';
import { PersonalRows } from '../../src/modules/privacy/exports/personal-rows';
import { PublishedSites, Tenants } from '../../src/modules/tenants';
import { Database } from '../../src/platform/database';
import { runInTenant } from '../../src/platform/tenancy';
import { FIRST, SECOND, type TestApi } from '../support/api';
import { call, confirmed } from '../support/meeting';
import { type Person, newAddress, startAccountsApi } from '../support/people';

/*
 * What a row of `contract/profile/fields.ts` promises is asked of the running api, field by field and at two brands: a new row needs no
 * test of its own.
 */

const BRANDS = [FIRST, SECOND] as const;
type Brand = (typeof BRANDS)[number];

let api: TestApi;
let members: Record<Brand, { readonly owner: Person; readonly viewer: Person }>;
beforeAll(async () => {
  api = await startAccountsApi(27);
  for (const brand of BRANDS) await offerEverything(brand);
  const pair = async (brand: Brand) => ({
    owner: await confirmed(api, { country: 'NL' }, brand),
    viewer: await confirmed(api, { country: 'NL' }, brand),
  });
  members = { [FIRST]: await pair(FIRST), [SECOND]: await pair(SECOND) };
});
afterAll(() => api.close());

/** The brand shows every fact and note, and offers every filter. */
async function offerEverything(brand: Brand): Promise<void> {
  const { app } = api.running;
  const { id, live_revision } = await app.get(Tenants).get(brand);
  for (const { settings } of [
    await app.get(PublishedSites).document(id, live_revision ?? 0),
    (await app.get(PublishedSites).get(id)).document,
  ])
    Object.assign(settings, {
      visible_profile_fields: FACT_FIELDS,
      visible_profile_notes: NOTE_FIELDS,
      search_fields: FILTER_FIELDS,
    });
}

/** Two values that differ, and one that is refused. */
function valuesOf(name: PlainName): { readonly one: unknown; readonly other: unknown; readonly bad: unknown } {
  const { kind, words = [], most = 0 } = fieldOf(name);
  if (kind === 'list') return { one: [3, 1], other: [2], bad: [9999] };
  if (kind === 'text') return { one: `About ${name}.`, other: 'Other.', bad: 'x'.repeat(most + 1) };
  return { one: words.at(-1), other: words[0], bad: 'no_such_word' };
}

const save = (brand: Brand, { cookie }: Person, name: PlainName, value: unknown) =>
  api
    .on(`${brand}.localhost`)
    .patch('/api/profile')
    .set('x-forwarded-for', newAddress())
    .set('cookie', cookie)
    .send({ [name]: value });

const own = async (brand: Brand, { cookie }: Person): Promise<Record<string, unknown>> =>
  (await call(api, 'get', 'profile', cookie, brand).expect(200)).body as Record<string, unknown>;

/** What the viewer of the brand is told about the owner: words of a fact, or the text of a note. */
async function shown(brand: Brand, name: PlainName): Promise<unknown> {
  const { owner, viewer } = members[brand];
  const { body } = await call(api, 'get', `members/${owner.id}`, viewer.cookie, brand).expect(200);
  const { facts, notes } = body as MemberResponse;
  return facts.find(({ field }) => field === name)?.words ?? notes.find(({ field }) => field === name)?.text;
}

async function found(brand: Brand, query: string): Promise<number[]> {
  const path = `members?country=NL&${query}`;
  const { body } = await call(api, 'get', path, members[brand].viewer.cookie, brand).expect(200);
  return (body as { members: { id: number }[] }).members.map(({ id }) => id);
}

/** The profile in the owner's export, and what stands in it under a name. */
async function exported(brand: Brand, name: string): Promise<unknown> {
  const { app } = api.running;
  const table = PERSONAL_TABLES.find((one) => one.table === 'profile');
  if (!table) throw new Error('the profile is not declared as personal');
  const { id } = await app.get(Tenants).get(brand);
  return runInTenant(id, async () => {
    for await (const row of new PersonalRows(app.get(Database)).of(table, members[brand].owner.id)) return row[name];
    return undefined;
  });
}

describe.each(BRANDS)('at %s', (brand) => {
  const elsewhere = brand === FIRST ? SECOND : FIRST;

  it.each(PLAIN_FIELDS)('%s is edited, shown, searched and exported as its row says', async (name) => {
    const { kind, editable, page, search, exported: exportName } = fieldOf(name);
    const { owner } = members[brand];
    const { one, other, bad } = valuesOf(name);
    const before = { own: await own(elsewhere, members[elsewhere].owner), shown: await shown(elsewhere, name) };

    await save(brand, owner, name, one).expect(editable === 'never' ? 422 : 200);
    const refused = await save(brand, owner, name, bad).expect(422);
    expect(refused.body).toMatchObject({ faults: [{ path: name }] });
    expect((await own(brand, owner))[name]).toEqual(one);

    const told = await shown(brand, name);
    if (page === null) expect(told).toBeUndefined();
    else if (kind === 'list') expect(told).toHaveLength((one as unknown[]).length);
    else expect(told).toEqual(page === 'notes' ? one : [one]);

    if (search !== null) {
      expect(await found(brand, `${name}=${String(one)}`)).toContain(owner.id);
      expect(await found(elsewhere, `${name}=${String(one)}`)).not.toContain(owner.id);
      expect(await found(brand, `${name}=${String(other)}`)).not.toContain(owner.id);
      const visitor = await api
        .on(`${brand}.localhost`)
        .get(`/api/members?${name}=${String(one)}`)
        .set('x-forwarded-for', newAddress());
      expect([name, visitor.status]).toEqual([name, search.askedBy === 'members' ? 403 : 200]);
    } else await call(api, 'get', `members?${name}=${String(one)}`, members[brand].viewer.cookie, brand).expect(422);

    if (exportName !== null) expect(await exported(brand, exportName)).toEqual(one);
    expect({ own: await own(elsewhere, members[elsewhere].owner), shown: await shown(elsewhere, name) }).toEqual(
      before,
    );
  });

  it.each(PLAIN_FIELDS.filter((name) => fieldOf(name).editable === 'where_shown'))(
    '%s is taken back by null, and searches follow',
    async (name) => {
      const { owner } = members[brand];
      const { one } = valuesOf(name);
      await save(brand, owner, name, one).expect(200);
      await save(brand, owner, name, null).expect(200);
      expect((await own(brand, owner))[name]).toEqual(fieldOf(name).kind === 'list' ? [] : null);
      expect(await shown(brand, name)).toBeUndefined();
      if (fieldOf(name).search !== null) expect(await found(brand, `${name}=${String(one)}`)).not.toContain(owner.id);
    },
  );
});
