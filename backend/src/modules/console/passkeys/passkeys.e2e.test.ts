import { randomUUID } from 'node:crypto';
import { type TestApi } from '../../../../test/support/api';
import { Authenticator, type Ceremony } from '../../../../test/support/authenticator';
import { withKnownPassword } from '../../../../test/support/known-password';
import { confirmationOf } from '../../../../test/support/passkeys';
import { rows, startAccountsApi } from '../../../../test/support/people';
import {
  CONSOLE,
  type Enrolled,
  codeOf,
  enrolledStaff,
  sessionOf,
  staffCookie,
  staffPost,
  staffSignIn,
} from '../../../../test/support/staff-people';
import { type StaffPasskeyResponse } from './passkeys.response';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(99);
});
afterAll(() => api.close());

const at = (challenge: string, more: Partial<Ceremony> = {}): Ceremony => ({
  ...{ challenge, origin: `http://${CONSOLE}:8080`, rpId: CONSOLE },
  ...more,
});
const challengeOf = (body: unknown): string => (body as { options: { challenge: string } }).options.challenge;
const refusal = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as { code: string }).code];
const add = (cookie: string, made: object, name = 'Work phone') =>
  staffPost(api, '/passkeys', cookie).send({ ...made, name });
const list = async (cookie: string): Promise<StaffPasskeyResponse[]> => {
  const { body } = await api.on(CONSOLE).get('/api/staff/passkeys').set('cookie', cookie).expect(200);
  return (body as { passkeys: StaffPasskeyResponse[] }).passkeys;
};
const remove = (cookie: string, id: string) =>
  api.on(CONSOLE).delete(`/api/staff/passkeys/${id}`).set('cookie', cookie);

interface Owner extends Enrolled {
  readonly email: string;
  readonly device: Authenticator;
}

let people = 0;
async function enrolled(): Promise<Enrolled & { email: string }> {
  const email = `keys${(people += 1)}@passkeys.example`;
  return { ...(await enrolledStaff(api, email)), email };
}
async function owner(counter = 0): Promise<Owner> {
  const person = await enrolled();
  const device = new Authenticator(counter);
  await make(person.cookie, device).expect(201);
  return { ...person, device };
}
function make(cookie: string, device: Authenticator, more: Partial<Ceremony> = {}, name?: string) {
  const made = staffPost(api, '/passkeys/options', cookie)
    .send({})
    .expect(200)
    .then(({ body }) => device.create(at(challengeOf(body), more)));
  return { expect: async (status: number) => add(cookie, await made, name).expect(status) };
}
/** The password was right a moment ago. */
async function half(email: string): Promise<{ cookie: string; has_passkey: boolean }> {
  const answer = await withKnownPassword(api, () => staffSignIn(api, email).expect(200));
  return { cookie: staffCookie(answer.headers), has_passkey: (answer.body as { has_passkey: boolean }).has_passkey };
}
const signedFor = async (path: string, cookie: string, device: Authenticator, more: Partial<Ceremony> = {}) =>
  confirmationOf(device, at(challengeOf((await staffPost(api, path, cookie).send({}).expect(200)).body), more));
const me = (cookie: string) => api.on(CONSOLE).get('/api/staff/me').set('cookie', cookie);
const audited = async (email: string) =>
  (await rows(api, 'select action from audit_entry where subject = $1 order by id', [email])).map(
    ({ action }) => action,
  );

describe('a passkey of staff', () => {
  it('is added with a fresh code, named, listed and removed', async () => {
    const person = await enrolled();
    expect((await me(person.cookie).expect(200)).body).toMatchObject({ has_passkey: false });
    await make(person.cookie, new Authenticator(), {}, '  Work phone ').expect(201);
    await make(person.cookie, new Authenticator(), {}, 'Key on the ring').expect(201);
    const kept = await list(person.cookie);
    expect(kept.map(({ name, used_at }) => [name, used_at])).toEqual([
      ['Work phone', null],
      ['Key on the ring', null],
    ]);
    expect((await me(person.cookie)).body).toMatchObject({ has_passkey: true });
    await rows(api, "update staff_session set second_factor_at = now() - interval '1 day' where staff_id = $1", [
      person.id,
    ]);
    for (const answer of [
      await staffPost(api, '/passkeys/options', person.cookie).send({}),
      await add(person.cookie, new Authenticator().create(at('x'.repeat(43)))),
      await remove(person.cookie, kept[0]?.id ?? ''),
    ])
      expect(refusal(answer)).toEqual([403, 'second_factor_needed']);
    await rows(api, 'update staff_session set second_factor_at = now() where staff_id = $1', [person.id]);
    await remove(person.cookie, kept[0]?.id ?? '').expect(204);
    for (const none of [kept[0]?.id ?? '', randomUUID(), 'x'])
      expect(refusal(await remove(person.cookie, none))).toEqual([404, 'staff_passkey_not_found']);
    expect((await list(person.cookie)).map(({ name }) => name)).toEqual(['Key on the ring']);
    expect(await audited(person.email)).toEqual(
      expect.arrayContaining(['staff.passkey_added', 'staff.passkey_removed']),
    );
  });

  it('stands in for the code at the sign-in, once for each challenge, and notes its last use', async () => {
    const { email, device, cookie } = await owner();
    const begun = await half(email);
    expect(begun.has_passkey).toBe(true);
    const signed = await signedFor('/sign-in/passkey-options', begun.cookie, device);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => staffPost(api, '/sign-in/passkey', begun.cookie).send(signed)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const signedIn = answers.find(({ status }) => status === 200);
    const full = staffCookie(signedIn?.headers ?? {});
    expect((await me(full).expect(200)).body).toMatchObject({ email, has_passkey: true });
    await me(begun.cookie).expect(401);
    expect((await list(cookie))[0]?.used_at).not.toBeNull();
    expect((await audited(email)).filter((action) => action === 'staff.signed_in')).toHaveLength(2);
  });

  it('leaves the codes of the app and the recovery codes as they were', async () => {
    const { email, secret, recoveryCodes } = await owner();
    for (const code of [codeOf(secret, 1), recoveryCodes[0]])
      await staffPost(api, '/sign-in/second-factor', (await half(email)).cookie)
        .send({ code })
        .expect(200);
  });

  it('is the fresh second factor of a session', async () => {
    const { id, cookie, device } = await owner();
    await rows(api, "update staff_session set second_factor_at = now() - interval '1 day' where staff_id = $1", [id]);
    const signed = await signedFor('/second-factor/passkey-options', cookie, device);
    const { body } = await staffPost(api, '/second-factor/passkey', cookie).send(signed).expect(200);
    expect(Date.parse((body as { second_factor_until: string }).second_factor_until)).toBeGreaterThan(Date.now());
    await staffPost(api, '/passkeys/options', cookie).send({}).expect(200);
    expect(refusal(await staffPost(api, '/second-factor/passkey', cookie).send(signed))).toEqual([
      ...[403, 'staff_passkey_refused'],
    ]);
  });

  it('is reset with the second factor', async () => {
    const { id, email } = await owner();
    const operator = await sessionOf(api, 'olivia@manyhearts.example');
    await api.on(CONSOLE).delete(`/api/staff/people/${id}/second-factor`).set('cookie', operator).expect(204);
    expect(await rows(api, 'select from staff_passkey where staff_id = $1', [id])).toEqual([]);
    expect((await half(email)).has_passkey).toBe(false);
  });
});

describe('a passkey is refused', () => {
  const signIn = async (person: Owner, more: Partial<Ceremony> = {}, device = person.device) => {
    const { cookie } = await half(person.email);
    const signed = await signedFor('/sign-in/passkey-options', cookie, device, more);
    return staffPost(api, '/sign-in/passkey', cookie).send(signed);
  };

  it('that was signed for another site, by another device, or without its owner', async () => {
    const person = await owner();
    const refused = [403, 'staff_passkey_refused'];
    for (const more of [
      { origin: 'http://everglow.localhost:8080' },
      { origin: 'http://console.localhost.example:8080' },
      { rpId: 'localhost' },
      { challenge: 'A'.repeat(43) },
      { isVerified: false },
    ])
      expect(refusal(await signIn(person, more))).toEqual(refused);
    expect(refusal(await signIn(person, {}, new Authenticator()))).toEqual(refused);
    expect((await signIn(person)).status).toBe(200);
    expect(await audited(person.email)).toContain('staff.sign_in_failed');
  });

  it('that is another person’s', async () => {
    const [one, two] = [await owner(), await owner()];
    expect(refusal(await signIn(one, {}, two.device))).toEqual([403, 'staff_passkey_refused']);
    // Somebody who knows the one’s password brings a challenge and signature of their own session.
    const theirs = await half(two.email);
    const signed = await signedFor('/sign-in/passkey-options', theirs.cookie, two.device);
    expect(refusal(await staffPost(api, '/sign-in/passkey', (await half(one.email)).cookie).send(signed))).toEqual([
      ...[403, 'staff_passkey_refused'],
    ]);
    const [kept] = await list(two.cookie);
    expect(refusal(await remove(one.cookie, kept?.id ?? ''))).toEqual([404, 'staff_passkey_not_found']);
    expect(await list(two.cookie)).toHaveLength(1);
  });

  it('whose counter does not go on, as a copy’s', async () => {
    const person = await owner(5);
    person.device.counter = 6;
    expect((await signIn(person)).status).toBe(200);
    for (const counter of [6, 5, 0]) {
      person.device.counter = counter;
      expect(refusal(await signIn(person))).toEqual([403, 'staff_passkey_refused']);
    }
  });

  it('where nobody gave a password, none is there, or the challenge is late or of another purpose', async () => {
    const person = await owner();
    expect(refusal(await staffPost(api, '/sign-in/passkey-options').send({}))).toEqual([401, 'staff_password_needed']);
    expect(refusal(await staffPost(api, '/sign-in/passkey-options', person.cookie).send({}))).toEqual([
      ...[401, 'staff_password_needed'],
    ]);
    const bare = await enrolled();
    const without = await half(bare.email);
    expect(refusal(await staffPost(api, '/sign-in/passkey-options', without.cookie).send({}))).toEqual([
      ...[404, 'staff_passkey_not_found'],
    ]);
    await staffPost(api, '/second-factor/passkey-options', without.cookie).send({}).expect(401);
    const { cookie } = await half(person.email);
    const late = await signedFor('/sign-in/passkey-options', cookie, person.device);
    await rows(api, 'update staff_passkey_challenge set expires_at = now()');
    expect(refusal(await staffPost(api, '/sign-in/passkey', cookie).send(late))).toEqual([
      ...[403, 'staff_passkey_refused'],
    ]);
    const made = (await staffPost(api, '/passkeys/options', person.cookie).send({}).expect(200)).body as unknown;
    const wrong = confirmationOf(person.device, at(challengeOf(made)));
    expect(refusal(await staffPost(api, '/second-factor/passkey', person.cookie).send(wrong))).toEqual([
      ...[403, 'staff_passkey_refused'],
    ]);
  });

  it('where it is known already, has no name, or is the eleventh', async () => {
    const person = await owner();
    expect(refusal(await make(person.cookie, person.device).expect(403))).toEqual([403, 'staff_passkey_refused']);
    const other = await enrolled();
    await make(other.cookie, person.device).expect(403);
    await make(person.cookie, new Authenticator(), {}, '  ').expect(422);
    for (let more = 2; more <= 10; more += 1) await make(person.cookie, new Authenticator()).expect(201);
    expect(refusal(await staffPost(api, '/passkeys/options', person.cookie).send({}))).toEqual([
      ...[409, 'too_many_passkeys'],
    ]);
  });
});
