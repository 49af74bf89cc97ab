import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import {
  activate,
  activationCode,
  activationToken,
  otherCode,
  post,
  rows,
  signUp,
  startAccountsApi,
} from '../../../../../test/support/people';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(71);
});
afterAll(() => api.close());

const enter = (cookie: string, code: string, host = FIRST) =>
  post(api, '/api/activation/code', host).set('cookie', cookie).send({ code });
const show = async (cookie: string) =>
  (await api.on().get('/api/activation/code').set('cookie', cookie).expect(200)).body as Record<string, unknown>;
const resend = (cookie: string) => post(api, '/api/activation/resend').set('cookie', cookie);
const codeOf = (body: unknown): unknown => (body as { code?: string }).code;

/** As if the last mail had been sent a while ago. */
const wait = (id: number) =>
  rows(api, "update account_token set created_at = created_at - interval '2 minutes' where account_id = $1", [id]);

async function stateOf(id: number) {
  const [state] = await rows(
    api,
    `select a.status, b.balance, (select count(*)::int from credit_entry e
       where e.tenant_id = a.tenant_id and e.account_id = a.id) as entries
     from account a join credit_balance b on b.tenant_id = a.tenant_id and b.account_id = a.id where a.id = $1`,
    [id],
  );
  return state;
}
const WAITING = { status: 'not_confirmed', balance: 0, entries: 0 };
const ACTIVE = { status: 'active', balance: 30, entries: 1 };

async function waiting(email: string) {
  const person = await signUp(api, email);
  return { ...person, email, code: await activationCode(api, email) };
}

describe('the code in the activation mail', () => {
  it('confirms the account in the session that waits, and grants the credits once', async () => {
    const { id, cookie, code } = await waiting('one@visitor.example');
    expect(code).toMatch(/^\d{6}$/);
    expect(await show(cookie)).toEqual({ state: 'waiting', resend_in: expect.any(Number) as number });
    const answer = await enter(cookie, code).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toEqual({ result: 'confirmed' });
    expect(await stateOf(id)).toEqual(ACTIVE);
    expect(await show(cookie)).toEqual({ state: 'confirmed', resend_in: 0 });
    expect((await enter(cookie, code).expect(200)).body).toEqual({ result: 'confirmed_before' });
    expect(await stateOf(id)).toEqual(ACTIVE);
    const link = await post(api, '/api/activation').send({ token: await activationToken(api, 'one@visitor.example') });
    expect(link.body).toEqual({ result: 'confirmed_before' });
  });

  it('may have a space between and around its digits', async () => {
    const { id, cookie, code } = await waiting('spaces@visitor.example');
    await enter(cookie, ` ${code.slice(0, 3)} ${code.slice(3)} `).expect(200);
    expect(await stateOf(id)).toEqual(ACTIVE);
  });

  it('is kept as a keyed hash that fits one link alone', async () => {
    const [one, two] = [await waiting('hash@visitor.example'), await waiting('hash-2@visitor.example')];
    const hashes = await rows(api, 'select code_hash from account_token where account_id = any($1)', [
      [one.id, two.id],
    ]);
    for (const { code_hash: hash } of hashes) expect(hash).toHaveLength(32);
    await rows(
      api,
      `update account_token set code_hash = (select code_hash from account_token where account_id = $1) where account_id = $2`,
      [one.id, two.id],
    );
    await enter(two.cookie, one.code).expect(422);
    expect(await stateOf(two.id)).toEqual(WAITING);
  });

  it('entered twenty times at once confirms once', async () => {
    const { id, cookie, code } = await waiting('race@visitor.example');
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(cookie, code)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.filter(({ body }) => (body as { result: string }).result === 'confirmed')).toHaveLength(1);
    expect(await stateOf(id)).toEqual(ACTIVE);
  });

  it('and the link, ten times each at once, confirm once', async () => {
    const { id, cookie, code, email } = await waiting('both@visitor.example');
    const token = await activationToken(api, email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 === 0 ? enter(cookie, code) : post(api, '/api/activation').send({ token }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.filter(({ body }) => (body as { result: string }).result === 'confirmed')).toHaveLength(1);
    expect(await stateOf(id)).toEqual(ACTIVE);
  });

  it('and the link do not wait for each other where the code is wrong', async () => {
    const { id, cookie, code, email } = await waiting('wrong-both@visitor.example');
    const token = await activationToken(api, email);
    const answers = await Promise.all([
      enter(cookie, otherCode(code)),
      post(api, '/api/activation').send({ token }),
      enter(cookie, otherCode(code, 2)),
    ]);
    expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true);
    expect(await stateOf(id)).toEqual(ACTIVE);
  });

  it('that is wrong is counted, and the fifth uses the code up, also of twenty at once', async () => {
    const { id, cookie, code } = await waiting('wrong@visitor.example');
    const answer = await enter(cookie, otherCode(code)).expect(422);
    expect(answer.body).toMatchObject({ code: 'activation_code_wrong', faults: [{ path: 'code', code: 'wrong' }] });
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(cookie, otherCode(code))));
    expect(answers.filter(({ body }) => codeOf(body) === 'activation_code_wrong')).toHaveLength(3);
    expect(answers.filter(({ body }) => codeOf(body) === 'activation_code_spent')).toHaveLength(17);
    expect((await enter(cookie, code).expect(404)).body).toMatchObject({ code: 'activation_code_spent' });
    expect(await show(cookie)).toMatchObject({ state: 'spent' });
    const kept = await rows(api, 'select wrong_codes from account_token where account_id = $1', [id]);
    expect(kept).toEqual([{ wrong_codes: 5 }]);
    expect(await stateOf(id)).toEqual(WAITING);
    await activate(api, 'wrong@visitor.example');
    expect(await stateOf(id)).toEqual(ACTIVE);
  });

  it('ends with the next mail, whose own works', async () => {
    const { id, cookie, code, email } = await waiting('next@visitor.example');
    for (let time = 1; time <= 5; time += 1) await enter(cookie, otherCode(code, time));
    await wait(id);
    await resend(cookie).expect(202);
    const next = await activationCode(api, email);
    expect(await show(cookie)).toMatchObject({ state: 'waiting' });
    if (next !== code) await enter(cookie, code).expect(422);
    await enter(cookie, next).expect(200);
    expect(await stateOf(id)).toEqual(ACTIVE);
  });

  it('can be wrong fifteen times a day, however many mails there are; the link works on', async () => {
    const { id, cookie, email } = await waiting('day@visitor.example');
    for (let mail = 1; mail <= 3; mail += 1) {
      const code = await activationCode(api, email);
      for (let time = 1; time <= 5; time += 1) await enter(cookie, otherCode(code, time));
      await wait(id);
      await resend(cookie).expect(202);
    }
    const newest = await activationCode(api, email);
    expect((await enter(cookie, newest).expect(429)).headers['retry-after']).toBe('3600');
    expect(await show(cookie)).toMatchObject({ state: 'limited' });
    expect(await stateOf(id)).toEqual(WAITING);
    await activate(api, email);
    expect(await stateOf(id)).toEqual(ACTIVE);
  });

  it('opens nothing for visitors, other members, other brands and other sites', async () => {
    const { id, cookie, code } = await waiting('mine@visitor.example');
    const other = await waiting('theirs@visitor.example');
    const elsewhere = await signUp(api, 'mine@visitor.example', SECOND);
    for (const answer of [await enter('', code), await enter(cookie, code, SECOND)])
      expect(answer.body).toMatchObject({ authentication_required: true });
    if (other.code !== code) await enter(other.cookie, code).expect(422);
    await enter(elsewhere.cookie, code, SECOND).expect(422);
    await enter(cookie, code).set('sec-fetch-site', 'cross-site').expect(403);
    for (const one of [id, other.id, elsewhere.id]) expect(await stateOf(one)).toEqual(WAITING);
    await api.on().get('/api/activation/code').expect(403);
  });

  it('opens nothing once the link is late, was used, or is from before there were codes', async () => {
    for (const [name, change] of [
      ['late', 'expires_at = now()'],
      ['used', 'used_at = now()'],
      ['before', 'code_hash = null'],
    ] as const) {
      const { id, cookie, code } = await waiting(`${name}@visitor.example`);
      await rows(api, `update account_token set ${change} where account_id = $1`, [id]);
      expect((await enter(cookie, code).expect(404)).body).toMatchObject({ code: 'activation_code_spent' });
      expect(await show(cookie)).toMatchObject({ state: 'spent' });
      expect(await stateOf(id)).toEqual(WAITING);
    }
  });

  it.each(['', '12345', '1234567', 'abcdef', '12 34 56', '１２３４５６', { $gt: '' }, 123456, null])(
    '%j is none, and counts as no try',
    async (code) => {
      const { id, cookie } = await waiting(`none-${JSON.stringify(code).length}-${Date.now()}@visitor.example`);
      const answer = await post(api, '/api/activation/code').set('cookie', cookie).send({ code }).expect(422);
      expect(answer.body).toMatchObject({ code: 'invalid_input', faults: [{ path: 'code' }] });
      expect(await rows(api, 'select wrong_codes from account_token where account_id = $1', [id])).toEqual([
        { wrong_codes: 0 },
      ]);
    },
  );

  it('in a form without scripts leads on, or says what is wrong in the member’s language', async () => {
    const { id, cookie, code } = await waiting('form@visitor.example');
    const press = (given: string) =>
      post(api, '/api/activation/code')
        .set('cookie', `${cookie}; locale=de`)
        .type('form')
        .send({ code: given })
        .redirects(0);
    expect((await press(otherCode(code)).expect(422)).text).toContain('Dieser Code stimmt nicht.');
    await press(code).expect(303).expect('location', '/activate/done');
    expect(await stateOf(id)).toEqual(ACTIVE);
  });
});
