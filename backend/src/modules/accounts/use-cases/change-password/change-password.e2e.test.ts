import { SECOND, type TestApi } from '../../../../../test/support/api';
import { mailsTo } from '../../../../../test/support/mailed-token';
import { PASSWORD, cookieOf, post, rows, signUp, startAccountsApi } from '../../../../../test/support/people';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(5);
});
afterAll(() => api.close());

const NEW = 'nine lazy herons';
const change = (cookie: string, body: object, host?: string) =>
  post(api, '/api/password-changes', host).set('cookie', cookie).send(body);
const passwords = (old_password = PASSWORD, new_password = NEW) => ({ old_password, new_password });
const signIn = (email: string, password: string) => post(api, '/api/user.php').send({ email, password });
const isSignedIn = async (cookie: string): Promise<boolean> =>
  ((await api.on().get('/api/user.php').set('cookie', cookie)).body as { user: unknown }).user !== null;

describe('changing the password', () => {
  it('gives this session a new token and ends all others', async () => {
    const { cookie } = await signUp(api, 'change@visitor.example');
    const neighbour = await signUp(api, 'neighbour@visitor.example');
    const phone = cookieOf((await signIn('change@visitor.example', PASSWORD)).headers);
    const answer = await change(cookie, passwords()).expect(204);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^session=[\w-]{44}; Max-Age=2592000; Path=\/; HttpOnly/);
    const next = cookieOf(answer.headers);
    expect(next).not.toBe(cookie);
    const states = await Promise.all([next, cookie, phone, neighbour.cookie].map(isSignedIn));
    expect(states).toEqual([true, false, false, true]);
    await signIn('change@visitor.example', PASSWORD).expect(401);
    await signIn('change@visitor.example', NEW).expect(200);
    expect(await mailsTo(api, 'password_changed', 'change@visitor.example')).toHaveLength(1);
  });

  it('wants the old one, and says so beside its field', async () => {
    const { cookie } = await signUp(api, 'old@visitor.example');
    const answer = await change(cookie, passwords('not this one')).expect(422);
    expect(answer.body).toMatchObject({ code: 'password_wrong', faults: [{ path: 'old_password', code: 'wrong' }] });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await mailsTo(api, 'password_changed', 'old@visitor.example')).toEqual([]);
    await signIn('old@visitor.example', PASSWORD).expect(200);
  });

  it.each([
    [{ old_password: PASSWORD, new_password: 'short' }, 'new_password'],
    [{ old_password: PASSWORD, new_password: 'rules@visitor.example' }, 'new_password'],
    [{ old_password: PASSWORD, new_password: NEW, new_password_again: 'other' }, 'new_password_again'],
    [{ old_password: PASSWORD }, 'new_password'],
    [{ new_password: NEW }, 'old_password'],
    [{ old_password: { a: 1 }, new_password: NEW }, 'old_password'],
    [{ old_password: PASSWORD, new_password: NEW, id: 1 }, 'id'],
  ])('refuses %j', async (body, path) => {
    const email = 'rules@visitor.example';
    const cookie =
      (await rows(api, 'select from account where email_key = $1', [email])).length === 0
        ? (await signUp(api, email)).cookie
        : cookieOf((await signIn(email, PASSWORD)).headers);
    expect((await change(cookie, body).expect(422)).body).toMatchObject({ faults: [{ path }] });
    expect(await isSignedIn(cookie)).toBe(true);
  });

  it('after five wrong tries waits, also with the right one; the sign-in elsewhere does not', async () => {
    const { cookie } = await signUp(api, 'guess@visitor.example');
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(cookie, passwords('wrong'))));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    expect((await change(cookie, passwords()).expect(429)).body).toMatchObject({
      code: 'sign_in_blocked',
      minutes: 15,
    });
    await signIn('guess@visitor.example', PASSWORD).expect(200);
  });

  it('is not kept from the member by strangers at the sign-in', async () => {
    const { cookie } = await signUp(api, 'besieged@visitor.example');
    for (let time = 1; time <= 5; time += 1) await signIn('besieged@visitor.example', 'wrong');
    await signIn('besieged@visitor.example', PASSWORD).expect(429);
    await change(cookie, passwords()).expect(204);
  });

  it('twice at once happens once', async () => {
    const { cookie } = await signUp(api, 'twice@visitor.example');
    const answers = await Promise.all(
      ['nine lazy herons', 'eight brisk newts'].map((password) => change(cookie, passwords(PASSWORD, password))),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  it('is no visitor’s, no other brand’s and no other site’s', async () => {
    const { cookie } = await signUp(api, 'mine@visitor.example');
    for (const answer of [await change('', passwords()), await change(cookie, passwords(), SECOND)])
      expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ authentication_required: true })]);
    await change(cookie, passwords()).set('sec-fetch-site', 'cross-site').expect(403);
    await signIn('mine@visitor.example', PASSWORD).expect(200);
  });

  it('from a form leads back to the settings', async () => {
    const { cookie } = await signUp(api, 'form@visitor.example');
    await change(cookie, passwords()).type('form').expect(303).expect('location', '/notifications');
  });
});
