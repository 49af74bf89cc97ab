import { FIRST, OPERATOR, type TestApi } from '../../../../test/support/api';
import { isFullSize } from '../../../../test/support/full-size';
import { rows, signUp, startAccountsApi } from '../../../../test/support/people';
import { uploadOne } from '../../../../test/support/photos';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';
import { Tenants } from '../../tenants';
import { StaffTokens } from '..';
import { type WorkClaimsResponse } from '../queues/work.response';
import { type ClaimedPhotosResponse } from './photos.response';

jest.setTimeout(240_000);

const MODERATORS = ['ada', 'ben', 'cleo', 'dan', 'eve'] as const;
type Moderator = (typeof MODERATORS)[number];
const MANY = isFullSize ? 1000 : 300;
/** One of them is gone after so many decisions, with photos in hand. */
const GONE = { who: 'eve', after: 25 } as const;

let api: TestApi;
const cookies = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(119);
  const { id } = await api.running.app.get(Tenants).get(FIRST);
  for (const name of MODERATORS) {
    const email = `${name}@photos.example`;
    await api.running.app.get(StaffTokens).add({ email, name, role: 'moderator', tenantIds: [id] }, OPERATOR);
    cookies.set(name, await sessionOf(api, email));
  }
  const { id: photo } = await uploadOne(api, (await signUp(api, 'many@visitor.example')).cookie);
  await rows(
    api,
    `insert into photo (tenant_id, profile_id, position, file, key, blurred_key, width, height, phash)
     select f.tenant_id, f.profile_id, 1, 'many', md5('a' || n), md5('b' || n), 1, 1, n
     from photo f, generate_series(1, $2::integer) n where f.id = $1`,
    [photo, MANY],
  );
  await rows(api, "update photo set status = 'active', decided_at = now() where id = $1", [photo]);
});
afterAll(() => api.close());

const staff = (who: Moderator, method: 'get' | 'post', path: string) => {
  const request = api.on(CONSOLE)[method](`/api/staff/${path}`);
  return request.set('cookie', cookies.get(who) ?? '');
};
async function claimed(who: Moderator): Promise<ClaimedPhotosResponse['photos']> {
  const { body } = await staff(who, 'post', 'work-claims').send({ queue: 'photos', most: 20 }).expect(200);
  if ((body as WorkClaimsResponse).claims.length === 0) return [];
  return ((await staff(who, 'get', 'claimed-photos').expect(200)).body as ClaimedPhotosResponse).photos;
}
const decide = (who: Moderator, photo: number, isGood: boolean) =>
  staff(who, 'post', `tenants/${FIRST}/photos/${photo}/${isGood ? 'approve' : 'reject'}`)
    .query({ queue: 'photos' })
    .send(isGood ? {} : { reason: 'quality' });
const codeIn = (body: unknown) => (body as { readonly code: string }).code;

/** The least id of all claims lapses, as though its owner had looked at it for too long. */
const LAPSE_ONE =
  "update staff_claim set claimed_until = now() - interval '1 second' where item = (select min(item) from staff_claim)";

describe(`five moderators at ${MANY} photos`, () => {
  const refusals: string[] = [];
  let made = 0;

  /** Claims and decides until nothing is left. Every answer may be lost, so that each fifth decision is sent twice. */
  async function work(who: Moderator, turn: number): Promise<void> {
    for (let count = 0; ;) {
      const mine = await claimed(who);
      if (mine.length === 0) return;
      for (const { id } of mine) {
        if (who === GONE.who && count === GONE.after) return;
        const tries = await Promise.all(
          Array.from({ length: count % 5 === turn ? 2 : 1 }, () => decide(who, id, count % 4 !== turn)),
        );
        made += tries.filter(({ status }) => status === 204).length;
        refusals.push(...tries.filter(({ status }) => status !== 204).map(({ body }) => codeIn(body)));
        count += 1;
        if (count % 7 === 0) await rows(api, LAPSE_ONE);
      }
    }
  }

  it('decide each once and lose none, while claims lapse, presses come twice and one of them is gone', async () => {
    await Promise.all(MODERATORS.map(work));
    const left = await rows(api, "select id from photo where status = 'pending'");
    expect(left.length).toBeLessThanOrEqual(20);
    // The photos that the missing moderator had claimed go to the others once the claims have ended.
    await rows(api, "update staff_claim set claimed_until = now() - interval '1 second'");
    await Promise.all(MODERATORS.filter((who) => who !== GONE.who).map(work));
    expect(await rows(api, "select from photo where status = 'pending'")).toEqual([]);

    const [decided] = await rows(
      api,
      `select count(*)::integer as times, count(distinct details->>'photo')::integer as photos, count(distinct actor)::integer as people
       from audit_entry a join photo f on f.id = (a.details->>'photo')::integer
       where f.file = 'many' and a.action in ('photo.approved', 'photo.rejected')`,
    );
    expect(decided).toEqual({ times: MANY, photos: MANY, people: MODERATORS.length });
    expect(made).toBe(MANY);
    const [told] = await rows(
      api,
      `select count(*)::integer as decisions, (select count(*)::integer from photo where file = 'many' and status = 'rejected') as rejected
       from decision where kind = 'photo_rejected'`,
    );
    expect(told?.['decisions']).toBe(told?.['rejected']);
    expect(new Set(refusals)).toEqual(new Set(['photo_decided', ...refusals.filter(isClaimed)]));
    expect(await rows(api, 'select from staff_claim where claimed_until > now()')).toEqual([]);
  });
});

const isClaimed = (code: string): boolean => code === 'claimed_by_another';
