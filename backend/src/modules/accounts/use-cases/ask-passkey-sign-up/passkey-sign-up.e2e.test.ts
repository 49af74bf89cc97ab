import { SECOND, type TestApi } from '../../../../../test/support/api';
import { Authenticator, type Ceremony } from '../../../../../test/support/authenticator';
import { mailedToken } from '../../../../../test/support/mailed-token';
import {
  askSignUpOptions,
  ceremonyAt,
  optionsFor,
  passkeySignIn,
  passwordlessPerson,
  personWithPasskey,
  signInChallenge,
  signUpOptionsFor,
  signUpWith,
} from '../../../../../test/support/passkeys';
import {
  activate,
  cookieOf,
  count,
  form,
  newAddress,
  post,
  rows,
  signUp,
  startAccountsApi,
} from '../../../../../test/support/people';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(92);
});
afterAll(() => api.close());

const signIn = (email: string, password: string) => post(api, '/api/user.php').send({ email, password });
const userOf = async (cookie: string): Promise<unknown> =>
  ((await api.on().get('/api/user.php').set('cookie', cookie)).body as { user: unknown }).user;
const accountOf = (email: string) =>
  rows(api, 'select id, status, has_password from account where email_key = $1', [email]);

/** Everything that a sign-up makes, counted. */
const made = async (): Promise<number[]> =>
  Promise.all(
    ['profile', 'account', 'session', 'passkey', 'consent', 'credit_balance'].map((table) => count(api, table)),
  );

describe('signing up with a passkey', () => {
  it('is offered with the brand’s host, the address and a random handle', async () => {
    const answer = await askSignUpOptions(api, 'offer@visitor.example').expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatchObject({
      options: {
        rp: { id: 'everglow.localhost', name: 'Everglow' },
        user: {
          name: 'offer@visitor.example',
          displayName: 'Jo Visser',
          id: expect.stringMatching(/^[\w-]{43}$/) as string,
        },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    });
    expect(await accountOf('offer@visitor.example')).toEqual([]);
  });

  it('opens an account without a password, which the passkey signs in to', async () => {
    const { id, cookie, device, userHandle } = await passwordlessPerson(api, 'new@visitor.example');
    expect(await accountOf('new@visitor.example')).toEqual([{ id, status: 'not_confirmed', has_password: false }]);
    expect(await userOf(cookie)).toMatchObject({ email: 'new@visitor.example', has_password: false });
    const list = await api.on().get('/api/passkeys').set('cookie', cookie).expect(200);
    expect(list.body).toMatchObject({ passkeys: [{ name: 'Safari, iPhone', last_used: null }] });
    expect((await activate(api, 'new@visitor.example')).status).toBe(200);
    const signed = device.get(ceremonyAt(await signInChallenge(api)), userHandle);
    const answer = await passkeySignIn(api, signed).expect(200);
    expect(answer.body).toMatchObject({ user: { email: 'new@visitor.example', status: 'active' } });
  });

  it('says nothing about it where somebody tries a password', async () => {
    await passwordlessPerson(api, 'oracle@visitor.example');
    await signUp(api, 'has-one@visitor.example');
    const tries = ['oracle', 'has-one', 'nobody-here'].map((name) =>
      signIn(`${name}@visitor.example`, 'six calm newts'),
    );
    const answers = await Promise.all(tries);
    expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
      Array(3).fill([401, 'sign_in_failed']),
    );
    for (const password of ['nobody knows it, nobody needs to', 'undefined'])
      await signIn('oracle@visitor.example', password).expect(401);
  });

  it('lets a mailed link set a first password', async () => {
    await passwordlessPerson(api, 'forgot@visitor.example');
    await post(api, '/api/password-resets').send({ email: 'forgot@visitor.example' }).expect(202);
    const token = await mailedToken(api, 'password_reset', 'forgot@visitor.example');
    await post(api, '/api/password-resets/do').send({ token, password: 'nine lazy herons' }).expect(200);
    const answer = await signIn('forgot@visitor.example', 'nine lazy herons').expect(200);
    expect(answer.body).toMatchObject({ user: { has_password: true } });
  });

  it.each<[string, Partial<Ceremony>]>([
    ['another origin', { origin: 'https://bad.example' }],
    ['another brand’s origin', { origin: 'http://knotted.localhost:8080' }],
    ['another brand’s host', { rpId: 'knotted.localhost' }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['nobody verified', { isVerified: false }],
  ])('with %s is refused, and nothing is made', async (what, bent) => {
    const email = `bent-${what.replaceAll(/\W/g, '-')}@visitor.example`;
    const right = ceremonyAt((await signUpOptionsFor(api, email)).challenge);
    const before = await made();
    const refused = await signUpWith(api, email, new Authenticator().create({ ...right, ...bent })).expect(422);
    expect(refused.body).toMatchObject({ code: 'passkey_refused' });
    expect(cookieOf(refused.headers)).toBe('');
    expect(await made()).toEqual(before);
  });

  it('takes no challenge twice, late, of another address, of another brand or of anything else', async () => {
    const email = 'replay@visitor.example';
    const { challenge } = await signUpOptionsFor(api, email);
    const device = new Authenticator();
    await signUpWith(api, email, device.create(ceremonyAt(challenge))).expect(201);
    const { cookie } = await passwordlessPerson(api, 'replay-own@visitor.example');
    const before = await made();
    const tryWith = async (asked: string, as = 'replay-2@visitor.example', host?: string) => {
      const answer = await signUpWith(api, as, new Authenticator().create(ceremonyAt(asked, host)), host);
      expect([answer.status, answer.body]).toMatchObject([422, { code: 'passkey_refused' }]);
    };
    await tryWith(challenge, 'replay-3@visitor.example');
    const late = (await signUpOptionsFor(api, 'replay-2@visitor.example')).challenge;
    await rows(api, 'update passkey_challenge set expires_at = now()');
    await tryWith(late);
    await tryWith((await signUpOptionsFor(api, 'replay-other@visitor.example')).challenge);
    await tryWith((await signUpOptionsFor(api, 'replay-2@visitor.example')).challenge, undefined, SECOND);
    await tryWith(await signInChallenge(api));
    await tryWith((await optionsFor(api, cookie, {})).challenge);
    expect(await made()).toEqual(before);
  });

  it('signs nobody in with the challenge of a sign-up', async () => {
    const { device, userHandle } = await personWithPasskey(api, 'crossed@visitor.example');
    const { challenge } = await signUpOptionsFor(api, 'crossed-new@visitor.example');
    await passkeySignIn(api, device.get(ceremonyAt(challenge), userHandle)).expect(401);
  });

  it('by twenty at once makes one account', async () => {
    const email = 'race@visitor.example';
    const passkey = new Authenticator().create(ceremonyAt((await signUpOptionsFor(api, email)).challenge));
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUpWith(api, email, passkey)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.every(({ status }) => [201, 409, 422].includes(status))).toBe(true);
    expect(await accountOf(email)).toHaveLength(1);
  });

  it('takes no passkey that an account has already, and makes nothing then', async () => {
    const { device } = await passwordlessPerson(api, 'known@visitor.example');
    const { challenge } = await signUpOptionsFor(api, 'known-2@visitor.example');
    const before = await made();
    const answer = await signUpWith(api, 'known-2@visitor.example', device.create(ceremonyAt(challenge))).expect(422);
    expect(answer.body).toMatchObject({ code: 'passkey_refused' });
    expect(await made()).toEqual(before);
  });

  it('keeps the challenge where something else is wrong, and tells all that is', async () => {
    const email = 'faults@visitor.example';
    const passkey = new Authenticator().create(ceremonyAt((await signUpOptionsFor(api, email)).challenge));
    const bad = { ...form(email), password: undefined, passkey, name: '', date_of_birth: '2020-01-01' };
    const refused = await post(api, '/api/signups').send(bad).expect(422);
    expect(refused.body).toMatchObject({
      code: 'invalid_input',
      faults: [{ path: 'name' }, { path: 'date_of_birth' }],
    });
    await signUpWith(api, email, passkey).expect(201);
  });

  it('tells of a taken address before the device keeps a passkey, within the limit of sign-ups', async () => {
    await signUp(api, 'taken@visitor.example');
    expect((await askSignUpOptions(api, 'Taken@visitor.example').expect(409)).body).toMatchObject({
      code: 'email_in_use',
    });
    const from = newAddress();
    const ask = () => askSignUpOptions(api, 'taken@visitor.example').set('x-forwarded-for', from);
    for (let time = 1; time <= 10; time += 1) await ask().expect(409);
    await ask().expect(429);
    // The same address may be somebody else's at another brand.
    await askSignUpOptions(api, 'taken@visitor.example', SECOND).expect(200);
  });

  it('needs a password or a passkey, each as it should be', async () => {
    const neither = await post(api, '/api/signups').send({ ...form('none@visitor.example'), password: undefined });
    expect([neither.status, neither.body]).toMatchObject([422, { faults: [{ path: 'password', code: 'required' }] }]);
    const right = new Authenticator().create(ceremonyAt('A'.repeat(43)));
    for (const passkey of ['yes', 1, [], {}, { ...right, id: '$' }, { ...right, attestation: 'x'.repeat(30_000) }])
      expect((await signUpWith(api, 'none@visitor.example', passkey).expect(422)).body).toMatchObject({
        code: 'invalid_input',
      });
    for (const body of [{}, { email: 'nobody', name: 'Jo' }, { email: 'a@visitor.example' }, { email: {}, name: 'Jo' }])
      await post(api, '/api/passkey-sign-up/options').send(body).expect(422);
    expect(await accountOf('none@visitor.example')).toEqual([]);
  });

  it('is for the brand’s own pages', async () => {
    const email = 'outside@visitor.example';
    const passkey = new Authenticator().create(ceremonyAt((await signUpOptionsFor(api, email)).challenge));
    await askSignUpOptions(api, email).set('sec-fetch-site', 'cross-site').expect(403);
    await signUpWith(api, email, passkey).set('sec-fetch-site', 'cross-site').expect(403);
    expect(await accountOf(email)).toEqual([]);
  });
});
