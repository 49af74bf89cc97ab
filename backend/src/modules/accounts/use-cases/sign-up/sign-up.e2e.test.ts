import { regionId } from '../../../../../../contract/profile/country-region';
import { Database } from '../../../../platform/database';
import { runInTenant } from '../../../../platform/tenancy';
import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { PublishedSites, Tenants } from '../../../tenants';
import {
  PASSWORD,
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
  api = await startAccountsApi(8);
});
afterAll(() => api.close());

const TABLES = ['profile', 'account', 'consent', 'session', 'account_token', 'credit_balance', 'outbox'];
const counts = (): Promise<number[]> => Promise.all(TABLES.map((table) => count(api, table)));

describe('signing up', () => {
  it('makes an account that is signed in and not confirmed, and sends the mail', async () => {
    const answer = await post(api, '/api/signups')
      .set('cookie', 'locale=fr; source=network=adnet&sub1=banner')
      .set('user-agent', 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36')
      .send({ ...form('First@Visitor.example'), signup_message: ' Hello\r\nyou ', time_zone: 'Europe/Amsterdam' })
      .expect(201);
    const { id } = answer.body as { id: number };
    expect(answer.body).toEqual({ id: expect.any(Number) as number, status: 'not_confirmed' });
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^session=[\w-]{44}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await rows(api, 'select * from account where id = $1', [id])).toMatchObject([
      {
        email: 'First@visitor.example',
        email_key: 'first@visitor.example',
        status: 'not_confirmed',
        language: 'fr',
        time_zone: 'Europe/Amsterdam',
        signup_message: 'Hello\nyou',
        signup_host: 'everglow.localhost',
        network: 'adnet',
        ref: null,
        sub1: 'banner',
        confirmed_at: null,
      },
    ]);
    expect(await rows(api, 'select * from profile where id = $1', [id])).toMatchObject([
      { name: 'Jo Visser', gender: 'woman', seeking: 'everyone', status: 'disabled', fictional: false },
    ]);
    expect(await rows(api, 'select device from session where account_id = $1', [id])).toEqual([
      { device: 'Chrome, Android' },
    ]);
    expect(await rows(api, 'select balance from credit_balance where account_id = $1', [id])).toEqual([{ balance: 0 }]);
    expect(await rows(api, "select payload from outbox where payload->>'mail' = 'activation'")).toMatchObject([
      { payload: { person: { address: 'First@visitor.example', locale: 'fr' }, params: { name: 'Jo Visser' } } },
    ]);
  });

  it('gives ids that tell nothing of how many sign up, at this brand or another', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 24; n += 1)
      ids.push((await signUp(api, `count${n}@visitor.example`, n % 2 === 0 ? FIRST : SECOND)).id);
    expect(Math.min(...ids)).toBeGreaterThanOrEqual(2 ** 30);
    const steps = ids.slice(1).map((id, at) => id - (ids[at] ?? 0));
    expect(steps.some((step) => step > 0) && steps.some((step) => step < 0)).toBe(true);
    // By chance two in a row are so close once in a million runs.
    expect(Math.min(...steps.map(Math.abs))).toBeGreaterThan(24);
    expect(new Set(ids).size).toBe(24);
  });

  it('keeps neither password nor tokens', async () => {
    const { id, cookie } = await signUp(api, 'secret@visitor.example');
    const kept = await rows(
      api,
      `select row_to_json(a)::text || row_to_json(s)::text || row_to_json(t)::text as text from account a
       join session s on s.account_id = a.id join account_token t on t.account_id = a.id where a.id = $1`,
      [id],
    );
    expect(kept).toHaveLength(1);
    const text = String(kept[0]?.['text']);
    expect(text).toContain('$argon2id$v=19$m=19456,t=7,p=1$');
    for (const secret of [PASSWORD, cookie.slice('session='.length)]) expect(text).not.toContain(secret);
  });

  it('from a form leads on to the page that says what comes next', async () => {
    const answer = await post(api, '/api/signups')
      .type('form')
      .send({
        ...form('form@visitor.example'),
        date_of_birth: '',
        sensitive_consent: 'yes',
        birth_day: '7',
        birth_month: '5',
        birth_year: '1990',
      })
      .expect(303);
    expect(answer.headers['location']).toBe('/complete-signup');
    expect(cookieOf(answer.headers)).toMatch(/^session=[\w-]{44}$/);
    expect(
      await rows(
        api,
        'select birth_date::text from profile p join account a using (tenant_id, id) where a.email_key = $1',
        ['form@visitor.example'],
      ),
    ).toEqual([{ birth_date: '1990-05-07' }]);
  });

  it('at two brands with one address is two accounts that know nothing of each other', async () => {
    const [first, second] = [
      await signUp(api, 'both@visitor.example', FIRST),
      await signUp(api, 'both@visitor.example', SECOND),
    ];
    expect(first.id).not.toBe(second.id);
    const tenants = await rows(api, 'select tenant_id from account where email_key = $1', ['both@visitor.example']);
    expect(new Set(tenants.map((row) => row['tenant_id'])).size).toBe(2);
  });

  it('again with an address that has an account is refused, in whatever letters', async () => {
    await signUp(api, 'taken@visitor.example');
    const before = await counts();
    const answer = await post(api, '/api/signups').send(form('TAKEN@visitor.EXAMPLE')).expect(409);
    expect(answer.body).toMatchObject({ code: 'email_in_use', faults: [{ path: 'email', code: 'in_use' }] });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await counts()).toEqual(before);
  });

  it('fifty times at once with one address is one account', async () => {
    const before = await counts();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post(api, '/api/signups').send(form('race@visitor.example'))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
    // One of each, and two consents.
    expect(await counts()).toEqual(before.map((n, at) => n + (TABLES[at] === 'consent' ? 2 : 1)));
  });

  it('tells an address ten times in an hour that accounts exist, and then no more', async () => {
    await signUp(api, 'probed@visitor.example');
    const from = newAddress();
    const probe = () => api.on().post('/api/signups').set('x-forwarded-for', from).send(form('probed@visitor.example'));
    for (let time = 0; time < 10; time += 1) await probe().expect(409);
    const refused = await probe().expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  });
});

describe('consent', () => {
  const given = (id: unknown) =>
    rows(
      api,
      `select kind, given, revision, language, terms_date::text as terms_date, created_at > now() - interval '1 minute' as fresh
       from consent where account_id = $1 order by kind`,
      [id],
    );

  it('is kept with its time, and with the settings and the date of the terms that were shown', async () => {
    const { id } = await signUp(api, 'consent@visitor.example');
    const [live] = await rows(
      api,
      `select live_revision as revision, domain_language as language, document->'company'->>'added' as added from tenant t
       join settings_revision r on r.tenant_id = t.id and r.revision = t.live_revision where slug = 'everglow'`,
    );
    const added = String(live?.['added']);
    const shown = {
      given: true,
      revision: live?.['revision'],
      language: live?.['language'],
      terms_date: added > '2023-12-01' ? added : '2023-12-01',
      fresh: true,
    };
    expect(await given(id)).toEqual([
      { ...shown, kind: 'sensitive_data' },
      { ...shown, kind: 'terms' },
    ]);
  });

  it('names no revision that was never live', async () => {
    const answer = await post(api, '/api/signups')
      .send({ ...form('older@visitor.example'), revision: 999_999, member_resell: true })
      .expect(201);
    const kept = await given((answer.body as { id: number }).id);
    // And where the site does not ask, there is no answer.
    expect(kept.map(({ kind }) => kind)).toEqual(['sensitive_data', 'terms']);
    expect(kept[0]?.['revision']).not.toBe(999_999);
  });

  it.each([
    ['a yes', true, true],
    ['the yes of a form', 'yes', true],
    ['a no', false, false],
    ['no answer, which is a no,', undefined, false],
  ])('keeps %s where the site asks about other sites', async (_, answered, expected) => {
    const { app } = api.running;
    // Publishing is tested elsewhere: here the document that lies in memory is changed.
    const { id, live_revision } = await app.get(Tenants).get(SECOND);
    const { settings } = await app.get(PublishedSites).document(id, live_revision ?? 0);
    const asks = settings as { member_resell: boolean };
    asks.member_resell = true;
    const email = newAddress().replaceAll('.', '-') + '@visitor.example';
    const answer = await post(api, '/api/signups', SECOND)
      .send({ ...form(email), member_resell: answered })
      .expect(201);
    asks.member_resell = false;
    const kept = await given((answer.body as { id: number }).id);
    expect(kept.find(({ kind }) => kind === 'member_resell')).toMatchObject({
      given: expected,
      revision: live_revision,
    });
  });

  it('is changed by nobody', async () => {
    for (const change of ['update consent set given = false', 'delete from consent']) {
      await expect(runInTenant(1, () => api.running.app.get(Database).query(change))).rejects.toThrow(
        /permission denied/,
      );
    }
    await expect(rows(api, 'update consent set given = false')).rejects.toThrow(/permission denied/);
  });
});

describe('what a landing page learnt', () => {
  const kept = async (email: string) =>
    (await rows(api, 'select signup_member, signup_answers from account where email_key = $1', [email]))[0];
  const profile = async (slug: string, status: string): Promise<number> => {
    const [row] = await rows(
      api,
      `insert into profile (tenant_id, name, birth_date, language, status, fictional)
       select id, 'Somebody', '1990-01-01', 'en', $2, true from tenant where slug = $1 returning id`,
      [slug, status],
    );
    return Number(row?.['id']);
  };

  it('is kept: to whom the message goes, and what was answered', async () => {
    const member = await profile('everglow', 'active');
    const answers = { looking_for: 'talk', min_age: 30, max_age: 39, countryregion: regionId('NL-NH') };
    await post(api, '/api/signups')
      .send({ ...form('lander@visitor.example'), signup_member: String(member), ...answers })
      .expect(201);
    expect(await kept('lander@visitor.example')).toEqual({
      signup_member: member,
      signup_answers: { ...answers, countryregion: 'NL-NH' },
    });
  });

  it.each([
    ['its id', regionId('BE-VOV'), 'BE-VOV'],
    ['its id as a form sends it', String(regionId('BE-VOV')), 'BE-VOV'],
    ['its code, as older pages send it', 'BE-VOV', 'BE-VOV'],
    ['the id of a region elsewhere', regionId('DE-BE'), undefined],
    ['the id of no region', regionId('NL-XXX'), undefined],
    ['no id', 7, undefined],
  ])('keeps the region that is sent as %s', async (_, countryregion, code) => {
    const email = newAddress().replaceAll('.', '-') + '@visitor.example';
    await post(api, '/api/signups')
      .send({ ...form(email), countryregion })
      .expect(201);
    expect((await kept(email))?.['signup_answers'] ?? undefined).toEqual(code && { countryregion: code });
  });

  it.each([
    ['a profile of another brand', () => profile(SECOND, 'active')],
    ['a hidden profile', () => profile('everglow', 'disabled')],
    ['nobody', () => Promise.resolve(2_000_000_000)],
    ['no number', () => Promise.resolve('1 or 1=1')],
  ])('leaves out %s', async (_, member) => {
    const email = newAddress().replaceAll('.', '-') + '@visitor.example';
    await post(api, '/api/signups')
      .send({ ...form(email), signup_member: await member(), signup_message: 'Hello' })
      .expect(201);
    expect(await kept(email)).toEqual({ signup_member: null, signup_answers: null });
  });

  it('leaves out answers that do not fit', async () => {
    const odd = { looking_for: 'x', min_age: 12, max_age: { a: 1 }, countryregion: 'ZZ-NOWHERE' };
    await post(api, '/api/signups')
      .send({ ...form('odd@visitor.example'), ...odd })
      .expect(201);
    expect(await kept('odd@visitor.example')).toEqual({ signup_member: null, signup_answers: null });
  });
});

it('is taken with the genders that the brand offers alone', async () => {
  const { id } = await api.running.app.get(Tenants).get(SECOND);
  const { document } = await api.running.app.get(PublishedSites).get(id);
  const { genders } = document.settings;
  const asWoman = { ...form('woman@visitor.example'), gender: 'woman', seeking: 'everyone' };
  Object.assign(document.settings, { genders: ['man'] });
  try {
    const { body } = await post(api, '/api/signups', SECOND).send(asWoman).expect(422);
    expect(body).toMatchObject({ faults: [{ path: 'gender', code: 'choice', message: 'Choose one of: man.' }] });
    await post(api, '/api/signups').send(asWoman).expect(201);
  } finally {
    Object.assign(document.settings, { genders });
  }
  await post(api, '/api/signups', SECOND).send(asWoman).expect(201);
});

describe('a sign-up with faults', () => {
  it('is told all of them at once, and nothing is written', async () => {
    const before = await counts();
    const answer = await post(api, '/api/signups')
      .send({
        email: 'nobody',
        name: '@jo',
        password: 'short',
        date_of_birth: '1990-02-30',
        gender: 'cat',
        seeking: 5,
        signup_message: 'x'.repeat(5001),
      })
      .expect(422);
    const { code, faults } = answer.body as { code: string; faults: { path: string; code: string }[] };
    expect(code).toBe('invalid_input');
    expect(faults.map(({ path, code: fault }) => `${path} ${fault}`)).toEqual([
      'email format',
      'name starts_with_at',
      'password too_short',
      'date_of_birth no_such_day',
      'signup_message too_long',
      'gender choice',
      'seeking text',
      'sensitive_consent consent_required',
    ]);
    expect(await counts()).toEqual(before);
  });

  it.each<[string, object, string]>([
    ['a field nobody knows', { status: 'active' }, 'status unknown_field'],
    ['an object for an address', { email: { $ne: '' } }, 'email text'],
    ['a list for a password', { password: ['x'] }, 'password text'],
    ['a header in an address', { email: 'a@visitor.example\r\nBcc: b@victim.example' }, 'email format'],
    ['two addresses', { email: 'a@visitor.example,b@victim.example' }, 'email format'],
    ['letters of another alphabet in an address', { email: 'аdmin@visitor.example' }, 'email format'],
    ['the address for a name', { name: 'Jo@Visitor.example', email: 'jo@visitor.example' }, 'name same_as_email'],
    ['the wide form of @', { name: '＠jo' }, 'name starts_with_at'],
    ['a name that turns the text around', { name: 'Jo\u202Eessiv' }, 'name characters'],
    ['a name with a sign that is not seen', { name: 'Jo\u200BVisser' }, 'name characters'],
    ['a name of two alphabets', { name: 'Jо Vіsser' }, 'name characters'],
    ['a towering name', { name: `Jo${'\u0301'.repeat(20)}` }, 'name characters'],
    ['the brand’s name', { name: 'EVERGLOW' }, 'name reserved'],
    ['a common password', { password: 'Password123!' }, 'password common'],
    ['a password of one letter', { password: 'aaaaaaaaaaaa' }, 'password common'],
    ['the name as a password', { password: 'jo visser 1' }, 'password too_personal'],
    ['nobody of eighteen', { date_of_birth: `${new Date().getUTCFullYear() - 17}-01-01` }, 'date_of_birth under_age'],
    ['a day to come', { date_of_birth: '2999-01-01' }, 'date_of_birth in_future'],
    ['a day of 1850', { date_of_birth: '1850-01-01' }, 'date_of_birth too_long_ago'],
    [
      '31 February',
      { date_of_birth: '', birth_day: '31', birth_month: '2', birth_year: '1990' },
      'date_of_birth no_such_day',
    ],
    ['a date without its year', { date_of_birth: '', birth_day: '3', birth_month: '2' }, 'date_of_birth required'],
    ['no consent', { sensitive_consent: undefined }, 'sensitive_consent consent_required'],
    ['a no for a consent', { sensitive_consent: false }, 'sensitive_consent consent_required'],
    ['something else for a consent', { sensitive_consent: { yes: 1 } }, 'sensitive_consent boolean'],
    ['something else for an answer', { member_resell: 'perhaps' }, 'member_resell boolean'],
    ['no date', { date_of_birth: '' }, 'date_of_birth required'],
  ])('%s', async (_, part, expected) => {
    const answer = await post(api, '/api/signups')
      .send({ ...form('fault@visitor.example'), ...part })
      .expect(422);
    const { faults } = answer.body as { faults: { path: string; code: string }[] };
    expect(faults.map(({ path, code }) => `${path} ${code}`)).toEqual([expected]);
  });

  it.each([
    ['a body that is no JSON', '{"email":', 400],
    ['a list', '[]', 422],
    ['nothing', '{}', 422],
  ])('%s', async (_, body, status) => {
    await post(api, '/api/signups').set('content-type', 'application/json').send(body).expect(status);
  });

  it('too large a body', async () => {
    await post(api, '/api/signups')
      .send({ ...form('big@visitor.example'), signup_message: 'x'.repeat(70_000) })
      .expect(413);
  });

  it('from a form gets a page in the visitor’s language that repeats nothing', async () => {
    const answer = await post(api, '/api/signups')
      .set('cookie', 'locale=fr')
      .type('form')
      .send({
        email: '<b>nobody</b>',
        name: 'Jo',
        password: 'x',
        birth_day: '31',
        birth_month: '2',
        birth_year: '1990',
      })
      .expect(422);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain('<html lang="fr-BE">');
    expect(answer.text.match(/<li>/g)).toHaveLength(4);
    expect(answer.text).toContain('Cochez la case');
    expect(answer.text).not.toContain('nobody');
  });
});

describe('another site', () => {
  it.each([
    ['of a browser that says so', { 'sec-fetch-site': 'cross-site' }],
    ['of a sister brand', { 'sec-fetch-site': 'same-site', origin: 'http://knotted.localhost:8080' }],
    ['of an older browser', { origin: 'http://bad.example' }],
    ['that hides where it is', { origin: 'null' }],
  ])('%s cannot sign anybody up', async (_, headers) => {
    const answer = await post(api, '/api/signups').set(headers).send(form('csrf@visitor.example')).expect(403);
    expect(answer.body).toMatchObject({ code: 'cross_site_request' });
  });

  it('is not the own one', async () => {
    await post(api, '/api/signups')
      .set({ origin: 'http://everglow.localhost:8080' })
      .send(form('own@visitor.example'))
      .expect(201);
  });
});

it('a host without a brand signs nobody up', async () => {
  await api.on('console.localhost').post('/api/signups').send(form('a@visitor.example')).expect(404);
  await api.on('nobody.localhost').post('/api/signups').send(form('a@visitor.example')).expect(421);
});
