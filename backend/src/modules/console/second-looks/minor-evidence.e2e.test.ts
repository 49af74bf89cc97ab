import { FIRST, OPERATOR, SECOND, type TestApi } from '../../../../test/support/api';
import { eraseNow } from '../../../../test/support/erase';
import { confirmed } from '../../../../test/support/meeting';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { uploadOne } from '../../../../test/support/photos';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';
import { Storage } from '../../../platform/storage';
import { runInTenant } from '../../../platform/tenancy';
import { Tenants } from '../../tenants';
import { StaffTokens } from '..';
import { type ClaimedPhotosResponse } from '../photos/photos.response';

let api: TestApi;
let tenant = 0;
const cookies = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(59);
  tenant = (await api.running.app.get(Tenants).get(FIRST)).id;
  for (const name of ['ada', 'ben', 'cleo']) {
    const email = `${name}@evidence.example`;
    await api.running.app.get(StaffTokens).add({ email, name, role: 'moderator', tenantIds: [tenant] }, OPERATOR);
    cookies.set(name, await sessionOf(api, email));
  }
  cookies.set('olivia', await sessionOf(api, OPERATOR.email));
});
beforeEach(async () => {
  for (const table of ['staff_claim', 'second_look', 'minor_evidence', 'outbox'])
    await rows(api, `delete from ${table}`);
});
afterAll(() => api.close());

const staff = (who: string, method: 'get' | 'post' | 'delete', path: string) => {
  const request = api.on(CONSOLE)[method](`/api/staff/${path}`);
  return request.set('cookie', cookies.get(who) ?? '');
};
const photoPath = (id: number, rest: string, slug = FIRST) => `tenants/${slug}/photos/${id}/${rest}`;
const reject = (who: string, id: number, reason = 'minor') =>
  staff(who, 'post', photoPath(id, 'reject'))
    .query(who === 'ada' ? {} : { queue: 'second_looks' })
    .send({ reason });
const approve = (who: string, id: number) =>
  staff(who, 'post', photoPath(id, 'approve')).query({ queue: 'second_looks' });
const picture = (who: string, id: number, slug = FIRST) =>
  staff(who, 'get', photoPath(id, 'picture', slug)).buffer(true);
const claimed = async (who: string): Promise<ClaimedPhotosResponse['photos']> => {
  const queue = 'second_looks';
  await staff(who, 'post', 'work-claims').send({ queue }).expect(200);
  return ((await staff(who, 'get', 'claimed-photos').query({ queue }).expect(200)).body as ClaimedPhotosResponse)
    .photos;
};
const remove = (cookie: string, id: number) => api.on().delete(`/api/photos/${id}`).set('cookie', cookie);
const kept = () => rows(api, 'select photo_id, profile_id, file, decided_by from minor_evidence');
const one = async () => {
  const member = await confirmed(api);
  return { member, id: (await uploadOne(api, member.cookie)).id };
};
const statusOf = async (id: number): Promise<unknown> =>
  (await rows(api, 'select status from profile where id = $1', [id]))[0]?.['status'];
const fileOf = (file: unknown): Promise<Buffer> =>
  runInTenant(tenant, () => api.running.app.get(Storage).readWhole(String(file)));

describe('a picture that may show a child', () => {
  it('waits for the second person though its owner has deleted it, and is shown to nobody else', async () => {
    const { id, member } = await one();
    await reject('ada', id).expect(204);
    await remove(member.cookie, id).expect(204);
    await reject('ada', id).expect(404);
    const [seen] = await claimed('ben');
    expect(seen).toMatchObject({ id, tenant: FIRST, cause: 'minor', deleted: true });
    expect(await claimed('ada')).toEqual([]);
    expect((await picture('ben', id).expect(200)).headers).toMatchObject({ 'content-type': 'image/jpeg' });
    await picture('ada', id).expect(404);
    await picture('olivia', id, SECOND).expect(404);
    const audited = await rows(api, "select actor, details from audit_entry where action = 'evidence.looked_at'");
    expect(audited).toEqual([{ actor: 'ben@evidence.example', details: { photo: id } }]);
    expect(await statusOf(member.id)).toBe('disabled');
    await reject('ben', id).expect(204);
    expect(await kept()).toMatchObject([{ photo_id: id, profile_id: member.id, decided_by: 'ben@evidence.example' }]);
    expect((await approve('cleo', id).expect(409)).body).toMatchObject({ code: 'photo_decided' });
    expect(await claimed('cleo')).toEqual([]);
    await picture('ben', id).expect(404);
    await picture('olivia', id).expect(200);
    expect(await statusOf(member.id)).toBe('disabled');
  });

  it('is shown to nobody else while its owner has it, either', async () => {
    const { id } = await one();
    await reject('ada', id).expect(204);
    await picture('ada', id).expect(404);
    await picture('ben', id).expect(200);
    await reject('ben', id).expect(204);
    for (const who of ['ben', 'cleo']) await picture(who, id).expect(404);
    await picture('olivia', id).expect(200);
    await rows(api, 'delete from minor_evidence where photo_id = $1', [id]);
    await picture('cleo', id).expect(404);
    const audited = await rows(
      api,
      "select actor from audit_entry where action = 'evidence.looked_at' and details->>'photo' = $1",
      [String(id)],
    );
    expect(audited).toEqual([{ actor: 'ben@evidence.example' }, { actor: OPERATOR.email }]);
  });

  it('goes at once where the second person sees no child, and the profile is shown again', async () => {
    const [present, deleted] = [await one(), await one()];
    for (const { id } of [present, deleted]) await reject('ada', id).expect(204);
    await remove(deleted.member.cookie, deleted.id).expect(204);
    const files = (await kept()).map(({ file }) => file);
    for (const { id } of [present, deleted]) await approve('ben', id).expect(204);
    expect(await kept()).toEqual([]);
    const gone = await rows(api, "select payload->>'file' as file from outbox where kind = 'check_picture_gone'");
    expect(gone.map(({ file }) => file).sort()).toEqual(files.sort());
    for (const { member } of [present, deleted]) expect(await statusOf(member.id)).toBe('active');
  });

  it('waits again where the second person takes it back', async () => {
    const { id } = await one();
    await reject('ada', id).expect(204);
    await approve('ben', id).expect(204);
    await staff('ben', 'delete', photoPath(id, 'decision')).query({ queue: 'second_looks' }).expect(204);
    expect(await kept()).toMatchObject([{ photo_id: id, decided_by: null }]);
  });

  it('survives the account, without whose it was', async () => {
    const { id, member } = await one();
    await reject('ada', id).expect(204);
    await eraseNow(api, member);
    const [row] = await kept();
    expect(row).toMatchObject({ photo_id: id, profile_id: null, decided_by: null });
    expect((await fileOf(row?.['file'])).length).toBeGreaterThan(100);
    expect(await claimed('ben')).toMatchObject([{ id, name: '', age: null, deleted: true }]);
    await reject('ben', id).expect(204);
    const entries = await rows(
      api,
      "select subject from audit_entry where action = 'photo.rejected' and actor like 'ben%'",
    );
    expect(entries.at(-1)).toEqual({ subject: 'account:erased' });
  });

  it('is kept or was deleted first, where its owner deletes it at the same moment', async () => {
    for (let n = 0; n < 8; n += 1) {
      const { id, member } = await one();
      const [decision, deletion] = await Promise.all([reject('ada', id), remove(member.cookie, id)]);
      expect(deletion.status).toBe(204);
      const evidence = await rows(api, 'select file from minor_evidence where photo_id = $1', [id]);
      expect([decision.status, evidence.length]).toEqual(decision.status === 204 ? [204, 1] : [404, 0]);
      if (evidence[0]) expect((await fileOf(evidence[0]['file'])).length).toBeGreaterThan(100);
    }
  });

  it('is decided once, where two second persons and the owner come at the same moment', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { id, member } = await one();
      await reject('ada', id).expect(204);
      const answers = await Promise.all([reject('ben', id), approve('cleo', id), remove(member.cookie, id)]);
      expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThanOrEqual(2);
      const open = await rows(api, 'select from minor_evidence where photo_id = $1 and decided_at is null', [id]);
      expect(open).toEqual([]);
    }
  });
});

it('is listed for operators once a second person has confirmed it, with what an authority is told', async () => {
  const { id, member } = await one();
  const listed = async (who: string, slug = FIRST) => staff(who, 'get', `tenants/${slug}/minor-evidence`);
  await reject('ada', id).expect(204);
  expect((await listed('olivia')).body).toEqual({ evidence: [] });
  await reject('ben', id).expect(204);
  const { body } = await listed('olivia');
  expect(body).toMatchObject({
    evidence: [
      { photo: id, profile_id: member.id, first_by: 'ada@evidence.example', decided_by: 'ben@evidence.example' },
    ],
  });
  const [kept] = (body as { evidence: { decided_at: string; deleted_at: string; picture: string }[] }).evidence;
  expect(Date.parse(kept?.deleted_at ?? '') - Date.parse(kept?.decided_at ?? '')).toBeGreaterThan(179 * 86_400_000);
  await staff('olivia', 'get', (kept?.picture ?? '').replace('/api/staff/', '')).expect(200);
  expect((await listed('olivia', SECOND)).body).toEqual({ evidence: [] });
  expect((await listed('ada')).status).toBe(403);
  expect((await listed('nobody')).status).toBe(401);
  expect(await rows(api, "select actor from audit_entry where action = 'evidence.listed' limit 1")).toEqual([
    { actor: OPERATOR.email },
  ]);
});
