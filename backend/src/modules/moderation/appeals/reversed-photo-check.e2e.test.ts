import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { call } from '../../../../test/support/meeting';
import { type Person, rows, startAccountsApi } from '../../../../test/support/people';
import { checkOf, handIn, waiting } from '../../../../test/support/photo-checks';

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(67);
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
});
afterAll(() => api.close());

const staff = (rest: string, body: object, who = SUPPORT, slug = FIRST) =>
  api
    .on('console.localhost')
    .post(`/api/staff/tenants/${slug}/${rest}`)
    .set({ authorization: tokens.get(who.email) ?? '' })
    .send(body);

/** Refuses the check that waits, and appeals for its owner. Answers the id of the appeal. */
async function refusedAndAppealed({ id, cookie }: Person): Promise<number> {
  const [check] = await rows(api, "select id from photo_check where profile_id = $1 and status = 'waiting'", [id]);
  await staff(`photo-checks/${Number(check?.['id'])}/refuse`, { reasons: ['unclear'] }).expect(204);
  const [decision] = await rows(api, 'select id from decision where account_id = $1 order by id desc limit 1', [id]);
  const made = Number(decision?.['id']);
  await call(api, 'post', `decisions/${made}/appeal`, cookie).send({ text: 'It was clear.' }).expect(200);
  const [appeal] = await rows(api, 'select id from appeal where decision_id = $1', [made]);
  return Number(appeal?.['id']);
}
const answer = (appeal: number, outcome: string, slug = FIRST) =>
  staff(`appeals/${appeal}/answer`, { outcome }, OPERATOR, slug);

describe('a member whose check was refused', () => {
  it('reads after an appeal that it was wrong, and begins a new check', async () => {
    const about = await waiting(api);
    const appeal = await refusedAndAppealed(about);
    expect(await checkOf(api, about.cookie)).toMatchObject({ state: 'refused', reasons: ['unclear'], ended: null });
    const answers = await Promise.all([1, 2, 3].map(() => answer(appeal, 'reversed')));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(await checkOf(api, about.cookie)).toMatchObject({
      ...{ state: 'none', ended: 'reversed', reasons: [], verified_at: null, can_start: true },
    });
    await handIn(api, about.cookie);
    expect(await checkOf(api, about.cookie)).toMatchObject({ state: 'waiting', ended: null });
  });

  it('reads it as refused while the refusal stands, also where another brand would reverse it', async () => {
    const about = await waiting(api);
    const appeal = await refusedAndAppealed(about);
    await answer(appeal, 'reversed', SECOND).expect(404);
    expect(await checkOf(api, about.cookie)).toMatchObject({ state: 'refused' });
    await answer(appeal, 'upheld').expect(204);
    expect(await checkOf(api, about.cookie)).toMatchObject({ state: 'refused', ended: null });
  });

  it('keeps a check that was begun since', async () => {
    const about = await waiting(api);
    const appeal = await refusedAndAppealed(about);
    await handIn(api, about.cookie);
    await answer(appeal, 'reversed').expect(204);
    expect(await checkOf(api, about.cookie)).toMatchObject({ state: 'waiting', ended: null });
    expect(
      await rows(api, 'select status from photo_check where profile_id = $1 order by created_at', [about.id]),
    ).toEqual([{ status: 'reversed' }, { status: 'waiting' }]);
  });
});
