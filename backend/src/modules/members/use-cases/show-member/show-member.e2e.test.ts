import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { randomUUID } from 'node:crypto';
import { block, call, confirmed, grant, hide, unblock } from '../../../../../test/support/meeting';
import { newAddress, rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { decide, photosOf, show, uploadOne } from '../../../../../test/support/photos';
import { PublishedSites, Tenants } from '../../../tenants';
import { regionId } from '../../../../../../contract/profile/country-region';
import { type MemberResponse } from './member.response';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(63);
});
afterAll(() => api.close());

let people = 0;
const someone = async (host = FIRST) => {
  const person = await signUp(api, `shown${(people += 1)}@visitor.example`, host);
  await show(api, person.id);
  return person;
};
const look = (id: number | string, cookie: string, host = FIRST) =>
  api.on(`${host}.localhost`).get(`/api/members/${id}`).set('x-forwarded-for', newAddress()).set('cookie', cookie);
const seen = async (id: number, cookie: string): Promise<MemberResponse> =>
  (await look(id, cookie).expect(200)).body as MemberResponse;
const set = (id: number, values: string) => rows(api, `update profile set ${values} where id = $1`, [id]);
const GENT = "country = 'BE', region = 'BE-VOV', city = 'Gent', latitude = 51.05, longitude = 3.72";

describe('somebody’s profile', () => {
  it('tells members what the brand shows, in its order, and what is filled in', async () => {
    const [{ id }, { cookie }] = [await someone(), await someone()];
    await set(id, `${GENT}, hair_color = 'red', interests = '{64,1}', about = 'Hi.\n<b>', sexuality = 'queer'`);
    const answer = await look(id, `${cookie}; locale=fr`).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toEqual({
      ...{
        id,
        name: 'Jo Visser',
        age: expect.any(Number) as number,
        status: 'active',
        fictional: false,
        likeable: true,
      },
      ...{ online: true, is_new: true, verified_at: null },
      ...{ country: 'BE', countryregion: { id: regionId('BE-VOV'), name: 'Flandre-Orientale' }, city: 'Gent' },
      distance_km: null,
      main_image: null,
      ...{ shared_interests: [], likes: null, liked: null },
      prompts: [],
      facts: [
        { field: 'gender', words: ['woman'], shared: [] },
        { field: 'sexuality', words: ['queer'], shared: [] },
        { field: 'hair_color', words: ['red'], shared: [] },
        { field: 'interests', words: ['volunteering', 'travel'], shared: [] },
      ],
      notes: [{ field: 'about_me', text: 'Hi.\n<b>' }],
    });
  });

  it('tells what the viewer has as well, but of nobody invented, nor of oneself', async () => {
    const [shown, viewer] = [await someone(), await someone()];
    await set(shown.id, "hair_color = 'red', smoker = 'no', interests = '{64,1,2}'");
    await set(viewer.id, "hair_color = 'red', smoker = 'no', interests = '{2,64}'");
    const sharedOf = ({ facts }: MemberResponse) =>
      Object.fromEntries(facts.filter(({ shared }) => shared.length > 0).map(({ field, shared }) => [field, shared]));
    const profile = await seen(shown.id, `${viewer.cookie}; locale=de`);
    expect(profile.shared_interests).toEqual(['Ehrenamt', 'Wandern']);
    // That both have red hair says nothing about the two.
    expect(sharedOf(profile)).toEqual({ smoker: ['no'], interests: ['volunteering', 'hiking'] });
    expect(sharedOf(await seen(shown.id, shown.cookie))).toEqual({});
    await set(shown.id, 'fictional = true');
    const invented = await seen(shown.id, viewer.cookie);
    expect([invented.shared_interests, sharedOf(invented)]).toEqual([[], {}]);
  });

  it('tells nothing that the brand does not show', async () => {
    const { app } = api.running;
    const { id: tenant, live_revision } = await app.get(Tenants).get(SECOND);
    const { settings } = await app.get(PublishedSites).document(tenant, live_revision ?? 0);
    const { visible_profile_fields: fields, visible_profile_notes: notes } = settings;
    Object.assign(settings, {
      visible_profile_fields: ['eye_color', 'hair_color'],
      visible_profile_notes: ['looking_for', 'about_me'],
    });
    try {
      const [{ id }, { cookie }] = [await someone(SECOND), await someone(SECOND)];
      await set(id, "hair_color = 'red', eye_color = 'blue', body_type = 'slim', about = 'A', looking_for = 'B'");
      const { body, text } = await look(id, cookie, SECOND).expect(200);
      expect(body).toMatchObject({
        facts: [
          { field: 'eye_color', words: ['blue'], shared: [] },
          { field: 'hair_color', words: ['red'], shared: [] },
        ],
        notes: [
          { field: 'looking_for', text: 'B' },
          { field: 'about_me', text: 'A' },
        ],
      });
      expect(text).not.toMatch(/slim|woman|birth|everyone/);
    } finally {
      Object.assign(settings, { visible_profile_fields: fields, visible_profile_notes: notes });
    }
  });

  it('tells how far away at the most, in steps, and never a point', async () => {
    const [shown, viewer] = [await someone(), await someone()];
    await set(viewer.id, 'latitude = 51.05, longitude = 3.72');
    const distances = [];
    for (const latitude of [51.05, 51.12, 51.2, 52, 53, 60, 70]) {
      await set(shown.id, `latitude = ${latitude}, longitude = 3.72`);
      const profile = await seen(shown.id, viewer.cookie);
      expect(JSON.stringify(profile)).not.toMatch(/lat|lon|3\.72/);
      distances.push(profile.distance_km);
    }
    expect(distances).toEqual([5, 10, 20, 150, 300, null, null]);
    await set(viewer.id, 'latitude = null, longitude = null');
    expect((await seen(shown.id, viewer.cookie)).distance_km).toBeNull();
  });

  it('tells who was here within seven minutes, and joined within fourteen days', async () => {
    const [shown, viewer] = [await someone(), await someone()];
    for (const [minutes, online] of [
      [6, true],
      [8, false],
    ] as const) {
      await rows(api, 'update listing set active_at = now() - make_interval(mins => $2) where profile_id = $1', [
        ...[shown.id, minutes],
      ]);
      expect(await seen(shown.id, viewer.cookie)).toMatchObject({ online });
    }
    await rows(api, "update listing set joined_at = now() - interval '15 days' where profile_id = $1", [shown.id]);
    expect(await seen(shown.id, viewer.cookie)).toMatchObject({ is_new: false });
  });

  it('says of somebody invented that they are', async () => {
    const { cookie } = await someone();
    await rows(
      api,
      `insert into profile (tenant_id, id, name, birth_date, language, status, fictional, country, city, gender)
       select id, 601, 'Robin', '1990-01-01', 'nl', 'active', true, 'NL', 'Utrecht', 'woman' from tenant where slug = $1`,
      [FIRST],
    );
    expect(await seen(601, cookie)).toMatchObject({ name: 'Robin', fictional: true, online: false });
  });

  it('shows the main photo once it is approved', async () => {
    const [shown, viewer] = [await someone(), await someone()];
    const { id } = await uploadOne(api, shown.cookie);
    expect((await seen(shown.id, viewer.cookie)).main_image).toBeNull();
    await decide(api, id);
    const [own] = await photosOf(api, shown.cookie);
    expect((await seen(shown.id, viewer.cookie)).main_image).toMatchObject({
      ...{ path: own?.path, status: 'active', blurred: false },
    });
  });
});

describe('a profile is not there', () => {
  it('for whoever is blocked, nor who blocked them, until it is lifted', async () => {
    const [one, other, third] = [await someone(), await someone(), await someone()];
    await rows(
      api,
      'insert into block (tenant_id, blocker_id, blocked_id) select tenant_id, $1, $2 from profile where id = $1::integer',
      [one.id, other.id],
    );
    const absent = await look(999_999_999, other.cookie).expect(404);
    const without = ({ body }: { body: unknown }) => ({ ...(body as object), trace: undefined });
    for (const answer of [await look(one.id, other.cookie), await look(other.id, one.cookie)]) {
      expect(answer.status).toBe(404);
      expect(without(answer)).toEqual(without(absent));
    }
    for (const id of [one.id, other.id]) await look(id, third.cookie).expect(200);
    await rows(api, 'delete from block');
    await look(one.id, other.cookie).expect(200);
  });

  it('where it is hidden or disabled, but for its own member', async () => {
    const [shown, viewer] = [await someone(), await someone()];
    await rows(
      api,
      'insert into invisible_mode (tenant_id, profile_id) select tenant_id, id from profile where id = $1',
      [shown.id],
    );
    await look(shown.id, viewer.cookie).expect(404);
    await look(shown.id, shown.cookie).expect(200);
    await rows(api, 'delete from invisible_mode');
    await look(shown.id, viewer.cookie).expect(200);
    await set(shown.id, "status = 'disabled'");
    await look(shown.id, viewer.cookie).expect(404);
  });

  it('where it is hidden, but for the people it has a conversation with; blocks still win', async () => {
    const [shown, partner, outsider] = [await confirmed(api), await confirmed(api), await confirmed(api)];
    const elsewhere = await confirmed(api, {}, SECOND);
    await grant(api, partner.id, 100);
    const message = { client_id: randomUUID(), kind: 'text', text: 'Hello' };
    await call(api, 'post', `members/${shown.id}/messages`, partner.cookie).send(message).expect(201);
    expect(await seen(shown.id, partner.cookie)).toMatchObject({ likeable: true });
    expect(await seen(shown.id, shown.cookie)).toMatchObject({ likeable: false });
    await hide(api, shown.id);
    const photos = (cookie: string, host = FIRST) => call(api, 'get', `members/${shown.id}/photos`, cookie, host);
    const answers = async (cookie: string, host = FIRST) => [
      (await look(shown.id, cookie, host)).status,
      (await photos(cookie, host)).status,
    ];
    expect(await answers(partner.cookie)).toEqual([200, 200]);
    expect(await answers(outsider.cookie)).toEqual([404, 404]);
    expect(await answers(elsewhere.cookie, SECOND)).toEqual([404, 404]);
    expect(await seen(shown.id, partner.cookie)).toMatchObject({ online: false, likeable: false });
    await call(api, 'put', `likes/${shown.id}`, partner.cookie).expect(404);
    const { body } = await call(api, 'get', `members?gender=woman,man`, partner.cookie);
    expect(JSON.stringify(body)).not.toContain(`"id":${shown.id},`);
    for (const [blocker, blocked] of [
      [shown.id, partner.id],
      [partner.id, shown.id],
    ] as const) {
      await block(api, blocker, blocked);
      expect(await answers(partner.cookie)).toEqual([404, 404]);
      await unblock(api, blocker);
    }
    await set(shown.id, "status = 'disabled'");
    expect(await answers(partner.cookie)).toEqual([404, 404]);
  });

  it('at another brand', async () => {
    const [shown, elsewhere] = [await someone(), await someone(SECOND)];
    expect((await look(shown.id, elsewhere.cookie, SECOND).expect(404)).body).toMatchObject({
      code: 'profile_not_found',
    });
  });

  it.each(['0', '-1', '01', '1.0', '1e2', 'x', '2147483648', '99999999999', "1'--"])('for %j', async (id) => {
    const { cookie } = await (viewer ??= someone());
    expect((await look(id, cookie).expect(404)).body).toMatchObject({ code: 'profile_not_found' });
  });
  it('for an address with a NUL, which no route has', async () => {
    const { cookie } = await (viewer ??= someone());
    expect((await look('%00', cookie).expect(404)).body).toMatchObject({ code: 'not_found' });
  });
  let viewer: ReturnType<typeof someone> | undefined;

  it('for visitors: who asks is told to sign in', async () => {
    const shown = await someone();
    for (const answer of [await look(shown.id, ''), await look(shown.id, shown.cookie, SECOND)])
      expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ authentication_required: true })]);
  });
});
