import { type RunningWorker, startWorker } from '../../../../entrypoints/start-worker';
import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { TestSmtp } from '../../../../../test/support/smtp';
import {
  activate,
  activationToken,
  cookieOf,
  count,
  newAddress,
  post,
  rows,
  signUp,
  startAccountsApi,
} from '../../../../../test/support/people';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(10);
});
afterAll(() => api.close());

const confirm = (token: string, host = FIRST) => post(api, '/api/activation', host).send({ token });
const resend = (cookie: string, host = FIRST) => post(api, '/api/activation/resend', host).set('cookie', cookie);

async function stateOf(id: number) {
  const [state] = await rows(
    api,
    `select a.status, p.status as profile, b.balance, (select count(*)::int from credit_entry e
       where e.tenant_id = a.tenant_id and e.account_id = a.id) as entries
     from account a join profile p using (tenant_id, id)
       join credit_balance b on b.tenant_id = a.tenant_id and b.account_id = a.id where a.id = $1`,
    [id],
  );
  return state;
}
const WAITING = { status: 'not_confirmed', profile: 'disabled', balance: 0, entries: 0 };

describe('the link in the activation mail', () => {
  it('confirms the account, shows the profile and grants the credits', async () => {
    const { id } = await signUp(api, 'one@visitor.example');
    expect(await stateOf(id)).toEqual(WAITING);
    const answer = await confirm(await activationToken(api, 'one@visitor.example')).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toEqual({ result: 'confirmed' });
    expect(await stateOf(id)).toEqual({ status: 'active', profile: 'active', balance: 30, entries: 1 });
    expect(await rows(api, 'select * from credit_entry where account_id = $1', [id])).toMatchObject([
      { amount: 30, reason: 'signup', idempotency_key: `signup:${id}`, revision: 1 },
    ]);
  });

  it('clicked a hundred times at once grants once', async () => {
    const { id } = await signUp(api, 'race@visitor.example');
    const token = await activationToken(api, 'race@visitor.example');
    const answers = await Promise.all(Array.from({ length: 100 }, () => confirm(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stateOf(id)).toMatchObject({ balance: 30, entries: 1 });
    expect(answers.filter(({ body }) => (body as { result?: string }).result === 'confirmed')).toHaveLength(1);
    expect((await confirm(token).expect(200)).body).toEqual({ result: 'confirmed_before' });
    expect((await confirm(token, SECOND).expect(404)).body).toMatchObject({ code: 'link_invalid' });
    expect(await stateOf(id)).toMatchObject({ balance: 30, entries: 1 });
  });

  it('says that it was used where the account is not active any more', async () => {
    const { id } = await signUp(api, 'used@visitor.example');
    const token = await activationToken(api, 'used@visitor.example');
    await confirm(token).expect(200);
    await rows(api, 'update account_token set expires_at = now() where account_id = $1', [id]);
    expect((await confirm(token).expect(200)).body).toEqual({ result: 'confirmed_before' });
    await rows(api, "update account set status = 'pending_deletion' where id = $1", [id]);
    expect((await confirm(token).expect(404)).body).toMatchObject({ code: 'link_used' });
    const page = `http://${FIRST}.localhost/activate/do?token=${token}`;
    const form = await post(api, '/api/activation').type('form').set('referer', `${page}&lang=de`).expect(404);
    expect(form.text).toContain('Dieser Link wurde schon benutzt.');
  });

  it('of two mails grants once, whichever is used, both at once', async () => {
    const { id, cookie } = await signUp(api, 'two@visitor.example');
    const first = await activationToken(api, 'two@visitor.example');
    await rows(api, "update account_token set created_at = now() - interval '2 minutes' where account_id = $1", [id]);
    await resend(cookie).expect(202);
    const second = await activationToken(api, 'two@visitor.example');
    expect(second).not.toBe(first);
    await Promise.all([first, second, first, second].map((token) => confirm(token).expect(200)));
    expect(await stateOf(id)).toMatchObject({ balance: 30, entries: 1 });
  });

  it('opens nothing on another brand', async () => {
    const { id } = await signUp(api, 'other@visitor.example');
    const answer = await confirm(await activationToken(api, 'other@visitor.example'), SECOND).expect(404);
    expect(answer.body).toMatchObject({ code: 'link_invalid' });
    expect(await stateOf(id)).toEqual(WAITING);
  });

  it('opens nothing after seven days', async () => {
    const { id } = await signUp(api, 'late@visitor.example');
    const [kept] = await rows(
      api,
      'select expires_at - created_at = $2::interval as week from account_token where account_id = $1',
      [id, '7 days'],
    );
    expect(kept).toEqual({ week: true });
    await rows(api, "update account_token set expires_at = now() - interval '1 second' where account_id = $1", [id]);
    await confirm(await activationToken(api, 'late@visitor.example')).expect(404);
    expect(await stateOf(id)).toEqual(WAITING);
  });

  it.each(['', 'x', 'A'.repeat(43), "' or 1=1 --"])('that is none (%#) opens nothing', async (token) => {
    await confirm(token).expect(404);
  });

  it('that is too long, or two, is not taken', async () => {
    for (const token of ['A'.repeat(5000), ['a', 'b']])
      expect((await post(api, '/api/activation').send({ token }).expect(422)).body).toMatchObject({
        code: 'invalid_input',
      });
  });

  it('changes nothing where it is only opened', async () => {
    const { id } = await signUp(api, 'scanned@visitor.example');
    const token = await activationToken(api, 'scanned@visitor.example');
    for (const path of ['/api/activation', '/api/activate']) {
      await api.on().get(path).query({ token }).set('x-forwarded-for', newAddress()).expect(404);
      await api.on().head(path).query({ token }).set('x-forwarded-for', newAddress()).expect(404);
    }
    expect(await stateOf(id)).toEqual(WAITING);
  });

  it('is found in the address of its page where the page has no scripts, and leads on', async () => {
    const { id } = await signUp(api, 'plain@visitor.example');
    const token = await activationToken(api, 'plain@visitor.example');
    const press = (page: string) => post(api, '/api/activation').type('form').set('referer', page).redirects(0);
    const page = `http://${FIRST}.localhost/activate/do`;
    for (const other of [page, `${page}?token=x`, `https://bad.example/activate/do?token=${token}`])
      await press(other).expect(303).expect('location', '/activate/error');
    expect(await stateOf(id)).toEqual(WAITING);
    for (const [language, location] of [
      ['fr', '/activate/error?lang=fr'],
      ['xx', '/activate/error'],
    ] as const)
      await press(`${page}?token=x&lang=${language}`).expect(303).expect('location', location);
    const answer = await press(`${page}?token=${token}`).expect(303).expect('location', '/activate/done');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(await stateOf(id)).toMatchObject({ status: 'active', entries: 1 });
  });

  it('is not taken from another site’s page', async () => {
    const { id } = await signUp(api, 'cross@visitor.example');
    const token = await activationToken(api, 'cross@visitor.example');
    const answer = await confirm(token).set('sec-fetch-site', 'cross-site').expect(403);
    expect(answer.body).toMatchObject({ code: 'cross_site_request' });
    expect(await stateOf(id)).toEqual(WAITING);
  });

  it('is limited by address', async () => {
    const address = newAddress();
    const press = () => api.on().post('/api/activation').set('x-forwarded-for', address).send({ token: 'x' });
    for (let step = 0; step < 10; step += 1)
      expect(new Set((await Promise.all(Array.from({ length: 30 }, press))).map(({ status }) => status))).toEqual(
        new Set([404]),
      );
    await press().expect(429);
  });

  it('does not bring a blocked account back', async () => {
    const { id } = await signUp(api, 'banned@visitor.example');
    await rows(api, "update account set status = 'blocked' where id = $1", [id]);
    await confirm(await activationToken(api, 'banned@visitor.example')).expect(404);
    expect(await stateOf(id)).toMatchObject({ status: 'blocked', balance: 0 });
  });
});

describe('the mail once more', () => {
  it('is sent half a minute after the last one, and only once by four clicks; the refusal says how long that is', async () => {
    const { id, cookie } = await signUp(api, 'again@visitor.example');
    const sent = (ago: string) =>
      rows(api, 'update account_token set created_at = now() - $2::interval where account_id = $1', [id, ago]);
    await sent('10 seconds');
    const refused = await resend(cookie).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(10);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(20);
    await sent('31 seconds');
    const before = await count(api, 'outbox');
    const answers = await Promise.all(Array.from({ length: 4 }, () => resend(cookie)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 429, 429, 429]);
    expect(await count(api, 'outbox')).toBe(before + 1);
  });

  it('is sent five times a day at most', async () => {
    const { id, cookie } = await signUp(api, 'often@visitor.example');
    for (let sent = 0; sent < 5; sent += 1) {
      await rows(api, "update account_token set created_at = now() - interval '2 minutes' where account_id = $1", [id]);
      await resend(cookie).expect(202);
    }
    await rows(api, "update account_token set created_at = now() - interval '2 minutes' where account_id = $1", [id]);
    await resend(cookie).expect(429);
  });

  it('is not sent to a confirmed address, to a visitor, or with another brand’s session', async () => {
    const { cookie } = await signUp(api, 'done@visitor.example');
    await activate(api, 'done@visitor.example');
    expect((await resend(cookie).expect(409)).body).toMatchObject({ code: 'already_active' });
    for (const answer of [
      await post(api, '/api/activation/resend').expect(403),
      await resend(cookie, SECOND).expect(403),
    ])
      expect(answer.body).toMatchObject({ code: 'authentication_required', authentication_required: true });
  });
});

describe('the mail itself', () => {
  let smtp: TestSmtp;
  let worker: RunningWorker;
  beforeAll(async () => {
    smtp = await new TestSmtp().start();
    worker = await startWorker({ ...api.config, SMTP_URL: smtp.url });
  });
  afterAll(async () => {
    await worker.close();
    await smtp.stop();
  });

  it('comes in the brand’s name and leads to its own domain, whatever host was claimed', async () => {
    const to = 'mail@visitor.example';
    const signedUp = await post(api, '/api/signups', SECOND)
      .set('cookie', 'locale=de')
      .set('referer', 'https://bad.example/')
      .send({
        email: to,
        name: 'Eve\u00A0www.bad.example',
        password: 'seven quiet otters',
        date_of_birth: '1990-05-17',
        sensitive_consent: true,
      })
      .expect(201);
    const mail = () => smtp.caught.find((caught) => caught.to.includes(to));
    await smtp.until(() => mail() !== undefined);
    const { email, from } = mail() ?? {};
    expect(email?.subject).toBe('Bestätige deine E-Mail-Adresse');
    expect(email?.html).toContain('lang="de-DE"');
    expect(email?.text).toContain('Hallo,');
    expect(from).toMatch(/@knotted\.localhost$/);
    const links = [...(email?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link);
    expect(links.every((link) => /^http:\/\/knotted\.localhost:8080\/.*[?;]lang=de$/.test(link))).toBe(true);
    const token = /\/activate\/do\?token=([\w-]{43})&amp;lang=de"/.exec(email?.html ?? '')?.[1] ?? '';
    expect(email?.text).toContain(token);
    const [, code = ''] = /\n(\d{6})\n/.exec(email?.text ?? '') ?? [];
    expect(email?.html).toContain(`>Dein Code: ${code}. `);
    expect(email?.html?.split(code)).toHaveLength(3);
    expect(email?.subject).not.toContain(code);
    await post(api, '/api/activation/code', SECOND)
      .set('cookie', cookieOf(signedUp.headers))
      .send({ code })
      .expect(200);
    expect((await confirm(token, SECOND).expect(200)).body).toEqual({ result: 'confirmed_before' });
  });
});
