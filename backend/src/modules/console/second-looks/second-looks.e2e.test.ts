import { FIRST, OPERATOR, SECOND, type TestApi } from '../../../../test/support/api';
import { mailsTo } from '../../../../test/support/mailed-token';
import { confirmed } from '../../../../test/support/meeting';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { photosOf, uploadOne } from '../../../../test/support/photos';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';
import { SecondLooks } from '../../members';
import { Tenants } from '../../tenants';
import { StaffTokens } from '..';
import { type ClaimedPhotosResponse } from '../photos/photos.response';
import { type WorkClaimsResponse } from '../queues/work.response';
import { type SecondLooksResponse } from './second-looks.response';

let api: TestApi;
let sampling: jest.SpyInstance<boolean, []>;
const cookies = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(58);
  const { id } = await api.running.app.get(Tenants).get(FIRST);
  for (const name of ['ada', 'ben']) {
    const email = `${name}@second.example`;
    await api.running.app.get(StaffTokens).add({ email, name, role: 'moderator', tenantIds: [id] }, OPERATOR);
    cookies.set(name, await sessionOf(api, email));
  }
  cookies.set('olivia', await sessionOf(api, OPERATOR.email));
  sampling = jest.spyOn(api.running.app.get(SecondLooks, { strict: false }), 'isSampled').mockReturnValue(false);
});
beforeEach(async () => {
  sampling.mockReturnValue(false);
  await rows(api, 'delete from staff_claim');
  await rows(api, 'delete from second_look');
  await rows(api, "update photo set status = 'active', decided_at = now() where status = 'pending'");
});
afterAll(() => api.close());

const staff = (who: string, method: 'get' | 'post' | 'delete', path: string) => {
  const request = api.on(CONSOLE)[method](`/api/staff/${path}`);
  return request.set('cookie', cookies.get(who) ?? '');
};
const claim = async (who: string, queue = 'second_looks'): Promise<ClaimedPhotosResponse['photos']> => {
  const { body } = await staff(who, 'post', 'work-claims').send({ queue }).expect(200);
  const shown = (await staff(who, 'get', 'claimed-photos').query({ queue }).expect(200)).body as ClaimedPhotosResponse;
  expect(shown.photos.map(({ id }) => String(id)).sort()).toEqual(
    (body as WorkClaimsResponse).claims.map(({ item }) => item).sort(),
  );
  return shown.photos;
};
const idsOf = (photos: ClaimedPhotosResponse['photos']): number[] => photos.map(({ id }) => id);
const photoPath = (id: number, rest: string) => `tenants/${FIRST}/photos/${id}/${rest}`;
const approve = (who: string, id: number, queue?: string) =>
  staff(who, 'post', photoPath(id, 'approve')).query(queue === undefined ? {} : { queue });
const reject = (who: string, id: number, reason: string, queue?: string) =>
  staff(who, 'post', photoPath(id, 'reject'))
    .query(queue === undefined ? {} : { queue })
    .send({ reason });
const escalate = (who: string, id: number) => staff(who, 'post', photoPath(id, 'escalation'));
const undo = (who: string, id: number, queue = 'photos') =>
  staff(who, 'delete', photoPath(id, 'decision')).query({ queue });
const profileStatus = async (id: number): Promise<unknown> =>
  (await rows(api, 'select status from profile where id = $1', [id]))[0]?.['status'];
const one = async () => {
  const member = await confirmed(api);
  return { member, id: (await uploadOne(api, member.cookie)).id };
};

describe('a sampled decision', () => {
  it('is looked at by somebody else, who is not told what it was', async () => {
    const { id, member } = await one();
    sampling.mockReturnValue(true);
    await approve('ada', id, 'photos').expect(204);
    expect(await claim('ada')).toEqual([]);
    const own = await approve('ada', id, 'second_looks').expect(403);
    expect(own.body).toMatchObject({ code: 'second_person_needed' });
    const [seen] = await claim('ben');
    expect(seen).toMatchObject({ id, tenant: FIRST, cause: 'sample' });
    expect(JSON.stringify(seen)).not.toContain('approved');
    await approve('ben', id, 'second_looks').expect(204);
    expect((await approve('ben', id, 'second_looks').expect(409)).body).toMatchObject({ code: 'photo_decided' });
    expect(await photosOf(api, member.cookie)).toMatchObject([{ status: 'active' }]);
  });

  it('counts as agreement or not, by brand alone, for those who may read it', async () => {
    sampling.mockReturnValue(true);
    const photos = [await one(), await one(), await one()];
    for (const { id } of photos) await approve('ada', id, 'photos').expect(204);
    for (const [n, { id }] of photos.entries())
      await (n === 0 ? reject('ben', id, 'nudity', 'second_looks') : approve('ben', id, 'second_looks')).expect(204);
    const { brands } = (await staff('olivia', 'get', 'second-looks').expect(200)).body as SecondLooksResponse;
    expect(brands).toEqual([{ tenant: FIRST, looked: 3, agreed: 2, known: 0, known_right: 0 }]);
    await staff('ada', 'get', 'second-looks').expect(403);
    await staff('nobody', 'get', 'second-looks').expect(401);
  });

  it('follows the first person’s change of mind until somebody looks', async () => {
    sampling.mockReturnValue(true);
    const { id } = await one();
    await approve('ada', id, 'photos').expect(204);
    await reject('ada', id, 'quality').expect(204);
    await reject('ben', id, 'quality', 'second_looks').expect(204);
    const [look] = await rows(api, 'select first_outcome, outcome, agreed from second_look');
    expect(look).toEqual({ first_outcome: 'rejected', outcome: 'rejected', agreed: true });
    await undo('ben', id, 'second_looks').expect(204);
    expect(idsOf(await claim('ben'))).toEqual([id]);
    expect((await undo('ada', id).expect(409)).body).toMatchObject({ code: 'photo_decision_final' });
  });

  it('that two people agreed about is taken back by the second one alone, for ten minutes, and stands meanwhile', async () => {
    sampling.mockReturnValue(true);
    const { id, member } = await one();
    await approve('ada', id, 'photos').expect(204);
    await approve('ben', id, 'second_looks').expect(204);
    await undo('ada', id).expect(409);
    await undo('ben', id, 'second_looks').expect(204);
    expect(await photosOf(api, member.cookie)).toMatchObject([{ status: 'active' }]);
    expect(idsOf(await claim('ben'))).toEqual([id]);
    await approve('ben', id, 'second_looks').expect(204);
    await rows(api, "update second_look set decided_at = now() - interval '11 minutes'");
    expect((await undo('ben', id, 'second_looks').expect(409)).body).toMatchObject({ code: 'photo_decision_final' });
  });

  it('taken back is not looked at', async () => {
    sampling.mockReturnValue(true);
    const { id } = await one();
    await approve('ada', id, 'photos').expect(204);
    await undo('ada', id).expect(204);
    expect(await rows(api, 'select from second_look')).toEqual([]);
    expect(idsOf(await claim('ada', 'photos'))).toEqual([id]);
  });
});

describe('what may be a child', () => {
  it('is hidden with its profile at once, until a second person has looked', async () => {
    const { id, member } = await one();
    await approve('ben', id).expect(204);
    expect(await profileStatus(member.id)).toBe('active');
    await reject('ada', id, 'minor').expect(204);
    expect(await profileStatus(member.id)).toBe('disabled');
    for (const own of [approve('ada', id), reject('ada', id, 'other'), undo('ada', id)])
      expect((await own.expect(403)).body).toMatchObject({ code: 'second_person_needed' });
    const work = (await staff('ben', 'get', 'work').expect(200)).body as { queues: { queue: string; due: string }[] };
    const due = work.queues.find(({ queue }) => queue === 'second_looks')?.due ?? '';
    expect(new Date(due).getTime() - Date.now()).toBeLessThanOrEqual(3_600_000);
    await approve('ben', id, 'second_looks').expect(204);
    expect(await profileStatus(member.id)).toBe('active');
    expect(await photosOf(api, member.cookie)).toMatchObject([{ status: 'active' }]);
  });

  it('is told to be shown again once where the rejection was told, in one mail', async () => {
    const { id, member } = await one();
    const email = `shown${id}@visitor.example`;
    await rows(api, 'update account set email = $2, email_key = $2 where id = $1', [member.id, email]);
    await approve('ben', id).expect(204);
    await reject('ada', id, 'minor').expect(204);
    // As if the mail had gone.
    await rows(api, "delete from outbox where payload->>'mail' = 'photo_rejected'");
    const answers = await Promise.all([1, 2, 3].map(() => approve('ben', id, 'second_looks')));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect(await mailsTo(api, 'profile_restored', email)).toHaveLength(1);
    await reject('ben', id, 'quality').expect(204);
    await approve('ben', id).expect(204);
    expect(await mailsTo(api, 'photo_restored', email)).toEqual([]);
    await reject('ben', id, 'quality').expect(204);
    await rows(api, "delete from outbox where payload->>'mail' = 'photo_rejected'");
    await approve('ben', id).expect(204);
    expect(await mailsTo(api, 'photo_restored', email)).toHaveLength(1);
  });

  it('stays hidden where both say so, and shows no account that is not to be shown', async () => {
    const [agreed, gone] = [await one(), await one()];
    await reject('ada', agreed.id, 'minor').expect(204);
    await reject('ben', agreed.id, 'minor', 'second_looks').expect(204);
    expect(await profileStatus(agreed.member.id)).toBe('disabled');
    expect(await rows(api, 'select agreed from second_look')).toEqual([{ agreed: true }]);
    await reject('ada', gone.id, 'minor').expect(204);
    await rows(api, "update account set status = 'blocked' where id = $1", [gone.member.id]);
    await approve('ben', gone.id, 'second_looks').expect(204);
    expect(await profileStatus(gone.member.id)).toBe('disabled');
  });

  it('said by the second person is looked at by a third', async () => {
    sampling.mockReturnValue(true);
    const { id, member } = await one();
    await approve('ada', id, 'photos').expect(204);
    await reject('ben', id, 'minor', 'second_looks').expect(204);
    expect(await profileStatus(member.id)).toBe('disabled');
    expect((await approve('ben', id).expect(403)).body).toMatchObject({ code: 'second_person_needed' });
    expect((await claim('ada')).map(({ cause }) => cause)).toEqual(['minor']);
  });

  it('is not shown by unblocking the account meanwhile', async () => {
    const { id, member } = await one();
    await reject('ada', id, 'minor').expect(204);
    await staff('olivia', 'post', `tenants/${FIRST}/members/${member.id}/looks`).send({ reason: 'safety' }).expect(200);
    for (const act of ['block', 'unblock'])
      await staff('olivia', 'post', `tenants/${FIRST}/members/${member.id}/${act}`)
        .send({ reason: 'A test' })
        .expect(204);
    expect(await profileStatus(member.id)).toBe('disabled');
  });
});

describe('an escalated photo', () => {
  it('waits for somebody else alone', async () => {
    const { id } = await one();
    await claim('ada', 'photos');
    await escalate('ada', id).expect(204);
    expect((await approve('ada', id, 'photos').expect(409)).body).toMatchObject({ code: 'photo_decided' });
    expect([await claim('ben', 'photos'), await claim('ada')]).toEqual([[], []]);
    await approve('ada', id).expect(403);
    expect((await claim('ben')).map(({ cause }) => cause)).toEqual(['escalated']);
    await escalate('ben', id).expect(409);
    await approve('ben', id, 'second_looks').expect(204);
    const brands = (await staff('olivia', 'get', 'second-looks').expect(200)).body as SecondLooksResponse;
    expect(brands.brands).toEqual([]);
  });

  it('is decided by nobody else while somebody is at it, whether a queue is named or not', async () => {
    const { id } = await one();
    await escalate('ada', id).expect(204);
    await claim('ben');
    for (const queue of ['second_looks', undefined])
      expect((await approve('olivia', id, queue).expect(409)).body).toMatchObject({ code: 'claimed_by_another' });
    await approve('ben', id).expect(204);
  });

  it('is taken back by its author, and is none of another brand', async () => {
    const { id } = await one();
    await escalate('ada', id).expect(204);
    await undo('ada', id).expect(204);
    expect(idsOf(await claim('ada', 'photos'))).toEqual([id]);
    const elsewhere = await uploadOne(api, (await confirmed(api, {}, SECOND)).cookie, SECOND);
    await escalate('olivia', elsewhere.id).expect(404);
    await staff('ada', 'post', `tenants/${SECOND}/photos/${elsewhere.id}/escalation`).expect(404);
  });
});

it('about five decisions of a hundred are sampled', () => {
  sampling.mockRestore();
  const looks = api.running.app.get(SecondLooks, { strict: false });
  const sampled = Array.from({ length: 4000 }, () => looks.isSampled()).filter(Boolean).length;
  expect(sampled).toBeGreaterThan(120);
  expect(sampled).toBeLessThan(290);
});
