import { SECOND, type TestApi } from '../../../../../test/support/api';
import { Authenticator, type Ceremony } from '../../../../../test/support/authenticator';
import {
  addPasskey,
  askConfirmation,
  askOptions,
  ceremonyAt,
  confirm,
  confirmationChallenge,
  confirmationOf,
  optionsFor,
  passwordlessPerson,
  personWithPasskey,
  sendConfirmation,
  signInChallenge,
  signUpOptionsFor,
} from '../../../../../test/support/passkeys';
import { cookieOf, post, rows, signUp, startAccountsApi } from '../../../../../test/support/people';

const NEW = 'eight brisk newts';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(93);
});
afterAll(() => api.close());

const leave = (cookie: string, body: object = {}) =>
  post(api, '/api/account-deletion').set('cookie', cookie).send(body);
const changeMail = (cookie: string, email: string, body: object = {}) =>
  post(api, '/api/mail-changes')
    .set('cookie', cookie)
    .send({ email, ...body });
const changePassword = (cookie: string, body: object = { new_password: NEW }) =>
  post(api, '/api/password-changes').set('cookie', cookie).send(body);
const remove = (cookie: string, id: string) => api.on().delete(`/api/passkeys/${id}`).set('cookie', cookie);
const letAgePass = (account: number) =>
  rows(api, "update session set created_at = now() - interval '2 hours' where account_id = $1", [account]);
const passkeysOf = async (account: number) =>
  (await rows(api, 'select id from passkey where account_id = $1 order by created_at', [account])).map(({ id }) =>
    String(id),
  );

describe('confirming with a passkey', () => {
  it('offers the member’s own passkeys, and no others', async () => {
    const { cookie, device } = await passwordlessPerson(api, 'offers@visitor.example');
    await passwordlessPerson(api, 'offers-other@visitor.example');
    const answer = await askConfirmation(api, cookie).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatchObject({
      options: {
        rpId: 'everglow.localhost',
        userVerification: 'required',
        allowCredentials: [{ id: device.id.toString('base64url') }],
      },
    });
    const { cookie: without } = await signUp(api, 'offers-none@visitor.example');
    expect((await askConfirmation(api, without).expect(404)).body).toMatchObject({ code: 'passkey_not_found' });
  });

  it('lets an account without a password be deleted, and nothing before', async () => {
    const person = await passwordlessPerson(api, 'leave@visitor.example');
    expect((await leave(person.cookie).expect(422)).body).toMatchObject({ code: 'passkey_needed' });
    expect((await leave(person.cookie, { password: NEW }).expect(422)).body).toMatchObject({ code: 'password_wrong' });
    await confirm(api, person);
    await leave(person.cookie, { reason: 'privacy' }).expect(200);
  });

  it('lets it change its address', async () => {
    const person = await passwordlessPerson(api, 'mail@visitor.example');
    expect((await changeMail(person.cookie, 'mail-2@visitor.example').expect(422)).body).toMatchObject({
      code: 'passkey_needed',
    });
    await confirm(api, person);
    await changeMail(person.cookie, 'mail-2@visitor.example').expect(202);
  });

  it('lets it correct the address of its sign-up, also hours later', async () => {
    const person = await passwordlessPerson(api, 'typo@visitor.example');
    await letAgePass(person.id);
    const correct = () =>
      post(api, '/api/activation/address').set('cookie', person.cookie).send({ email: 'typed@visitor.example' });
    expect((await correct().expect(422)).body).toMatchObject({ code: 'passkey_needed' });
    await confirm(api, person);
    await correct().expect(202);
  });

  it('lets it set a first password, which is asked for from then on', async () => {
    const person = await passwordlessPerson(api, 'first@visitor.example');
    expect((await changePassword(person.cookie).expect(422)).body).toMatchObject({ code: 'passkey_needed' });
    await confirm(api, person);
    expect((await changePassword(person.cookie, { new_password: 'short' }).expect(422)).body).toMatchObject({
      faults: [{ path: 'new_password' }],
    });
    await confirm(api, person);
    const cookie = cookieOf((await changePassword(person.cookie).expect(204)).headers);
    await post(api, '/api/user.php').send({ email: 'first@visitor.example', password: NEW }).expect(200);
    await confirm(api, { ...person, cookie });
    expect((await leave(cookie).expect(422)).body).toMatchObject({ code: 'password_needed' });
    await leave(cookie, { password: NEW }).expect(200);
  });

  it('lets it add another passkey, also hours after signing in', async () => {
    const person = await passwordlessPerson(api, 'second@visitor.example');
    await letAgePass(person.id);
    expect((await askOptions(api, person.cookie, {}).expect(422)).body).toMatchObject({ code: 'passkey_needed' });
    await confirm(api, person);
    const { challenge, user } = await optionsFor(api, person.cookie, {});
    expect(user.id).toBe(person.userHandle);
    await addPasskey(api, person.cookie, new Authenticator().create(ceremonyAt(challenge))).expect(201);
  });

  it('is good for one act, of one session, within five minutes', async () => {
    const person = await passwordlessPerson(api, 'once@visitor.example');
    const signed = person.device.get(ceremonyAt(await signInChallenge(api)), person.userHandle);
    const other = cookieOf((await post(api, '/api/passkey-sign-in').send(signed).expect(200)).headers);
    await confirm(api, person);
    await changeMail(other, 'once-2@visitor.example').expect(422);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => changeMail(person.cookie, `once-${at}@visitor.example`)),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    await confirm(api, person);
    await rows(api, "update session set confirmed_at = now() - interval '6 minutes' where account_id = $1", [
      person.id,
    ]);
    expect((await leave(person.cookie).expect(422)).body).toMatchObject({ code: 'passkey_needed' });
  });

  it.each<[string, Partial<Ceremony>]>([
    ['another origin', { origin: 'https://bad.example' }],
    ['another brand’s host', { rpId: 'knotted.localhost' }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['nobody verified', { isVerified: false }],
  ])('with %s is refused', async (what, bent) => {
    const { cookie, device } = await passwordlessPerson(api, `bent-${what.replaceAll(/\W/g, '-')}@visitor.example`);
    const right = ceremonyAt(await confirmationChallenge(api, cookie));
    const refused = await sendConfirmation(api, cookie, confirmationOf(device, { ...right, ...bent })).expect(422);
    expect(refused.body).toMatchObject({ code: 'passkey_refused' });
    expect((await leave(cookie).expect(422)).body).toMatchObject({ code: 'passkey_needed' });
  });

  it('takes no challenge twice, of another session or of anything else, and no other member’s passkey', async () => {
    const { cookie, device } = await passwordlessPerson(api, 'replay@visitor.example');
    const other = await passwordlessPerson(api, 'replay-other@visitor.example');
    const refuse = (challenge: string, as = cookie, by = device) =>
      sendConfirmation(api, as, confirmationOf(by, ceremonyAt(challenge))).expect(422);
    const challenge = await confirmationChallenge(api, cookie);
    await sendConfirmation(api, cookie, confirmationOf(device, ceremonyAt(challenge))).expect(204);
    await refuse(challenge);
    await refuse(await confirmationChallenge(api, other.cookie));
    await refuse(await confirmationChallenge(api, cookie), cookie, other.device);
    await refuse(await signInChallenge(api));
    await refuse((await optionsFor(api, cookie, {})).challenge);
    await refuse((await signUpOptionsFor(api, 'replay-new@visitor.example')).challenge);
  });

  it('refuses a copy of a passkey, and writes it down', async () => {
    const { id, cookie, device } = await passwordlessPerson(api, 'copy@visitor.example');
    await rows(api, 'update passkey set counter = 7 where account_id = $1', [id]);
    const challenge = await confirmationChallenge(api, cookie);
    await sendConfirmation(api, cookie, confirmationOf(device, ceremonyAt(challenge))).expect(422);
    const events = await rows(api, 'select kind from account_event where account_id = $1', [id]);
    expect(events).toEqual([{ kind: 'passkey_refused' }]);
    await leave(cookie).expect(422);
  });

  it('does not take the place of a password that there is', async () => {
    const person = await personWithPasskey(api, 'both@visitor.example');
    await confirm(api, person);
    expect((await leave(person.cookie).expect(422)).body).toMatchObject({ code: 'password_needed' });
    expect((await changeMail(person.cookie, 'both-2@visitor.example').expect(422)).body).toMatchObject({
      code: 'password_needed',
      faults: [{ path: 'password' }],
    });
  });

  it('is for members, at their brand, on its own pages', async () => {
    const { cookie, device } = await passwordlessPerson(api, 'outside@visitor.example');
    const signed = confirmationOf(device, ceremonyAt(await confirmationChallenge(api, cookie)));
    for (const answer of [
      await askConfirmation(api, ''),
      await askConfirmation(api, cookie, SECOND),
      await sendConfirmation(api, '', signed),
      await sendConfirmation(api, cookie, signed, SECOND),
    ])
      expect([answer.status, answer.body]).toMatchObject([403, { code: 'authentication_required' }]);
    await sendConfirmation(api, cookie, signed).set('sec-fetch-site', 'cross-site').expect(403);
    for (const body of [{}, { ...signed, id: '$' }, { ...signed, signature: 1 }, { ...signed, admin: 1 }])
      expect((await sendConfirmation(api, cookie, body).expect(422)).body).toMatchObject({ code: 'invalid_input' });
  });
});

describe('the last passkey of an account without a password', () => {
  it('stays, until there is a password', async () => {
    const person = await passwordlessPerson(api, 'last@visitor.example');
    const [passkey = ''] = await passkeysOf(person.id);
    expect((await remove(person.cookie, passkey).expect(409)).body).toMatchObject({ code: 'last_passkey' });
    expect(await passkeysOf(person.id)).toEqual([passkey]);
    await confirm(api, person);
    const cookie = cookieOf((await changePassword(person.cookie).expect(204)).headers);
    await remove(cookie, passkey).expect(204);
  });

  it('stays also where two are removed at once', async () => {
    const { id, cookie } = await passwordlessPerson(api, 'two@visitor.example');
    const { challenge } = await optionsFor(api, cookie, {});
    const added = await addPasskey(api, cookie, new Authenticator().create(ceremonyAt(challenge))).expect(201);
    const own = cookieOf(added.headers);
    await Promise.all((await passkeysOf(id)).map((passkey) => remove(own, passkey)));
    expect(await passkeysOf(id)).toHaveLength(1);
  });
});
