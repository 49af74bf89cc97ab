import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import {
  PASSWORD,
  activate,
  activationCode,
  activationToken,
  count,
  newAddress,
  post,
  rows,
  signUp,
  startAccountsApi,
} from '../../../../../test/support/people';
import { mailedToken, mailsTo } from '../../../../../test/support/mailed-token';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(72);
});
afterAll(() => api.close());

const correct = (cookie: string, email: string, password?: string, host = FIRST) =>
  post(api, '/api/activation/address', host).set('cookie', cookie).send({ email, password });
const enter = (cookie: string, code: string) => post(api, '/api/activation/code').set('cookie', cookie).send({ code });
const open = (token: string) => post(api, '/api/activation').send({ token });
const accountOf = async (id: number) =>
  (await rows(api, 'select email, email_key, status from account where id = $1', [id]))[0];
const happened = async (id: number) =>
  (await rows(api, 'select kind from account_event where account_id = $1 order by id', [id])).map(({ kind }) => kind);

describe('another address for an account that waits', () => {
  it('takes the place of the wrong one at once; only the mail that goes there confirms', async () => {
    const { id, cookie } = await signUp(api, 'tpyo@visitor.example');
    const old = { code: await activationCode(api, 'tpyo@visitor.example') };
    const oldLink = await activationToken(api, 'tpyo@visitor.example');
    await correct(cookie, ' Typo@visitor.example ').expect(202);
    expect(await accountOf(id)).toEqual({
      ...{ email: 'Typo@visitor.example', email_key: 'typo@visitor.example', status: 'not_confirmed' },
    });
    expect((await open(oldLink).expect(404)).body).toMatchObject({ code: 'link_invalid' });
    const code = await activationCode(api, 'Typo@visitor.example');
    if (code !== old.code) await enter(cookie, old.code).expect(422);
    expect((await enter(cookie, code).expect(200)).body).toEqual({ result: 'confirmed' });
    expect(await accountOf(id)).toMatchObject({ status: 'active' });
    expect(await happened(id)).toEqual(['mail_changed']);
    expect(await mailsTo(api, 'mail_changed', 'tpyo@visitor.example')).toEqual([]);
  });

  it('is confirmed by its link as well, in the member’s language', async () => {
    const { id, cookie } = await signUp(api, 'wrong@visitor.example');
    await correct(cookie, 'right@visitor.example').expect(202);
    const [mail] = await mailsTo(api, 'activation', 'right@visitor.example');
    expect(mail).toMatchObject({ params: { name: 'Jo Visser' }, person: { address: 'right@visitor.example' } });
    await activate(api, 'right@visitor.example');
    expect(await accountOf(id)).toMatchObject({ email: 'right@visitor.example', status: 'active' });
  });

  it('ends every other link that was mailed to the wrong one', async () => {
    const { cookie } = await signUp(api, 'stranger@visitor.example');
    await post(api, '/api/password-resets').send({ email: 'stranger@visitor.example' }).expect(202);
    const reset = await mailedToken(api, 'password_reset', 'stranger@visitor.example');
    await correct(cookie, 'own@visitor.example').expect(202);
    await post(api, '/api/password-resets/do').send({ token: reset, password: 'nine lazy herons' }).expect(404);
    await post(api, '/api/user.php').send({ email: 'stranger@visitor.example', password: PASSWORD }).expect(401);
    await post(api, '/api/user.php').send({ email: 'own@visitor.example', password: PASSWORD }).expect(200);
  });

  it('is not given to two at once, nor where somebody has it; at another brand it is free', async () => {
    const [one, two] = [await signUp(api, 'first@visitor.example'), await signUp(api, 'second@visitor.example')];
    await signUp(api, 'elsewhere@visitor.example', SECOND);
    expect((await correct(one.cookie, 'SECOND@visitor.example').expect(409)).body).toMatchObject({
      code: 'email_in_use',
    });
    const answers = await Promise.all([
      correct(one.cookie, 'elsewhere@visitor.example'),
      correct(two.cookie, 'elsewhere@visitor.example'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    expect(await mailsTo(api, 'activation', 'elsewhere@visitor.example')).toHaveLength(2);
  });

  it('that is taken is told ten times an hour to one network, with what sign-up told it', async () => {
    const { cookie } = await signUp(api, 'asks@visitor.example');
    const address = newAddress();
    const ask = () => api.on().post('/api/activation/address').set('x-forwarded-for', address).set('cookie', cookie);
    await signUp(api, 'known@visitor.example');
    for (let time = 1; time <= 10; time += 1) await ask().send({ email: 'known@visitor.example' }).expect(409);
    await ask().send({ email: 'known@visitor.example' }).expect(429);
    const form = { email: 'known@visitor.example', name: 'Jo', password: PASSWORD, date_of_birth: '1990-05-17' };
    await api
      .on()
      .post('/api/signups')
      .set('x-forwarded-for', address)
      .send({ ...form, sensitive_consent: true })
      .expect(429);
  });

  it('is given five times a day, each with one mail', async () => {
    const { cookie, id } = await signUp(api, 'many@visitor.example');
    const before = await count(api, 'outbox');
    for (let time = 1; time <= 5; time += 1) await correct(cookie, `many-${time}@visitor.example`).expect(202);
    expect((await correct(cookie, 'many-6@visitor.example').expect(429)).headers['retry-after']).toBe('3600');
    expect(await count(api, 'outbox')).toBe(before + 5);
    expect(await accountOf(id)).toMatchObject({ email: 'many-5@visitor.example' });
    await post(api, '/api/activation/resend').set('cookie', cookie).expect(429);
  });

  it('needs the password an hour after the sign-up, five wrong ones block', async () => {
    const { id, cookie } = await signUp(api, 'later@visitor.example');
    await rows(api, "update session set created_at = now() - interval '61 minutes' where account_id = $1", [id]);
    expect((await correct(cookie, 'later-2@visitor.example').expect(422)).body).toMatchObject({
      code: 'password_needed',
      faults: [{ path: 'password' }],
    });
    expect((await correct(cookie, 'later-2@visitor.example', 'wrong').expect(422)).body).toMatchObject({
      code: 'password_wrong',
    });
    await correct(cookie, 'later-2@visitor.example', PASSWORD).expect(202);
    for (let time = 1; time <= 5; time += 1) await correct(cookie, 'later-3@visitor.example', 'wrong');
    expect((await correct(cookie, 'later-3@visitor.example', PASSWORD).expect(429)).body).toMatchObject({
      code: 'sign_in_blocked',
    });
  });

  it('and the link to the wrong one at once: either is whole', async () => {
    const { id, cookie } = await signUp(api, 'at-once@visitor.example');
    const token = await activationToken(api, 'at-once@visitor.example');
    const [corrected, opened] = await Promise.all([correct(cookie, 'at-once-2@visitor.example'), open(token)]);
    const isConfirmed = opened.status === 200;
    expect([corrected.status, opened.status]).toEqual(isConfirmed ? [409, 200] : [202, 404]);
    expect(await accountOf(id)).toMatchObject(
      isConfirmed
        ? { email: 'at-once@visitor.example', status: 'active' }
        : { email: 'at-once-2@visitor.example', status: 'not_confirmed' },
    );
  });

  it.each([
    ['nobody', 'format'],
    ['a@visitor.example\r\nbcc: b@visitor.example', 'format'],
    ['same@visitor.example', 'same'],
  ])('%j is refused, naming the field', async (email, code) => {
    const known = await rows(api, "select id from account where email = 'same@visitor.example'");
    const name = known.length === 0 ? 'same' : `same-${Date.now()}`;
    const { cookie } = await signUp(api, `${name}@visitor.example`);
    const given = code === 'same' ? `${name}@visitor.example` : email;
    expect((await correct(cookie, given).expect(422)).body).toMatchObject({ faults: [{ path: 'email', code }] });
  });

  it('is not for a confirmed account, a visitor, another brand’s session or another site', async () => {
    const { cookie, id } = await signUp(api, 'done@visitor.example');
    for (const answer of [
      await correct('', 'x@visitor.example'),
      await correct(cookie, 'x@visitor.example', undefined, SECOND),
    ])
      expect(answer.body).toMatchObject({ authentication_required: true });
    await correct(cookie, 'x@visitor.example').set('sec-fetch-site', 'cross-site').expect(403);
    await activate(api, 'done@visitor.example');
    expect((await correct(cookie, 'x@visitor.example').expect(409)).body).toMatchObject({ code: 'already_active' });
    expect(await accountOf(id)).toMatchObject({ email: 'done@visitor.example' });
  });

  it('in a form without scripts leads back to the page', async () => {
    const { cookie } = await signUp(api, 'plain@visitor.example');
    await correct(cookie, 'plain-2@visitor.example')
      .type('form')
      .redirects(0)
      .expect(303)
      .expect('location', '/complete-signup');
  });
});
