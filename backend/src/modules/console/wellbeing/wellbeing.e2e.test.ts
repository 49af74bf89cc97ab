import { FIRST, OPERATOR, SECOND, type TestApi } from '../../../../test/support/api';
import { rows, signUp, startAccountsApi } from '../../../../test/support/people';
import { uploadOne } from '../../../../test/support/photos';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';
import { type StaffRole } from '../../../platform/http';
import { SecondLooks } from '../../members';
import { Tenants } from '../../tenants';
import { StaffTokens } from '..';
import { type WorkClaimsResponse, type WorkResponse } from '../queues/work.response';
import { type OwnWellbeingRequest } from './wellbeing.request';
import { type WellbeingResponse } from './wellbeing.response';

const AS_THE_BRAND = {
  ...{ blur: null, greyscale: null, thumbnails_only: null, break_after_minutes: null, break_after_severe: null },
  opted_out: [],
} satisfies OwnWellbeingRequest;

let api: TestApi;
const cookies = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(30);
  const { id } = await api.running.app.get(Tenants).get(FIRST);
  const hired: readonly (readonly [string, StaffRole])[] = [
    ...([
      ['ada', 'moderator'],
      ['ben', 'moderator'],
      ['fin', 'finance'],
    ] as const),
  ];
  for (const [name, role] of hired) {
    const email = `${name}@wellbeing.example`;
    await api.running.app.get(StaffTokens).add({ email, name, role, tenantIds: [id] }, OPERATOR);
    cookies.set(name, await sessionOf(api, email));
  }
  cookies.set('olivia', await sessionOf(api, OPERATOR.email));
  jest.spyOn(api.running.app.get(SecondLooks, { strict: false }), 'isSampled').mockReturnValue(false);
});
beforeEach(async () => {
  const tables = ['staff_claim', 'staff_picture_time', 'staff_wellbeing', 'second_look', 'minor_evidence'];
  for (const table of tables) await rows(api, `delete from ${table}`);
  await rows(api, "update photo set status = 'active', decided_at = now() where status = 'pending'");
});
afterAll(() => api.close());

const staff = (who: string, method: 'get' | 'post' | 'put' | 'delete', path: string) => {
  const request = api.on(CONSOLE)[method](`/api/staff/${path}`);
  return request.set('cookie', cookies.get(who) ?? '');
};
const standing = async (who: string): Promise<WellbeingResponse> =>
  (await staff(who, 'get', 'wellbeing').expect(200)).body as WellbeingResponse;
const choose = (who: string, change: Partial<OwnWellbeingRequest>) =>
  staff(who, 'put', 'wellbeing').send({ ...AS_THE_BRAND, ...change });
const claim = async (who: string, queue = 'photos'): Promise<string[]> => {
  const { body } = await staff(who, 'post', 'work-claims').send({ queue }).expect(200);
  return (body as WorkClaimsResponse).claims.map(({ item }) => item);
};
const approve = (who: string, id: number) =>
  staff(who, 'post', `tenants/${FIRST}/photos/${id}/approve`).query({ queue: 'photos' });
const reject = (who: string, id: number) =>
  staff(who, 'post', `tenants/${FIRST}/photos/${id}/reject`).query({ queue: 'photos' }).send({ reason: 'nudity' });

let people = 0;
async function photo(): Promise<number> {
  const { cookie } = await signUp(api, `seen${(people += 1)}@visitor.example`);
  return (await uploadOne(api, cookie)).id;
}

/** The picture time of somebody, as it was so many minutes before. */
const pass = (minutes: number) =>
  rows(
    api,
    `update staff_picture_time set last_at = last_at - make_interval(mins => $1),
       stretch_since = stretch_since - make_interval(mins => $1)`,
    [minutes],
  );
const lookedFor = (minutes: number) => rows(api, 'update staff_picture_time set looked_ms = $1', [minutes * 60_000]);

describe('how pictures are shown', () => {
  it('is as the brand has it, and the same in each brand where somebody chose', async () => {
    const before = await standing('olivia');
    expect(before.own).toEqual(AS_THE_BRAND);
    expect(before.brands).toContainEqual({ tenant: SECOND, blur: 0, greyscale: false, thumbnails_only: false });
    expect(before).toMatchObject({ break_after_minutes: 20, break_after_severe: 15, hours_a_day: 4, break_due: false });
    const own = { ...AS_THE_BRAND, blur: 60, greyscale: true, thumbnails_only: false, break_after_minutes: 10 };
    await choose('olivia', own).expect(204);
    expect(await standing('olivia')).toMatchObject({ own, break_after_minutes: 10, break_after_severe: 15 });
    const audited = await rows(api, "select actor, details from audit_entry where action = 'staff.wellbeing_chosen'");
    expect(audited).toEqual([{ actor: OPERATOR.email, details: {} }]);
  });

  it('is told of brands that one reaches, to people who moderate', async () => {
    expect((await standing('ada')).brands.map(({ tenant }) => tenant)).toEqual([FIRST]);
    expect((await standing('ben')).own).toEqual(AS_THE_BRAND);
    await staff('fin', 'get', 'wellbeing').expect(403);
    await choose('fin', {}).expect(403);
    await staff('fin', 'delete', 'wellbeing/break').expect(403);
    await staff('nobody', 'get', 'wellbeing').expect(401);
  });

  it('has bounds', async () => {
    for (const change of [
      ...[{ blur: 101 }, { blur: -1 }, { blur: '5' }, { greyscale: 'yes' }, { break_after_minutes: 4 }],
      ...[{ break_after_severe: 0 }, { opted_out: ['appeals'] }, { opted_out: null }, { hours_a_day: 9 }],
    ])
      await choose('ada', change as Partial<OwnWellbeingRequest>).expect(422);
    await staff('ada', 'put', 'wellbeing').send({ blur: 5 }).expect(422);
  });
});

describe('a break', () => {
  it('is proposed after twenty minutes, in every tab, until somebody goes on', async () => {
    const [one, other, third] = [await photo(), await photo(), await photo()];
    await claim('ada');
    await approve('ada', one).expect(204);
    for (let minute = 4; minute <= 20; minute += 4) {
      await pass(4);
      await staff('ada', 'put', 'work-claims').expect(200);
    }
    await approve('ada', other).expect(204);
    expect([(await standing('ada')).break_due, (await standing('ben')).break_due]).toEqual([true, false]);
    await staff('ada', 'delete', 'wellbeing/break').expect(204);
    expect((await standing('ada')).break_due).toBe(false);
    await pass(4);
    await approve('ada', third).expect(204);
    const [time] = await rows(api, 'select looked_ms from staff_picture_time');
    expect(Math.round(Number(time?.['looked_ms']) / 60_000)).toBe(24);
  });

  it('that was had begins a new stretch', async () => {
    await approve('ada', await photo()).expect(204);
    for (let n = 0; n < 6; n += 1) {
      await pass(4);
      await approve('ada', await photo()).expect(204);
    }
    expect((await standing('ada')).break_due).toBe(true);
    await pass(5);
    expect((await standing('ada')).break_due).toBe(false);
    await approve('ada', await photo()).expect(204);
    expect((await standing('ada')).break_due).toBe(false);
  });

  it('is proposed after as many severe ones as somebody wants', async () => {
    await choose('ada', { break_after_severe: 2 }).expect(204);
    await Promise.all([await photo(), await photo()].map((id) => reject('ada', id).expect(204)));
    expect((await standing('ada')).break_due).toBe(true);
  });

  it('is none of a queue without pictures', async () => {
    await claim('ada', 'reports');
    await staff('ada', 'put', 'work-claims').expect(200);
    expect(await rows(api, 'select from staff_picture_time')).toEqual([]);
  });
});

describe('four hours of pictures', () => {
  it('are the most of a day: what is claimed stays, and more comes after a rest', async () => {
    const first = await photo();
    const [claimed] = await claim('ada');
    expect(claimed).toBe(String(first));
    await staff('ada', 'put', 'work-claims').expect(200);
    const second = await photo();
    await lookedFor(240);
    const { more_pictures_at: more } = await standing('ada');
    expect(Math.round((new Date(more ?? '').getTime() - Date.now()) / 3_600_000)).toBe(8);
    expect(await claim('ada')).toEqual([String(first)]);
    expect(await claim('ada', 'second_looks')).toEqual([]);
    await approve('ada', first).expect(204);
    expect(await claim('ada')).toEqual([]);
    expect(await claim('ben')).toEqual([String(second)]);
    await staff('ben', 'delete', 'work-claims?queue=photos').expect(204);
    await pass(8 * 60);
    expect((await standing('ada')).more_pictures_at).toBeNull();
    expect(await claim('ada')).toEqual([String(second)]);
    await approve('ada', second).expect(204);
    expect((await rows(api, 'select looked_ms from staff_picture_time'))[0]).toEqual({ looked_ms: 0 });
  });

  it('count once, though two tabs tell of them at the same time', async () => {
    await photo();
    await claim('ada');
    await staff('ada', 'put', 'work-claims').expect(200);
    await pass(4);
    await Promise.all(Array.from({ length: 6 }, () => staff('ada', 'put', 'work-claims').expect(200)));
    const [time] = await rows(api, 'select looked_ms from staff_picture_time');
    expect(Math.round(Number(time?.['looked_ms']) / 60_000)).toBe(4);
  });
});

describe('work that somebody leaves to others', () => {
  it('is given to them no more, and what they had goes back', async () => {
    const id = await photo();
    expect(await claim('ada')).toEqual([String(id)]);
    await choose('ada', { opted_out: ['photos'] }).expect(204);
    expect(await claim('ada')).toEqual([]);
    const { queues } = (await staff('ada', 'get', 'work').expect(200)).body as WorkResponse;
    expect(queues.map(({ queue }) => queue)).not.toContain('photos');
    expect(await claim('ben')).toEqual([String(id)]);
  });

  it('may be a part of a queue', async () => {
    const id = await photo();
    await staff('olivia', 'post', `tenants/${FIRST}/photos/${id}/reject`).send({ reason: 'minor' }).expect(204);
    expect(await claim('ada', 'second_looks')).toEqual([String(id)]);
    await choose('ada', { opted_out: ['possible_minors'] }).expect(204);
    expect(await claim('ada', 'second_looks')).toEqual([]);
    expect(await claim('ben', 'second_looks')).toEqual([String(id)]);
  });
});
