import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { Authenticator, type Ceremony } from '../../../../../test/support/authenticator';
import { mailedToken } from '../../../../../test/support/mailed-token';
import {
  type WithPasskey,
  ceremonyAt,
  passkeySignIn,
  personWithPasskey,
  signInChallenge,
} from '../../../../../test/support/passkeys';
import {
  PASSWORD,
  cookieOf,
  newAddress,
  post,
  rows,
  signUp,
  startAccountsApi,
} from '../../../../../test/support/people';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(15);
});
afterAll(() => api.close());

const user = (cookie: string) => api.on().get('/api/user.php').set('cookie', cookie);
async function signed(person: Pick<WithPasskey, 'device' | 'userHandle'>, bent: Partial<Ceremony> = {}) {
  return person.device.get({ ...ceremonyAt(await signInChallenge(api)), ...bent }, person.userHandle);
}
const enter = async (person: WithPasskey) => passkeySignIn(api, await signed(person));
const refused = async (body: object, host = FIRST): Promise<void> => {
  const answer = await passkeySignIn(api, body, host).expect(401);
  expect(answer.body).toMatchObject({ code: 'passkey_sign_in_failed' });
  expect(answer.headers['set-cookie']).toBeUndefined();
};

describe('signing in with a passkey', () => {
  it('asks for no address, and for the owner to be verified', async () => {
    const answer = await post(api, '/api/passkey-sign-in/options').send({}).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { options } = answer.body as { options: Record<string, unknown> };
    expect(options).toMatchObject({ rpId: 'everglow.localhost', userVerification: 'required' });
    expect(options['allowCredentials'] ?? []).toEqual([]);
  });

  it('answers as the password does, with a session of its own in place of the one before', async () => {
    const person = await personWithPasskey(api, 'in@visitor.example');
    const answer = await passkeySignIn(api, await signed(person))
      .set('cookie', person.cookie)
      .expect(200);
    const cookie = cookieOf(answer.headers);
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^session=[\w-]{44}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    const byPassword = await post(api, '/api/user.php').send({ email: 'in@visitor.example', password: PASSWORD });
    expect(answer.body).toEqual(byPassword.body);
    expect((await user(cookie)).body).toEqual(byPassword.body);
    expect((await user(person.cookie)).body).toEqual({ user: null });
    const [used] = await rows(api, 'select used_at is not null as used from passkey where account_id = $1', [
      person.id,
    ]);
    expect(used).toEqual({ used: true });
  });

  it.each<[string, Partial<Ceremony>]>([
    ['another origin', { origin: 'https://bad.example' }],
    ['another port', { origin: 'http://everglow.localhost' }],
    ['another brand’s origin', { origin: 'http://knotted.localhost:8080' }],
    ['another brand’s host', { rpId: 'knotted.localhost' }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['nobody verified', { isVerified: false }],
  ])('with %s is refused', async (what, bent) => {
    const person = await personWithPasskey(api, `bent-${what.replaceAll(/\W/g, '-')}@visitor.example`);
    await refused(await signed(person, bent));
    await enter(person).then(({ status }) => expect(status).toBe(200));
  });

  it('is refused alike for a device nobody knows, another handle, another key and what is no signature', async () => {
    const person = await personWithPasskey(api, 'alike@visitor.example');
    const other = await personWithPasskey(api, 'alike-other@visitor.example');
    await refused(await signed({ device: new Authenticator(), userHandle: person.userHandle }));
    await refused(await signed({ device: person.device, userHandle: other.userHandle }));
    await refused({ ...(await signed(person)), signature: (await signed(other)).signature });
    await refused({ ...(await signed(person)), signature: 'AAAA' });
    await refused({ ...(await signed(person)), authenticator_data: 'AAAA' });
    await refused({ ...(await signed(person)), client_data: 'AAAA' });
  });

  it('takes no challenge twice, of fifty at once one, and none that is late or was for adding', async () => {
    const person = await personWithPasskey(api, 'replay@visitor.example');
    const once = await signed(person);
    const answers = await Promise.all(Array.from({ length: 50 }, () => passkeySignIn(api, once)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await refused(once);

    const late = await signed(person);
    await rows(api, 'update passkey_challenge set expires_at = now()');
    await refused(late);

    const adding = await post(api, '/api/passkeys/options').set('cookie', person.cookie).send({ password: PASSWORD });
    const { challenge } = (adding.body as { options: { challenge: string } }).options;
    await refused(person.device.get(ceremonyAt(challenge), person.userHandle));
  });

  it('is worth nothing at another brand, however it is asked there', async () => {
    const person = await personWithPasskey(api, 'brand@visitor.example');
    await signUp(api, 'brand@visitor.example', SECOND);
    await refused(await signed(person), SECOND);
    for (const brand of [FIRST, SECOND]) {
      const ceremony = ceremonyAt(await signInChallenge(api, SECOND), brand);
      await refused(person.device.get(ceremony, person.userHandle), SECOND);
    }
    await refused(person.device.get(ceremonyAt(await signInChallenge(api, SECOND)), person.userHandle));
  });

  it('is over once the passkey is removed', async () => {
    const person = await personWithPasskey(api, 'removed@visitor.example');
    await api.on().delete(`/api/passkeys/${person.passkey}`).set('cookie', person.cookie).expect(204);
    await refused(await signed(person));
  });

  it('notices a copy by its counter: refused, and written down', async () => {
    const person = await personWithPasskey(api, 'copy@visitor.example', 5);
    const { device } = person;
    await refused(await signed(person));
    device.counter = 7;
    expect((await enter(person)).status).toBe(200);
    for (const behind of [7, 6, 0]) {
      device.counter = behind;
      await refused(await signed(person));
    }
    device.counter = 8;
    expect((await enter(person)).status).toBe(200);
    const events = await rows(
      api,
      "select count(*)::int as n from account_event where account_id = $1 and kind = 'passkey_refused'",
      [person.id],
    );
    expect(events).toEqual([{ n: 4 }]);
  });

  it('does not wait for a password’s lockout, which strangers can cause', async () => {
    const person = await personWithPasskey(api, 'locked@visitor.example');
    const wrong = { email: 'locked@visitor.example', password: 'not this one, either' };
    for (let time = 1; time <= 5; time += 1) await post(api, '/api/user.php').send(wrong);
    await post(api, '/api/user.php')
      .send({ ...wrong, password: PASSWORD })
      .expect(429);
    expect((await enter(person)).status).toBe(200);
  });

  it('opens no account that is blocked, and says so only to its owner', async () => {
    const person = await personWithPasskey(api, 'blocked@visitor.example');
    await rows(api, "update account set status = 'blocked' where id = $1", [person.id]);
    const answer = await enter(person);
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'account_blocked' }]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    await refused(await signed(person, { isVerified: false }));
  });

  it('opens no account on its way out, and says until when it can be brought back', async () => {
    const person = await personWithPasskey(api, 'leaving@visitor.example');
    await rows(
      api,
      `with leaving as (update account set status = 'pending_deletion' where id = $1 returning tenant_id, id)
       insert into account_deletion (tenant_id, account_id, due_at, account_status, profile_status)
       select tenant_id, id, now() + interval '1 day', 'active', 'active' from leaving`,
      [person.id],
    );
    const answer = await enter(person);
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'account_pending_deletion' }]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is for the brand’s own pages, within limits, and takes no other shape', async () => {
    const person = await personWithPasskey(api, 'shape@visitor.example');
    const right = await signed(person);
    await passkeySignIn(api, right).set('sec-fetch-site', 'cross-site').expect(403);
    for (const body of [{}, { ...right, id: { $gt: '' } }, { ...right, user_handle: undefined }, { ...right, x: 1 }])
      expect((await passkeySignIn(api, body).expect(422)).body).toMatchObject({ code: 'invalid_input' });
    const from = newAddress();
    const tryOnce = () => api.on().post('/api/passkey-sign-in').set('x-forwarded-for', from).send({});
    const answers = await Promise.all(Array.from({ length: 121 }, tryOnce));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('where the mailbox proves whose the account is, passkeys end:', () => {
  it('a new password by mail', async () => {
    const person = await personWithPasskey(api, 'reset@visitor.example');
    await post(api, '/api/password-resets').send({ email: 'reset@visitor.example' }).expect(202);
    const token = await mailedToken(api, 'password_reset', 'reset@visitor.example');
    await post(api, '/api/password-resets/do').send({ token, password: 'nine lazy herons' }).expect(200);
    await refused(await signed(person));
  });

  it('an undone change of the address, also the ones from before it', async () => {
    const person = await personWithPasskey(api, 'victim@visitor.example');
    await rows(api, "update account set status = 'active', confirmed_at = now() where id = $1", [person.id]);
    const change = { email: 'thief@visitor.example', password: PASSWORD };
    await post(api, '/api/mail-changes').set('cookie', person.cookie).send(change).expect(202);
    const open = (token: string) => post(api, '/api/mail-changes/do').send({ token }).expect(200);
    await open(await mailedToken(api, 'mail_change', 'thief@visitor.example'));
    expect((await enter(person)).status).toBe(200);
    await open(await mailedToken(api, 'mail_changed', 'victim@visitor.example'));
    await refused(await signed(person));
  });
});
