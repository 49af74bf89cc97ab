import { FIRST, OPERATOR, REVIEWER, type TestApi } from '../../../../test/support/api';
import { confirmed } from '../../../../test/support/meeting';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { uploadOne } from '../../../../test/support/photos';
import { CONSOLE, sessionOf, staffPost } from '../../../../test/support/staff-people';
import { SecondLooks } from '../../members';
import { type WorkClaimsResponse } from '../queues/work.response';
import { type AddedMachineResponse } from '../staff/staff.response';

type Proof = Readonly<Record<string, string>>;
let api: TestApi;
let [olivia, ada, ben]: [Proof, Proof, Proof] = [{}, {}, {}];
let ravi: Proof = {};
let [deploy, backup]: [Proof, Proof] = [{}, {}];
let sampling: jest.SpyInstance<boolean, []>;
beforeAll(async () => {
  api = await startAccountsApi(101);
  olivia = { cookie: await sessionOf(api, OPERATOR.email) };
  ravi = { cookie: await sessionOf(api, REVIEWER.email) };
  [ada, ben] = [await invited('ada'), await invited('ben')];
  [deploy, backup] = [await program('looker-one'), await program('looker-two')];
  sampling = jest.spyOn(api.running.app.get(SecondLooks, { strict: false }), 'isSampled').mockReturnValue(false);
});
beforeEach(async () => {
  sampling.mockReturnValue(false);
  for (const table of ['staff_claim', 'second_look', 'minor_evidence']) await rows(api, `delete from ${table}`);
});
afterAll(() => api.close());

const REACH = { role: 'moderator', tenants: [FIRST] };
/** Somebody whom Olivia has invited, so that both may have the account in their hands. */
async function invited(name: string): Promise<Proof> {
  const email = `${name}@persons.example`;
  await staffPost(api, '/people', olivia['cookie'])
    .send({ ...REACH, email, name: 'Robin Berg' })
    .expect(201);
  return { cookie: await sessionOf(api, email) };
}
async function program(handle: string): Promise<Proof> {
  const made = staffPost(api, '/machine-accounts', olivia['cookie']).send({
    ...REACH,
    handle,
    name: 'Looks at photos',
  });
  return { authorization: `Bearer ${((await made.expect(201)).body as AddedMachineResponse).token}` };
}
async function ownToken(): Promise<Proof> {
  const [found] = await rows(api, 'select id from staff where email = $1', [OPERATOR.email]);
  const { body } = await staffPost(api, `/people/${String(found?.['id'])}/tokens`, olivia['cookie'])
    .send({ label: 'looks' })
    .expect(201);
  return { authorization: `Bearer ${(body as { token: string }).token}` };
}
const staff = (who: Proof, method: 'get' | 'post' | 'delete', path: string) =>
  api.on(CONSOLE)[method](`/api/staff/${path}`).set(who);
const path = (id: number, rest: string) => `tenants/${FIRST}/photos/${id}/${rest}`;
const reject = (who: Proof, id: number, queue?: string, reason = 'minor') =>
  staff(who, 'post', path(id, 'reject'))
    .query(queue === undefined ? {} : { queue })
    .send({ reason });
const confirm = (who: Proof, id: number) => reject(who, id, 'second_looks');
const one = async () => {
  const member = await confirmed(api);
  return { member, id: (await uploadOne(api, member.cookie)).id };
};
const open = async (id: number): Promise<boolean> =>
  (await rows(api, 'select from minor_evidence where photo_id = $1 and decided_at is null', [id])).length === 1;
const claimed = async (who: Proof): Promise<string[]> => {
  const { body } = await staff(who, 'post', 'work-claims').send({ queue: 'second_looks', most: 20 }).expect(200);
  return (body as WorkClaimsResponse).claims.map(({ item }) => item);
};
const REFUSED = { code: 'second_person_needed' };

describe('a finding that a photo may show a child', () => {
  it('is never confirmed by an account that the first person made, nor by whoever made theirs', async () => {
    for (const [first, second] of [
      [olivia, ada],
      [ada, olivia],
    ] as const) {
      const { id } = await one();
      await reject(first, id).expect(204);
      expect((await confirm(second, id).expect(403)).body).toMatchObject(REFUSED);
      expect((await reject(second, id).expect(403)).body).toMatchObject(REFUSED);
      expect(await open(id)).toBe(true);
    }
  });

  it('is never confirmed by a token or a program of the first person, nor by two programs alone', async () => {
    for (const [first, second] of [
      [olivia, await ownToken()],
      [olivia, deploy],
      [deploy, olivia],
      [deploy, backup],
    ] as const) {
      const { id } = await one();
      await reject(first, id).expect(204);
      expect((await confirm(second, id).expect(403)).body).toMatchObject(REFUSED);
      expect(await open(id)).toBe(true);
    }
  });

  it('is confirmed by another one of the team', async () => {
    const { id } = await one();
    await reject(ada, id).expect(204);
    await confirm(ben, id).expect(204);
    expect(await open(id)).toBe(false);
  });

  it('is kept from them also where its owner has deleted the photo', async () => {
    const { id, member } = await one();
    await reject(ada, id).expect(204);
    await api.on().delete(`/api/photos/${id}`).set('cookie', member.cookie).expect(204);
    expect((await confirm(olivia, id).expect(403)).body).toMatchObject(REFUSED);
    await staff(deploy, 'get', path(id, 'picture')).expect(404);
    expect(await claimed(olivia)).toEqual([]);
    await confirm(ben, id).expect(204);
  });

  it('is not given to them as work, and to another one of the team it is', async () => {
    const { id } = await one();
    await reject(olivia, id).expect(204);
    expect(await claimed(ada)).toEqual([]);
    const other = await one();
    await reject(ada, other.id).expect(204);
    expect(await claimed(olivia)).toEqual([]);
    expect(await claimed(ben)).toEqual([String(other.id)]);
  });

  it('waits for the same people again once the second person has taken it back', async () => {
    const { id } = await one();
    await reject(ada, id).expect(204);
    await staff(ben, 'post', path(id, 'approve')).query({ queue: 'second_looks' }).expect(204);
    await staff(ben, 'delete', path(id, 'decision')).query({ queue: 'second_looks' }).expect(204);
    await rows(api, 'delete from staff_claim');
    expect((await confirm(olivia, id).expect(403)).body).toMatchObject(REFUSED);
    await confirm(ben, id).expect(204);
  });

  it('asks those of before the change for another account alone', async () => {
    const { id } = await one();
    await reject(ada, id).expect(204);
    for (const table of ['second_look', 'minor_evidence']) await rows(api, `update ${table} set first_people = '{}'`);
    expect((await confirm(ada, id).expect(403)).body).toMatchObject(REFUSED);
    await confirm(ben, id).expect(204);
  });
});

it('the first decision of a sample changes by either account of a person, and neither looks second', async () => {
  sampling.mockReturnValue(true);
  const { id } = await one();
  await staff(ada, 'post', path(id, 'approve')).expect(204);
  await reject(olivia, id, undefined, 'nudity').expect(204);
  const [look] = await rows(api, 'select first_by, first_outcome, decided_at from second_look where photo_id = $1', [
    id,
  ]);
  expect(look).toEqual({ first_by: OPERATOR.email, first_outcome: 'rejected', decided_at: null });
  for (const who of [ada, ben, olivia])
    expect((await reject(who, id, 'second_looks', 'nudity').expect(403)).body).toMatchObject(REFUSED);
  await reject(ravi, id, 'second_looks', 'nudity').expect(204);
  const [agreed] = await rows(api, 'select agreed from second_look where photo_id = $1', [id]);
  expect(agreed).toEqual({ agreed: true });
});
