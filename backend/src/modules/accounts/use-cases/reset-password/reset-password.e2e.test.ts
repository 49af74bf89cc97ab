import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { mailedToken, mailsTo } from '../../../../../test/support/mailed-token';
import {
  PASSWORD,
  count,
  cookieOf,
  newAddress,
  post,
  rows,
  signUp,
  startAccountsApi,
} from '../../../../../test/support/people';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(4);
});
afterAll(() => api.close());

const NEW = 'nine lazy herons';
const ask = (email: string, host = FIRST) => post(api, '/api/password-resets', host).send({ email });
const reset = (token: string, password = NEW, host = FIRST) =>
  post(api, '/api/password-resets/do', host).send({ token, password });
const signIn = (email: string, password: string) => post(api, '/api/user.php').send({ email, password });
const isSignedIn = async (cookie: string): Promise<boolean> =>
  ((await api.on().get('/api/user.php').set('cookie', cookie)).body as { user: unknown }).user !== null;

async function asked(email: string) {
  const person = await signUp(api, email);
  await ask(email).expect(202);
  return { ...person, token: await mailedToken(api, 'password_reset', email) };
}

describe('asking for a new password', () => {
  it('mails a link to the account’s own spelling, good for an hour, and keeps only its hash', async () => {
    const { id } = await signUp(api, 'Ask@visitor.example');
    const answer = await ask(' ask@VISITOR.example').expect(202);
    expect(answer.headers['cache-control']).toBe('no-store');
    const token = await mailedToken(api, 'password_reset', 'Ask@visitor.example');
    expect(token).toMatch(/^[\w-]{43}$/);
    const kept = await rows(
      api,
      `select row_to_json(t)::text as text, expires_at - created_at = interval '1 hour' as hour
       from account_token t where account_id = $1 and kind = 'password_reset'`,
      [id],
    );
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ hour: true });
    expect(String(kept[0]?.['text'])).not.toContain(token);
  });

  it('three times a day, also at once; the fourth is told when', async () => {
    await signUp(api, 'often@visitor.example');
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('often@visitor.example')));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
    const refused = await ask('often@visitor.example').expect(429);
    expect(refused.body).toMatchObject({ code: 'too_many_password_resets' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    await rows(
      api,
      "update account_token set created_at = created_at - interval '24 hours' where kind = 'password_reset'",
    );
    await ask('often@visitor.example').expect(202);
  });

  it('for an address without account says so, at each brand by itself, and a few times an hour only', async () => {
    await signUp(api, 'here@visitor.example');
    const unknown = await ask('nobody@visitor.example').expect(404);
    expect(unknown.body).toMatchObject({ code: 'email_not_found', faults: [{ path: 'email' }] });
    await ask('here@visitor.example', SECOND).expect(404);
    const from = newAddress();
    const askFrom = (email: string) =>
      api.on().post('/api/password-resets').set('x-forwarded-for', from).send({ email });
    const answers = [];
    for (let time = 1; time <= 20; time += 1) answers.push((await askFrom(`list-${time}@visitor.example`)).status);
    expect(new Set(answers)).toEqual(new Set([404]));
    await askFrom('nobody@visitor.example').expect(429);
    await askFrom('here@visitor.example').expect(429);
  });

  it.each<[string, object]>([
    ['nothing', {}],
    ['no address', { email: 'nobody' }],
    ['two addresses', { email: 'a@visitor.example,b@visitor.example' }],
    ['a line more', { email: 'a@visitor.example\r\nbcc: b@visitor.example' }],
    ['an object', { email: { $gt: '' } }],
    ['too much', { email: `${'x'.repeat(300)}@visitor.example` }],
    ['a field nobody knows', { email: 'a@visitor.example', host: 'bad.example' }],
  ])('with %s is refused and mails nothing', async (_, body) => {
    const before = await count(api, 'outbox');
    expect((await post(api, '/api/password-resets').send(body).expect(422)).body).toMatchObject({
      code: 'invalid_input',
    });
    expect(await count(api, 'outbox')).toBe(before);
  });

  it('is not done by another site', async () => {
    await signUp(api, 'csrf@visitor.example');
    await ask('csrf@visitor.example').set('sec-fetch-site', 'cross-site').expect(403);
  });

  it('from a form leads to the page that says where the link went', async () => {
    await signUp(api, 'ask-form@visitor.example');
    const answer = await post(api, '/api/password-resets').type('form').send({ email: 'ask-form@visitor.example' });
    expect([answer.status, answer.headers['location']]).toEqual([303, '/reset-password/sent']);
  });
});

describe('the mailed link', () => {
  it('sets the password, ends all sessions, confirms the address and grants the credits', async () => {
    const { id, cookie, token } = await asked('reset@visitor.example');
    const phone = cookieOf((await signIn('reset@visitor.example', PASSWORD)).headers);
    const answer = await reset(token).expect(200);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^session=; Max-Age=0/);
    // Its readers can ask for another link, so it has none.
    const [told] = await mailsTo(api, 'password_changed', 'reset@visitor.example');
    expect(told).toMatchObject({ params: { name: 'Jo Visser' }, person: { locale: 'nl' } });
    expect(told).not.toHaveProperty('secrets');
    expect([await isSignedIn(cookie), await isSignedIn(phone)]).toEqual([false, false]);
    await signIn('reset@visitor.example', PASSWORD).expect(401);
    await signIn('reset@visitor.example', NEW).expect(200);
    const state = await rows(
      api,
      `select a.status, p.status as profile, b.balance from account a join profile p using (tenant_id, id)
       join credit_balance b on b.tenant_id = a.tenant_id and b.account_id = a.id where a.id = $1`,
      [id],
    );
    expect(state).toEqual([{ status: 'active', profile: 'active', balance: 30 }]);
  });

  it('lifts a lockout', async () => {
    const { token } = await asked('locked@visitor.example');
    for (let time = 1; time <= 5; time += 1) await signIn('locked@visitor.example', 'wrong');
    await signIn('locked@visitor.example', PASSWORD).expect(429);
    await reset(token).expect(200);
    await signIn('locked@visitor.example', NEW).expect(200);
  });

  it('works once, of thirty at once one', async () => {
    const { id, token } = await asked('race@visitor.example');
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => reset(token, `nine lazy herons ${at}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(29);
    expect(await mailsTo(api, 'password_changed', 'race@visitor.example')).toHaveLength(1);
    expect((await reset(token).expect(404)).body).toMatchObject({ code: 'link_used' });
    expect((await reset(token, NEW, SECOND).expect(404)).body).toMatchObject({ code: 'link_invalid' });
    const entries = await rows(api, 'select from credit_entry where account_id = $1', [id]);
    expect(entries).toHaveLength(1);
  });

  it('makes the others worthless that were sent before', async () => {
    const { token: first } = await asked('both@visitor.example');
    await ask('both@visitor.example').expect(202);
    const second = await mailedToken(api, 'password_reset', 'both@visitor.example');
    await reset(second).expect(200);
    expect((await reset(first).expect(404)).body).toMatchObject({ code: 'link_invalid' });
  });

  it('opens nothing late, at another brand, in another’s place or made up', async () => {
    const { id, token } = await asked('foreign@visitor.example');
    await reset(token, NEW, SECOND).expect(404);
    for (const none of ['', 'x', 'A'.repeat(43), "' or true --"]) await reset(none).expect(404);
    const [activation] = await rows(
      api,
      `select payload->'secrets'->>'token' as token from outbox
       where payload->>'mail' = 'activation' and payload->'person'->>'address' = $1`,
      ['foreign@visitor.example'],
    );
    await reset(String(activation?.['token'])).expect(404);
    await rows(api, "update account_token set expires_at = now() - interval '1 second' where account_id = $1", [id]);
    expect((await reset(token).expect(404)).body).toMatchObject({ code: 'link_invalid' });
    await signIn('foreign@visitor.example', PASSWORD).expect(200);
  });

  it('is not used up by a password that is refused, and says which field', async () => {
    const { token } = await asked('weak@visitor.example');
    for (const [body, path] of [
      [{ password: 'short' }, 'password'],
      [{ password: 'password123' }, 'password'],
      [{ password: 'weak@visitor.example' }, 'password'],
      [{ password: NEW, password_again: `${NEW}x` }, 'password_again'],
      [{}, 'password'],
    ] as const) {
      const answer = await post(api, '/api/password-resets/do')
        .send({ token, ...body })
        .expect(422);
      expect(answer.body).toMatchObject({ faults: [{ path }] });
    }
    await reset(token).expect(200);
  });

  it('does not let a blocked account in', async () => {
    const { id, token } = await asked('blocked@visitor.example');
    await rows(api, "update account set status = 'blocked' where id = $1", [id]);
    await reset(token).expect(200);
    expect((await signIn('blocked@visitor.example', NEW).expect(403)).body).toMatchObject({ code: 'account_blocked' });
  });

  it('works from a form without scripts, whose token stands in the address of its page only', async () => {
    const { token } = await asked('form@visitor.example');
    const form = (referer: string) =>
      post(api, '/api/password-resets/do')
        .type('form')
        .set('referer', referer)
        .send({ token: '', password: NEW, password_again: NEW });
    const elsewhere = await form(`http://bad.example/reset-password/do?token=${token}`).expect(404);
    expect(elsewhere.text).toContain('<h1>');
    const answer = await form(`http://everglow.localhost:8080/reset-password/do?token=${token}`).expect(303);
    expect(answer.headers['location']).toBe('/login');
    await signIn('form@visitor.example', NEW).expect(200);
  });
});
