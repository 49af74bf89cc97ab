import { FIRST, OPERATOR, SECOND, type TestApi } from '../../../../test/support/api';
import { rows, signUp, startAccountsApi } from '../../../../test/support/people';
import { photosOf, uploadOne } from '../../../../test/support/photos';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';
import { Tenants } from '../../tenants';
import { StaffTokens } from '..';
import { type WorkClaimsResponse } from '../queues/work.response';
import { type ClaimedPhotosResponse } from './photos.response';

const MODERATORS = ['ada', 'ben'] as const;

let api: TestApi;
const cookies = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(57);
  const { id } = await api.running.app.get(Tenants).get(FIRST);
  for (const name of MODERATORS) {
    const email = `${name}@photos.example`;
    await api.running.app.get(StaffTokens).add({ email, name, role: 'moderator', tenantIds: [id] }, OPERATOR);
    cookies.set(name, await sessionOf(api, email));
  }
  cookies.set('olivia', await sessionOf(api, OPERATOR.email));
});
beforeEach(async () => {
  await rows(api, 'delete from staff_claim');
  await rows(api, "update photo set status = 'active', decided_at = now() where status = 'pending'");
});
afterAll(() => api.close());

let people = 0;
const someone = (host = FIRST) => signUp(api, `desk${(people += 1)}@visitor.example`, host);
const staff = (who: string, method: 'get' | 'post' | 'delete', path: string) => {
  const request = api.on(CONSOLE)[method](`/api/staff/${path}`);
  return request.set('cookie', cookies.get(who) ?? '');
};
const claim = async (who: string, most = 20): Promise<WorkClaimsResponse['claims']> => {
  const { body } = await staff(who, 'post', 'work-claims').send({ queue: 'photos', most }).expect(200);
  return (body as WorkClaimsResponse).claims;
};
const claimed = async (who: string): Promise<ClaimedPhotosResponse['photos']> =>
  ((await staff(who, 'get', 'claimed-photos').expect(200)).body as ClaimedPhotosResponse).photos;
const approve = (who: string, id: number, queue = 'photos', slug = FIRST) =>
  staff(who, 'post', `tenants/${slug}/photos/${id}/approve`).query({ queue });
const reject = (who: string, id: number, queue = 'photos') =>
  staff(who, 'post', `tenants/${FIRST}/photos/${id}/reject`).query({ queue }).send({ reason: 'quality' });
const reopen = (who: string, id: number, slug = FIRST) => staff(who, 'delete', `tenants/${slug}/photos/${id}/decision`);
const statusOf = async (id: number): Promise<unknown> =>
  (await rows(api, 'select status from photo where id = $1', [id]))[0]?.['status'];

describe('claimed photos', () => {
  it('are shown with their brand, and with what was turned down of the member before', async () => {
    const [one, elsewhere] = [await someone(), await someone(SECOND)];
    const [bad, second] = [await uploadOne(api, one.cookie), await uploadOne(api, one.cookie)];
    const other = await uploadOne(api, elsewhere.cookie, SECOND);
    expect(await claimed('olivia')).toEqual([]);
    await claim('olivia');
    const before = await claimed('olivia');
    expect(before.map(({ id, tenant, first, rejections }) => [id, tenant, first, rejections])).toEqual([
      [bad.id, FIRST, true, []],
      [second.id, FIRST, true, []],
      [other.id, SECOND, true, []],
    ]);
    expect(before[0]).toMatchObject({ profile_id: one.id, name: 'Jo Visser', fictional: false });
    await staff('olivia', 'get', (before[2]?.picture ?? '').replace('/api/staff/', '')).expect(200);
    await reject('olivia', bad.id).expect(204);
    expect((await claimed('olivia'))[0]).toMatchObject({
      id: second.id,
      first: false,
      rejections: [{ reason: 'quality', at: expect.stringMatching(/^\d{4}-/) as string }],
    });
  });

  it('are those of brands that one reaches, and one’s own', async () => {
    const elsewhere = await someone(SECOND);
    await uploadOne(api, elsewhere.cookie, SECOND);
    const { id } = await uploadOne(api, (await someone()).cookie);
    await claim('ada');
    expect((await claimed('ada')).map((photo) => photo.id)).toEqual([id]);
    expect(await claimed('ben')).toEqual([]);
    await staff('nobody', 'get', 'claimed-photos').expect(401);
  });
});

describe('a decision from the desk', () => {
  it('is made once, whoever comes second', async () => {
    const { id } = await uploadOne(api, (await someone()).cookie);
    await approve('ada', id).expect(204);
    for (const late of [approve('ben', id), reject('ben', id)])
      expect((await late.expect(409)).body).toMatchObject({ code: 'photo_decided' });
    expect(await statusOf(id)).toBe('active');
    await approve('ada', id, 'reports').expect(422);
  });

  it('is taken back by its author for ten minutes, who then has the photo again', async () => {
    const { cookie } = await someone();
    const photos = [await uploadOne(api, cookie), await uploadOne(api, cookie)];
    const [good = 0, bad = 0] = photos.map(({ id }) => id);
    await claim('ada');
    await approve('ada', good).expect(204);
    await reject('ada', bad).expect(204);
    expect((await reopen('ben', good).expect(409)).body).toMatchObject({ code: 'photo_decision_final' });
    for (const id of [good, bad]) await reopen('ada', id).expect(204);
    expect(await photosOf(api, cookie)).toMatchObject([
      { status: 'pending', reason: null },
      { status: 'pending', reason: null },
    ]);
    expect((await claimed('ada')).map(({ id }) => id)).toEqual([good, bad]);
    const mails =
      "select from outbox where payload->>'mail' = 'photo_rejected' and payload->'params'->'photo' = to_jsonb($1::integer)";
    expect(await rows(api, mails, [bad])).toEqual([]);
    expect(await rows(api, "select from decision where (content ->> 'photo')::integer = $1", [bad])).toEqual([]);
    await approve('ada', bad).expect(204);
    // The member has never heard that it was turned down.
    expect(await rows(api, "select from outbox where payload->>'mail' = 'photo_restored'")).toEqual([]);
    expect((await approve('ben', good).expect(409)).body).toMatchObject({ code: 'claimed_by_another' });
    await approve('ada', good).expect(204);
    await rows(api, "update photo set decided_at = now() - interval '11 minutes' where id = $1", [good]);
    await reopen('ada', good).expect(409);
    const audited = await rows(
      api,
      "select action from audit_entry where action like 'photo.%' and details->>'photo' = $1 order by id",
      [String(good)],
    );
    expect(audited.map(({ action }) => action)).toEqual(['photo.approved', 'photo.reopened', 'photo.approved']);
  });

  it('of another brand’s photo is none', async () => {
    const { id } = await uploadOne(api, (await someone(SECOND)).cookie, SECOND);
    await reopen('ada', id, SECOND).expect(404);
    for (const none of [id, 999_999_999]) await reopen('ada', none).expect(404);
  });
});
