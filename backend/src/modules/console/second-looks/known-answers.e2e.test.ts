import { FIRST, OPERATOR, type TestApi } from '../../../../test/support/api';
import { confirmed } from '../../../../test/support/meeting';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { uploadOne } from '../../../../test/support/photos';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';
import { PlantedPhotos, SecondLooks } from '../../members';
import { Tenants } from '../../tenants';
import { StaffTokens } from '..';
import { type ClaimedPhotosResponse } from '../photos/photos.response';
import { type SecondLooksResponse } from './second-looks.response';

let api: TestApi;
let turn: jest.SpyInstance<boolean, [number]>;
const cookies = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(66);
  const { id } = await api.running.app.get(Tenants).get(FIRST);
  for (const name of ['ada', 'ben', 'cem', 'dan']) {
    const email = `${name}@known.example`;
    await api.running.app.get(StaffTokens).add({ email, name, role: 'moderator', tenantIds: [id] }, OPERATOR);
    cookies.set(name, await sessionOf(api, email));
  }
  cookies.set('olivia', await sessionOf(api, OPERATOR.email));
  jest.spyOn(api.running.app.get(SecondLooks, { strict: false }), 'isSampled').mockReturnValue(false);
  turn = jest.spyOn(api.running.app.get(PlantedPhotos, { strict: false }), 'isTurn').mockReturnValue(true);
});
beforeEach(async () => {
  turn.mockReturnValue(true);
  await rows(api, 'delete from staff_claim');
  await rows(api, 'delete from second_look');
  await rows(api, "update photo set status = 'active', decided_at = now() where status = 'pending'");
});
afterAll(() => api.close());

const staff = (who: string, method: 'get' | 'post' | 'delete', path: string) => {
  const request = api.on(CONSOLE)[method](`/api/staff/${path}`);
  return request.set('cookie', cookies.get(who) ?? '');
};
const claim = async (who: string): Promise<number[]> => {
  await staff(who, 'post', 'work-claims').send({ queue: 'photos' }).expect(200);
  const { photos } = (await staff(who, 'get', 'claimed-photos').expect(200)).body as ClaimedPhotosResponse;
  return photos.map(({ id }) => id);
};
const decide = (who: string, id: number, reason?: string) =>
  staff(who, 'post', `tenants/${FIRST}/photos/${id}/${reason === undefined ? 'approve' : 'reject'}`)
    .query({ queue: 'photos' })
    .send(reason === undefined ? {} : { reason });
const upload = async () => (await uploadOne(api, (await confirmed(api)).cookie)).id;
const photo = async (id: number) =>
  (await rows(api, 'select status, decided_by from photo where id = $1', [id]))[0] as {
    status: string;
    decided_by: string | null;
  };
const counts = async () =>
  ((await staff('olivia', 'get', 'second-looks').expect(200)).body as SecondLooksResponse).brands[0];

/** A photo that Ada and Ben agreed about, and a new one that waits. */
async function known(): Promise<{ old: number; fresh: number }> {
  const old = await upload();
  turn.mockReturnValue(false);
  await decide('ada', old).expect(204);
  await rows(
    api,
    `insert into second_look (tenant_id, photo_id, profile_id, cause, first_by, first_outcome, decided_at, decided_by, outcome, agreed)
     select tenant_id, id, profile_id, 'sample', 'ada@known.example', 'approved', now(), 'ben@known.example', 'approved', true
     from photo where id = $1`,
    [old],
  );
  turn.mockReturnValue(true);
  return { old, fresh: await upload() };
}

/** The planted photo is one of the latest, so it may take some turns until this one is given out. */
async function claimUntilPlanted(who: string, old: number): Promise<number[]> {
  for (let tries = 0; tries < 400; tries += 1) {
    const ids = await claim(who);
    if (ids.includes(old)) return ids;
    await rows(api, 'delete from staff_claim');
  }
  throw new Error('nothing was planted');
}

describe('a photo whose answer is known', () => {
  it('is given out among the others, and only counted', async () => {
    const { old, fresh } = await known();
    expect(new Set(await claimUntilPlanted('cem', old))).toEqual(new Set([old, fresh]));
    const before = await photo(old);
    await decide('cem', old, 'quality').expect(204);
    expect(await photo(old)).toEqual(before);
    expect(await counts()).toMatchObject({ looked: 1, agreed: 1, known: 1, known_right: 0 });
    // Taken back, it may be answered anew; then it is no longer theirs.
    await staff('cem', 'delete', `tenants/${FIRST}/photos/${old}/decision`).query({ queue: 'photos' }).expect(204);
    await decide('cem', old).expect(204);
    expect(await counts()).toMatchObject({ known: 1, known_right: 1 });
    expect((await decide('cem', old, 'quality').expect(409)).body).toMatchObject({ code: 'photo_decided' });
    expect(await photo(old)).toEqual(before);
    const entries = await rows(
      api,
      "select actor, details from audit_entry where action = 'photo.known_answered' order by details ->> 'outcome' desc",
    );
    expect(entries).toMatchObject([
      { actor: 'cem@known.example', details: { photo: old, outcome: 'rejected' } },
      { actor: 'cem@known.example', details: { photo: old, outcome: 'approved' } },
    ]);
    await decide('dan', fresh).expect(409);
  });

  it('is never one that the person decided about, nor given to two, nor where nothing waits', async () => {
    const { old, fresh } = await known();
    for (const who of ['ada', 'ben']) {
      for (let tries = 0; tries < 30; tries += 1) {
        expect(await claim(who)).toEqual([fresh]);
        await rows(api, 'delete from staff_claim');
      }
    }
    await claimUntilPlanted('cem', old);
    expect(await claim('dan')).toEqual([]);
    await decide('cem', fresh).expect(204);
    expect(await claim('dan')).toEqual([]);
    expect((await decide('dan', old).expect(409)).body).toMatchObject({ code: 'claimed_by_another' });
  });

  it('counts in earnest where somebody says that it is a child', async () => {
    const { old } = await known();
    await claimUntilPlanted('cem', old);
    await decide('cem', old, 'minor').expect(204);
    expect((await photo(old)).status).toBe('rejected');
    const [look] = await rows(api, 'select cause, first_by from second_look where photo_id = $1', [old]);
    expect(look).toEqual({ cause: 'minor', first_by: 'cem@known.example' });
  });

  it('comes no more often than two times in a hundred', async () => {
    turn.mockRestore();
    const planted = api.running.app.get(PlantedPhotos, { strict: false });
    let turns = 0;
    for (let n = 0; n < 20_000; n += 1) if (planted.isTurn(1)) turns += 1;
    expect(turns / 20_000).toBeGreaterThan(0.015);
    expect(turns / 20_000).toBeLessThan(0.025);
    turn = jest.spyOn(planted, 'isTurn').mockReturnValue(true);
    expect(await claim('cem')).toEqual([]);
  });

  it('names the person no longer than they may take it back', async () => {
    const { old } = await known();
    await claimUntilPlanted('cem', old);
    await decide('cem', old).expect(204);
    await rows(api, "update second_look set planted_answered_at = now() - interval '11 minutes'");
    await rows(api, 'delete from staff_claim');
    await claim('dan');
    expect(await rows(api, 'select planted_to, planted_agreed from second_look where photo_id = $1', [old])).toEqual([
      { planted_to: null, planted_agreed: true },
    ]);
  });
});

it('makes the first photo of a member urgent in their evening, and no other', async () => {
  const hour = new Date().getUTCHours();
  // `Etc/GMT+3` is three hours behind.
  const zoneAt = (local: number): string => {
    const offset = ((hour - local + 36) % 24) - 12;
    return `Etc/GMT${offset < 0 ? '' : '+'}${offset}`;
  };
  const first = async (local: number) => {
    const member = await confirmed(api);
    await rows(api, 'update account set time_zone = $2 where id = $1', [member.id, zoneAt(local)]);
    const ids = [(await uploadOne(api, member.cookie)).id, (await uploadOne(api, member.cookie)).id];
    const found = await rows(api, 'select urgent from photo where id = any($1) order by created_at', [ids]);
    return found.map(({ urgent }) => urgent as boolean);
  };
  expect(await first(20)).toEqual([true, false]);
  expect(await first(9)).toEqual([false, false]);
});
