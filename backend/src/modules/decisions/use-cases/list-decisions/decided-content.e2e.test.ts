import { FIRST, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../../test/support/api';
import { mailedToken } from '../../../../../test/support/mailed-token';
import { call, confirmed } from '../../../../../test/support/meeting';
import { type Person, newAddress, rows, startAccountsApi } from '../../../../../test/support/people';
import { waiting } from '../../../../../test/support/photo-checks';
import { decide, media, uploadOne } from '../../../../../test/support/photos';
import { type DecisionResponse } from '../../decision.response';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startAccountsApi(69);
  token = await tokenOf(api, SUPPORT);
});
afterAll(() => api.close());

const staff = (rest: string, body: object = {}) =>
  api.on('console.localhost').post(`/api/staff/tenants/${FIRST}/${rest}`).set({ authorization: token }).send(body);
const listed = async ({ cookie }: Person, host = FIRST): Promise<readonly DecisionResponse[]> =>
  ((await call(api, 'get', 'decisions', cookie, host).expect(200)).body as { decisions: DecisionResponse[] }).decisions;

describe('a decision about a photo', () => {
  it('shows it to its owner alone, and says once it is deleted', async () => {
    const [about, other] = [await confirmed(api), await confirmed(api)];
    const photo = await uploadOne(api, about.cookie);
    await decide(api, photo.id, 'quality');
    const path = `/api/photos/${photo.id}/whole`;
    expect(await listed(about)).toMatchObject([{ photo: { path }, message: null, removed_text: null }]);
    expect((await media(api, path, about.cookie).expect(200)).headers).toMatchObject({
      ...{ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' },
    });
    expect(await listed(other)).toEqual([]);
    await media(api, path, other.cookie).expect(404);
    await media(api, path).expect(403);
    await media(api, path, about.cookie, SECOND).expect(403);
    await call(api, 'delete', `photos/${photo.id}`, about.cookie).expect(204);
    expect(await listed(about)).toMatchObject([{ photo: { path: null } }]);
  });

  it('never names a photo of somebody else', async () => {
    const [about, other] = [await confirmed(api), await confirmed(api)];
    const [own, foreign] = [await uploadOne(api, about.cookie), await uploadOne(api, other.cookie)];
    await decide(api, own.id, 'quality');
    await rows(api, "update decision set content = jsonb_build_object('photo', $2::integer) where account_id = $1", [
      ...[about.id, foreign.id],
    ]);
    expect(await listed(about)).toMatchObject([{ photo: { path: null } }]);
  });

  it('says of a refused check that its picture is deleted', async () => {
    const about = await waiting(api);
    const [check] = await rows(api, 'select id from photo_check where profile_id = $1', [about.id]);
    await staff(`photo-checks/${Number(check?.['id'])}/refuse`, { reasons: ['unclear'] }).expect(204);
    expect(await listed(about)).toMatchObject([{ photo: { path: null }, message: null }]);
  });
});

describe('a decision about a message', () => {
  async function rejected(): Promise<{ about: Person; held: number; body: string }> {
    const [about, other] = [await confirmed(api), await confirmed(api)];
    const body = `Write to me, ${about.id}`;
    const [row] = await rows(
      api,
      `insert into held_message (tenant_id, sender_id, profile_id, client_id, body, rule)
       select tenant_id, id, $2, gen_random_uuid(), $3, 'contact' from account where id = $1 returning id`,
      [about.id, other.id, body],
    );
    const held = Number(row?.['id']);
    await staff(`held-messages/${held}/rejected`).expect(204);
    return { about, held, body };
  }

  it('quotes its author’s own words, also by the link in the mail, and to nobody else', async () => {
    const { about, body } = await rejected();
    expect(await listed(about)).toMatchObject([{ photo: null, message: { text: body } }]);
    const [account] = await rows(api, 'select email from account where id = $1', [about.id]);
    const link = { token: await mailedToken(api, 'decision_made', String(account?.['email'])) };
    const open = (host: string) =>
      api.on(`${host}.localhost`).post('/api/decision-links').set('x-forwarded-for', newAddress()).send(link);
    expect((await open(FIRST).expect(200)).body).toMatchObject({ message: { text: body } });
    await open(SECOND).expect(404);
    const other = await rejected();
    expect(JSON.stringify(await listed(other.about))).not.toContain(body);
  });

  it('says once it is not kept any more, unless it was sent after all', async () => {
    const { about, held } = await rejected();
    await rows(api, 'delete from held_message where id = $1', [held]);
    expect(await listed(about)).toMatchObject([{ message: { text: null } }]);
    await rows(api, "update decision set ended_at = now(), ended_by = 'noor' where account_id = $1", [about.id]);
    expect(await listed(about)).toMatchObject([{ message: null }]);
  });
});
