import { randomUUID } from 'node:crypto';
import { FIRST, OPERATOR, SECOND, type TestApi } from '../../../../test/support/api';
import { confirmed } from '../../../../test/support/meeting';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { uploadOne } from '../../../../test/support/photos';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';
import { SecondLooks } from '../../members';
import { Tenants } from '../../tenants';
import { StaffTokens } from '..';
import { type PhotoContextResponse } from './photo-context.response';

let api: TestApi;
const cookies = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(127);
  const { id } = await api.running.app.get(Tenants).get(FIRST);
  for (const [name, role] of [
    ['ada', 'moderator'],
    ['ben', 'moderator'],
    ['fin', 'finance'],
  ] as const) {
    const email = `${name}@context.example`;
    await api.running.app.get(StaffTokens).add({ email, name, role, tenantIds: [id] }, OPERATOR);
    cookies.set(name, await sessionOf(api, email));
  }
  cookies.set('olivia', await sessionOf(api, OPERATOR.email));
  jest.spyOn(api.running.app.get(SecondLooks, { strict: false }), 'isSampled').mockReturnValue(false);
});
afterAll(() => api.close());

function staff(who: string, method: 'get' | 'post', id: number | string, rest: string, slug = FIRST) {
  const request = api.on(CONSOLE)[method](`/api/staff/tenants/${slug}/photos/${id}/${rest}`);
  return request.set('cookie', cookies.get(who) ?? '');
}
const context = async (id: number, who = 'ada', slug = FIRST): Promise<PhotoContextResponse> =>
  (await staff(who, 'get', id, 'context', slug).expect(200)).body as PhotoContextResponse;
const reject = (id: number, reason: string, who = 'ada') =>
  staff(who, 'post', id, 'reject').send({ reason }).expect(204);
const note = (id: number, text: string, key: string = randomUUID(), who = 'ada') =>
  staff(who, 'post', id, 'notes').send({ id: key, text });

/** A photo of somebody that looks as these 64 bits say. */
async function photo(bits: bigint, { by, host = FIRST }: { by?: { cookie: string; id: number }; host?: string } = {}) {
  const member = by ?? (await confirmed(api, {}, host));
  const { id } = await uploadOne(api, member.cookie, host);
  await rows(api, 'update photo set phash = $2 where id = $1', [id, BigInt.asIntN(64, bits).toString()]);
  return { id, member };
}
const LOOK = 0x0f3c_9a5a_77c1_2e4dn;

describe('similar pictures that were rejected', () => {
  it('stand beside a photo with their reasons, the most similar first, from this brand alone', async () => {
    const near = await photo(LOOK ^ 0b111n);
    const far = await photo(LOOK ^ 0b1_1111_1111n);
    const other = await photo(~LOOK);
    const elsewhere = await photo(LOOK ^ 0b1n, { host: SECOND });
    await reject(far.id, 'copyright');
    await reject(near.id, 'nudity');
    await reject(other.id, 'other');
    await staff('olivia', 'post', elsewhere.id, 'reject', SECOND).send({ reason: 'quality' }).expect(204);
    const waiting = await photo(LOOK, { by: far.member });
    expect((await context(waiting.id)).similar).toEqual([
      {
        ...{ reason: 'nudity', distance: 3, same_member: false },
        picture: `/api/staff/tenants/${FIRST}/photos/${near.id}/picture`,
        rejected_at: expect.any(String) as string,
      },
      {
        ...{ reason: 'copyright', distance: 9, same_member: true },
        picture: `/api/staff/tenants/${FIRST}/photos/${far.id}/picture`,
        rejected_at: expect.any(String) as string,
      },
    ]);
    await staff('ada', 'get', near.id, 'picture').expect(200);
    // Its owner deletes it: what it looked like is known, and no more.
    await rows(api, 'delete from photo where id = $1', [near.id]);
    expect((await context(waiting.id)).similar[0]).toMatchObject({ reason: 'nudity', picture: null });
    // Approved after all, it is let in again.
    await staff('ada', 'post', far.id, 'approve').expect(204);
    expect((await context(waiting.id)).similar.map(({ reason }) => reason)).toEqual(['nudity']);
  });

  it('do not tell what was decided about the photo itself, and show no picture that may be of a child', async () => {
    const bits = LOOK ^ (0xffff_0000n << 20n);
    const [first, child] = [await photo(bits), await photo(bits ^ 0b1n)];
    await reject(first.id, 'quality');
    expect((await context(first.id, 'ben')).similar).toEqual([]);
    await reject(child.id, 'minor');
    expect((await context(first.id)).similar).toMatchObject([{ reason: 'minor', picture: null }]);
  });

  it('are none for a picture almost without lighter and darker sides', async () => {
    const [dark, flat] = [await photo(0b1111_1111n), await photo(0n)];
    await reject(dark.id, 'quality');
    expect((await context(flat.id)).similar).toEqual([]);
  });

  it('are found among a hundred thousand', async () => {
    await rows(
      api,
      `insert into rejected_picture (tenant_id, phash, reason)
       select tenant_id, ('x' || substr(md5(n::text), 1, 16))::bit(64)::bigint, 'other'
       from generate_series(1, 100000) n, (select tenant_id from photo limit 1) t on conflict do nothing`,
    );
    const [one, two] = [await photo(LOOK ^ (0b11n << 40n)), await photo(LOOK ^ (0b1n << 40n))];
    await reject(one.id, 'nudity');
    expect((await context(two.id)).similar[0]).toMatchObject({ reason: 'nudity', distance: 1 });
  });
});

describe('a note on a photo', () => {
  it('is read by the next person while somebody has to look, and is there once', async () => {
    const { id, member } = await photo(LOOK << 3n);
    const key = randomUUID();
    await Promise.all([1, 2, 3].map(() => note(id, 'Seems to be an advert.', key).expect(204)));
    const written = { id: key, author: 'ada@context.example', text: 'Seems to be an advert.' };
    expect((await context(id, 'ben')).notes).toMatchObject([written]);
    expect(
      await rows(api, "select actor from audit_entry where action = 'photo.noted' and subject = $1", [
        `account:${member.id}`,
      ]),
    ).toEqual([{ actor: 'ada@context.example' }]);
    await staff('ada', 'post', id, 'escalation').expect(204);
    expect((await context(id, 'ben')).notes).toHaveLength(1);
    await staff('ben', 'post', id, 'approve').query({ queue: 'second_looks' }).expect(204);
    expect((await context(id, 'ben')).notes).toEqual([]);
  });

  it('goes with its photo', async () => {
    const { id } = await photo(LOOK << 5n);
    await note(id, 'Look at the corner.').expect(204);
    await rows(api, 'delete from photo where id = $1', [id]);
    expect(await rows(api, 'select from photo_note where photo_id = $1', [id])).toEqual([]);
  });

  it('is for moderators of the brand alone, and has words', async () => {
    const { id } = await photo(LOOK << 7n);
    for (const text of ['', '   ', 'x'.repeat(1001)]) expect((await note(id, text)).status).toBe(422);
    expect((await note(id, 'No', 'not-an-id')).status).toBe(422);
    expect((await note(id, 'Money', randomUUID(), 'fin')).status).toBe(403);
    await staff('fin', 'get', id, 'context').expect(403);
    await staff('nobody', 'get', id, 'context').expect(401);
    const elsewhere = await photo(LOOK << 9n, { host: SECOND });
    for (const [who, slug] of [
      ['ada', SECOND],
      ['olivia', FIRST],
    ] as const) {
      await staff(who, 'get', elsewhere.id, 'context', slug).expect(404);
      await staff(who, 'post', elsewhere.id, 'notes', slug).send({ id: randomUUID(), text: 'No' }).expect(404);
    }
    for (const none of [0, 'x', 999_999_999]) await staff('ada', 'get', none, 'context').expect(404);
  });
});
