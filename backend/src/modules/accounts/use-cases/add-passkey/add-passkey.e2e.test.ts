import { SECOND, type TestApi } from '../../../../../test/support/api';
import { Authenticator, type Ceremony } from '../../../../../test/support/authenticator';
import {
  addPasskey,
  askOptions,
  ceremonyAt,
  optionsFor,
  personWithPasskey,
} from '../../../../../test/support/passkeys';
import { PASSWORD, cookieOf, post, rows, signUp, startAccountsApi } from '../../../../../test/support/people';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(14);
});
afterAll(() => api.close());

const list = (cookie: string, host?: string) => api.on(host).get('/api/passkeys').set('cookie', cookie);
const remove = (cookie: string, id: string, host?: string) =>
  api.on(host).delete(`/api/passkeys/${id}`).set('cookie', cookie);
const kept = (account: number) =>
  rows(api, 'select id, counter::int, transports, backed_up from passkey where account_id = $1', [account]);
const isSignedIn = async (cookie: string): Promise<boolean> =>
  ((await api.on().get('/api/user.php').set('cookie', cookie)).body as { user: unknown }).user !== null;
const letAgePass = (account: number) =>
  rows(api, "update session set created_at = now() - interval '11 minutes' where account_id = $1", [account]);

describe('adding a passkey', () => {
  it('is offered with the brand’s name and host, and a random handle in place of the id', async () => {
    const { id, cookie } = await signUp(api, 'options@visitor.example');
    const answer = await askOptions(api, cookie).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatchObject({
      options: {
        rp: { id: 'everglow.localhost', name: 'Everglow' },
        user: {
          name: 'options@visitor.example',
          displayName: 'Jo Visser',
          id: expect.stringMatching(/^[\w-]{43}$/) as string,
        },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
        excludeCredentials: [],
      },
    });
    const { user } = (answer.body as { options: { user: { id: string } } }).options;
    expect(Buffer.from(user.id, 'base64url').toString('latin1')).not.toContain(String(id));
  });

  it('keeps it, gives the session a new token, tells the member by mail and writes it down', async () => {
    const { id, cookie } = await signUp(api, 'add@visitor.example');
    const { challenge } = await optionsFor(api, cookie);
    const answer = await addPasskey(api, cookie, new Authenticator(3).create(ceremonyAt(challenge))).expect(201);
    const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;
    const passkey = { name: 'Safari, iPhone', created: iso, last_used: null, backed_up: false };
    expect(answer.body).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/) as string, ...passkey });
    const rotated = cookieOf(answer.headers);
    expect([await isSignedIn(cookie), await isSignedIn(rotated)]).toEqual([false, true]);
    expect((await list(rotated).expect(200)).body).toEqual({ passkeys: [answer.body] });
    expect(await kept(id)).toMatchObject([{ counter: 3, transports: ['internal'], backed_up: false }]);
    expect(await rows(api, 'select kind from account_event where account_id = $1', [id])).toEqual([
      { kind: 'passkey_added' },
    ]);
    const mails = await rows(
      api,
      `select payload->'person' as person from outbox where payload->>'mail' = 'passkey_added'
       and payload->'person'->>'address' = 'add@visitor.example'`,
    );
    expect(mails).toEqual([{ person: { address: 'add@visitor.example', locale: 'nl', country: 'NL' } }]);
  });

  it('asks for the password, unless the member signed in less than ten minutes ago', async () => {
    const { id, cookie } = await signUp(api, 'fresh@visitor.example');
    await askOptions(api, cookie, {}).expect(200);
    await letAgePass(id);
    const needed = await askOptions(api, cookie, {}).expect(422);
    expect(needed.body).toMatchObject({ code: 'password_needed', faults: [{ path: 'password', code: 'required' }] });
    const wrong = await askOptions(api, cookie, { password: 'wrong' }).expect(422);
    expect(wrong.body).toMatchObject({ code: 'password_wrong', faults: [{ path: 'password' }] });
    await askOptions(api, cookie, { password: PASSWORD }).expect(200);
    for (let time = 1; time <= 4; time += 1) await askOptions(api, cookie, { password: 'wrong' }).expect(422);
    expect((await askOptions(api, cookie, { password: 'wrong' }).expect(429)).body).toMatchObject({
      code: 'sign_in_blocked',
    });
  });

  it.each<[string, Partial<Ceremony>]>([
    ['another origin', { origin: 'https://bad.example' }],
    ['another port', { origin: 'http://everglow.localhost' }],
    ['another brand’s origin', { origin: 'http://knotted.localhost:8080' }],
    ['another brand’s host', { rpId: 'knotted.localhost' }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['nobody verified', { isVerified: false }],
  ])('with %s is refused, and its challenge is used up', async (what, bent) => {
    const { id, cookie } = await signUp(api, `bent-${what.replaceAll(/\W/g, '-')}@visitor.example`);
    const right = ceremonyAt((await optionsFor(api, cookie)).challenge);
    const device = new Authenticator();
    const refused = await addPasskey(api, cookie, device.create({ ...right, ...bent })).expect(422);
    expect(refused.body).toMatchObject({ code: 'passkey_refused' });
    if (bent.challenge === undefined) await addPasskey(api, cookie, device.create(right)).expect(422);
    expect(await kept(id)).toEqual([]);
  });

  it('takes no challenge twice, late, of another session, of another member or of a sign-in', async () => {
    const { id, cookie } = await signUp(api, 'replay@visitor.example');
    const first = ceremonyAt((await optionsFor(api, cookie)).challenge);
    const added = await addPasskey(api, cookie, new Authenticator().create(first)).expect(201);
    const own = cookieOf(added.headers);
    const tryWith = (challenge: string, as = own) =>
      addPasskey(api, as, new Authenticator().create(ceremonyAt(challenge))).expect(422);
    await tryWith(first.challenge);

    const late = (await optionsFor(api, own)).challenge;
    await rows(api, 'update passkey_challenge set expires_at = now()');
    await tryWith(late);

    const phone = await post(api, '/api/user.php').send({ email: 'replay@visitor.example', password: PASSWORD });
    await tryWith((await optionsFor(api, own)).challenge, cookieOf(phone.headers));

    const other = await signUp(api, 'replay-other@visitor.example');
    await tryWith((await optionsFor(api, other.cookie)).challenge);

    const open = await post(api, '/api/passkey-sign-in/options').send({}).expect(200);
    await tryWith((open.body as { options: { challenge: string } }).options.challenge);
    expect(await kept(id)).toHaveLength(1);
  });

  it('by fifty answers at once keeps one', async () => {
    const { id, cookie } = await signUp(api, 'race@visitor.example');
    const { challenge } = await optionsFor(api, cookie);
    const made = new Authenticator().create(ceremonyAt(challenge));
    const answers = await Promise.all(Array.from({ length: 50 }, () => addPasskey(api, cookie, made)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await kept(id)).toHaveLength(1);
  });

  it('takes no passkey that an account has already', async () => {
    const { cookie, device, passkey } = await personWithPasskey(api, 'known@visitor.example');
    const other = await signUp(api, 'known-other@visitor.example');
    const { challenge } = await optionsFor(api, other.cookie);
    await addPasskey(api, other.cookie, device.create(ceremonyAt(challenge))).expect(422);
    expect((await list(cookie)).body).toMatchObject({ passkeys: [{ id: passkey }] });
  });

  it('names the ones there are to the browser, under one handle, and ends at ten', async () => {
    const { id, cookie, userHandle, device } = await personWithPasskey(api, 'ten@visitor.example');
    await rows(
      api,
      `insert into passkey (tenant_id, id, account_id, credential_id, user_handle, public_key, counter, transports, backed_up, name)
       select tenant_id, gen_random_uuid(), account_id, decode(md5(random()::text), 'hex'), user_handle, '', 0, '{}', false, ''
       from passkey, generate_series(1, 8) where account_id = $1`,
      [id],
    );
    const [one, two] = [await optionsFor(api, cookie), await optionsFor(api, cookie)];
    expect(one.user.id).toBe(userHandle);
    expect(one.excludeCredentials).toHaveLength(9);
    expect(one.excludeCredentials).toContainEqual(expect.objectContaining({ id: device.id.toString('base64url') }));
    const answers = await Promise.all(
      [one, two].map(({ challenge }) => addPasskey(api, cookie, new Authenticator().create(ceremonyAt(challenge)))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await kept(id)).toHaveLength(10);
    const rotated = cookieOf(answers.find(({ status }) => status === 201)?.headers ?? {});
    expect((await askOptions(api, rotated).expect(409)).body).toMatchObject({ code: 'too_many_passkeys' });
  });

  it('is for members, at their brand, on its own pages', async () => {
    const { cookie } = await signUp(api, 'outside@visitor.example');
    const made = new Authenticator().create(ceremonyAt((await optionsFor(api, cookie)).challenge));
    for (const answer of [
      await askOptions(api, ''),
      await askOptions(api, cookie, {}, SECOND),
      await addPasskey(api, '', made),
      await addPasskey(api, cookie, made, SECOND),
      await list(''),
      await list(cookie, `${SECOND}.localhost`),
      await remove('', 'x'),
    ])
      expect([answer.status, answer.body]).toMatchObject([403, { code: 'authentication_required' }]);
    await addPasskey(api, cookie, made).set('sec-fetch-site', 'cross-site').expect(403);
    for (const body of [{}, { ...made, id: '$' }, { ...made, attestation: 'x'.repeat(30_000) }, { ...made, admin: 1 }])
      expect((await addPasskey(api, cookie, body).expect(422)).body).toMatchObject({ code: 'invalid_input' });
  });
});

describe('removing a passkey', () => {
  it('takes it from the list, gives the session a new token and is written down', async () => {
    const { id, cookie, passkey } = await personWithPasskey(api, 'remove@visitor.example');
    const answer = await remove(cookie, passkey).expect(204);
    const rotated = cookieOf(answer.headers);
    expect([await isSignedIn(cookie), await isSignedIn(rotated)]).toEqual([false, true]);
    expect((await list(rotated)).body).toEqual({ passkeys: [] });
    expect((await remove(rotated, passkey).expect(404)).body).toMatchObject({ code: 'passkey_not_found' });
    const events = await rows(api, 'select kind from account_event where account_id = $1 order by id', [id]);
    expect(events).toEqual([{ kind: 'passkey_added' }, { kind: 'passkey_removed' }]);
  });

  it('is nobody else’s, at no other brand and by no guess', async () => {
    const { id, passkey } = await personWithPasskey(api, 'mine@visitor.example');
    const outsider = await signUp(api, 'not-mine@visitor.example');
    const elsewhere = await signUp(api, 'mine@visitor.example', SECOND);
    await remove(outsider.cookie, passkey).expect(404);
    await remove(elsewhere.cookie, passkey, `${SECOND}.localhost`).expect(404);
    await remove(outsider.cookie, encodeURIComponent("' or true --")).expect(404);
    expect(await kept(id)).toHaveLength(1);
    expect(await isSignedIn(outsider.cookie)).toBe(true);
  });
});
