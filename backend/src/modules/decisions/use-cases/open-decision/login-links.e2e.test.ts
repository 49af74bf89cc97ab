import { FIRST, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../../test/support/api';
import { ceremonyAt, passkeySignIn, personWithPasskey, signInChallenge } from '../../../../../test/support/passkeys';
import { confirmed } from '../../../../../test/support/meeting';
import { PASSWORD, type Person, newAddress, post, rows, startAccountsApi } from '../../../../../test/support/people';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startAccountsApi(68);
  token = await tokenOf(api, SUPPORT);
});
afterAll(() => api.close());

type Known = Person & { readonly email: string };
let people = 0;
async function someone(host = FIRST): Promise<Known> {
  const person = await confirmed(api, {}, host);
  const email = `login${(people += 1)}@visitor.example`;
  await rows(api, 'update account set email = $2, email_key = $2 where id = $1', [person.id, email]);
  return { ...person, email };
}
async function blocked({ id }: { readonly id: number }, days?: number): Promise<void> {
  const file = (rest: string, body: object) =>
    api
      .on('console.localhost')
      .post(`/api/staff/tenants/${FIRST}/members/${id}/${rest}`)
      .set({ authorization: token })
      .send(body);
  await file('looks', { reason: 'sign_in' });
  await file('block', { reason: 'Sends links', ...(days !== undefined && { days }) }).expect(204);
}
const enter = (email: string, password = PASSWORD) => post(api, '/api/user.php').send({ email, password });
async function linkOf({ email }: Known): Promise<string | null> {
  const { body } = await enter(email).expect(403);
  return (body as { decision_token: string | null }).decision_token;
}
const linked = (path: string, body: object, host = FIRST) =>
  api
    .on(`${host}.localhost`)
    .post(`/api/${path}`)
    .set({ 'x-forwarded-for': newAddress(), cookie: 'locale=en' })
    .send(body);
const appeals = ({ id }: Person) =>
  rows(api, 'select l.text from appeal l join decision d on d.id = l.decision_id where d.account_id = $1', [id]);

describe('a blocked member at the login', () => {
  it('gets a link to the decision, and appeals by it as by the one in the mail', async () => {
    const about = await someone();
    await blocked(about);
    const link = { token: await linkOf(about) };
    const opened = await linked('decision-links', link).expect(200);
    expect(opened.body).toMatchObject({ appeal: null, what: expect.stringContaining('blocked') as string });
    await linked('decision-links/appeal', { ...link, text: 'I did not.' }).expect(200);
    expect(await appeals(about)).toEqual([{ text: 'I did not.' }]);
    expect((await linked('decision-links', { token: await linkOf(about) }).expect(200)).body).toMatchObject({
      appeal: { text: 'I did not.', outcome: null },
    });
  });

  it('gets it to the block that ends last', async () => {
    const about = await someone();
    await blocked(about, 7);
    await rows(
      api,
      `insert into decision (tenant_id, account_id, kind, reasons, source, decided_by, ends_at)
       select tenant_id, account_id, kind, reasons, source, decided_by, now() + interval '1 day' from decision where account_id = $1`,
      [about.id],
    );
    const [longest] = await rows(api, 'select id from decision where account_id = $1 order by ends_at desc limit 1', [
      about.id,
    ]);
    const { body } = await linked('decision-links', { token: await linkOf(about) }).expect(200);
    expect((body as { id: number }).id).toBe(longest?.['id']);
  });

  it('gets none without the password, nor where no decision blocks the account', async () => {
    const [about, without] = [await someone(), await someone()];
    await blocked(about);
    const refused = await enter(about.email, 'not the password').expect(401);
    expect(JSON.stringify(refused.body)).not.toContain('token');
    await rows(api, "update account set status = 'blocked' where id = $1", [without.id]);
    expect(await linkOf(without)).toBeNull();
  });

  it('opens nothing at another brand, nor once the account is erased', async () => {
    const about = await someone();
    await blocked(about);
    const link = await linkOf(about);
    await linked('decision-links', { token: link }, SECOND).expect(404);
    await linked('decision-links/appeal', { token: link, text: 'I did not.' }, SECOND).expect(404);
    await rows(api, 'update decision set account_id = null where account_id = $1', [about.id]);
    await linked('decision-links', { token: link }).expect(404);
    expect(await appeals(about)).toEqual([]);
  });

  it('gets it with a passkey too', async () => {
    const person = await personWithPasskey(api, 'passkey-link@visitor.example');
    await blocked(person);
    const answer = await passkeySignIn(
      api,
      person.device.get(ceremonyAt(await signInChallenge(api)), person.userHandle),
    );
    expect(answer.status).toBe(403);
    const link = { token: (answer.body as { decision_token: string }).decision_token };
    await linked('decision-links', link).expect(200);
  });
});
