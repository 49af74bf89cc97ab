import { createHash } from 'node:crypto';
import { FIRST, OPERATOR, REVIEWER, type TestApi, tokenOf } from '../../../../test/support/api';
import { rows, startAccountsApi } from '../../../../test/support/people';
import {
  CONSOLE,
  enrolledStaff,
  newStaff,
  sessionOf,
  staffPost,
  staffSignIn,
} from '../../../../test/support/staff-people';
import { StaffTokens } from '..';
import { type StaffPeopleResponse } from './staff.response';

let api: TestApi;
let [olivia, ravi]: [string, string] = ['', ''];
beforeAll(async () => {
  api = await startAccountsApi(111);
  [olivia, ravi] = [await sessionOf(api, OPERATOR.email), await sessionOf(api, REVIEWER.email)];
});
afterAll(() => api.close());

const idOf = async (email: string): Promise<number> => (await api.running.app.get(StaffTokens).find(email))?.id ?? 0;
const get = (path: string, cookie: string) => api.on(CONSOLE).get(`/api/staff/people${path}`).set('cookie', cookie);
const remove = (path: string, cookie: string) =>
  api.on(CONSOLE).delete(`/api/staff/people${path}`).set('cookie', cookie);
async function personOf(email: string, cookie = olivia) {
  const { staff } = (await get('', cookie).expect(200)).body as StaffPeopleResponse;
  return staff.find((one) => one.email === email);
}

describe('the list of people', () => {
  it('tells how far each account is set up, and whom the caller may confirm', async () => {
    const email = 'listed@manyhearts.example';
    const body = { email, name: 'Listed Person', role: 'support', tenants: [FIRST] };
    const { id } = (await staffPost(api, '/people', olivia).send(body).expect(201)).body as { id: number };
    await staffPost(api, `/people/${id}/invitation`, olivia).expect(201);
    expect(await personOf(email)).toMatchObject({
      ...{ id, role: 'support', tenants: [FIRST], has_password: false, has_second_factor: false },
      ...{ invited_until: expect.any(String) as string, sessions: 0, tokens: 0, seen_at: null, may_confirm: false },
      is_program: false,
    });
    const operator = await enrolledStaff(api, 'listed-operator@manyhearts.example');
    await rows(api, 'update staff set held_by_unknown = false, held_by = array[$2::integer] where id = $1', [
      operator.id,
      await idOf(OPERATOR.email),
    ]);
    const shown = {
      has_password: true,
      has_second_factor: true,
      invited_until: null,
      sessions: 1,
      approves_from: null,
    };
    const open = { ...shown, confirmations: 0, confirmations_needed: 1 };
    expect(await personOf('listed-operator@manyhearts.example')).toMatchObject({ ...open, may_confirm: false });
    expect(await personOf('listed-operator@manyhearts.example', ravi)).toMatchObject({ ...open, may_confirm: true });
    expect(await personOf(OPERATOR.email)).toMatchObject({ accounts: ['Robin Berg'] });
    await staffPost(api, `/people/${operator.id}/confirmation`, ravi).expect(204);
    expect(await personOf(OPERATOR.email)).toMatchObject({ accounts: [] });
    expect(await personOf('listed-operator@manyhearts.example', ravi)).toMatchObject({ may_confirm: false });
  });

  it('loses nobody to a token, nor to a session whose second factor was given long ago', async () => {
    const id = await newStaff(api, 'kept@manyhearts.example', 'support');
    const call = () => api.on(CONSOLE).delete(`/api/staff/people/${id}`);
    const byToken = await call()
      .set('authorization', await tokenOf(api, OPERATOR))
      .expect(403);
    expect(byToken.body).toMatchObject({ code: 'staff_session_needed' });
    const old = await sessionOf(api, OPERATOR.email);
    const hash = createHash('sha256').update(old.replace('staff=', '')).digest();
    await rows(api, "update staff_session set second_factor_at = now() - interval '6 minutes' where token_hash = $1", [
      hash,
    ]);
    expect((await call().set('cookie', old).expect(403)).body).toMatchObject({ code: 'second_factor_needed' });
    await remove(`/${id}`, olivia).expect(204);
  });

  it('is for operators alone', async () => {
    const { cookie, id } = await enrolledStaff(api, 'desk@manyhearts.example', 'support');
    await get('', cookie).expect(403);
    await get('', '').expect(401);
    await remove(`/${id}/second-factor`, cookie).expect(403);
  });
});

describe('a lost second factor', () => {
  it('is reset by another operator, ends the sessions, and has the account confirmed anew', async () => {
    const email = 'lost@manyhearts.example';
    const { id, cookie } = await enrolledStaff(api, email);
    await remove(`/${id}/second-factor`, ravi).expect(204);
    await api.on(CONSOLE).get('/api/staff/me').set('cookie', cookie).expect(401);
    expect(await personOf(email)).toMatchObject({ has_second_factor: false, sessions: 0, approves_from: null });
    expect((await staffSignIn(api, email)).body).toEqual({ next: 'enrolment', has_passkey: false });
    const [entry] = await rows(
      api,
      "select actor from audit_entry where action = 'staff.second_factor_reset' and subject = $1",
      [email],
    );
    expect(entry).toEqual({ actor: REVIEWER.email });
  });

  it('is not reset by its owner, nor of nobody', async () => {
    const { body } = await remove(`/${await idOf(OPERATOR.email)}/second-factor`, olivia).expect(403);
    expect(body).toMatchObject({ code: 'own_account' });
    await remove('/999999/second-factor', olivia).expect(404);
    await remove('/x/second-factor', olivia).expect(404);
    const gone = await newStaff(api, 'gone@manyhearts.example', 'support');
    await remove(`/${gone}`, olivia).expect(204);
    await remove(`/${gone}/second-factor`, olivia).expect(404);
  });
});

describe('removing somebody', () => {
  it('is not possible of oneself, and of two operators who remove one another one is left', async () => {
    const { body } = await remove(`/${await idOf(OPERATOR.email)}`, olivia).expect(403);
    expect(body).toMatchObject({ code: 'own_account' });
    const [one, two] = [
      await enrolledStaff(api, 'first@manyhearts.example'),
      await enrolledStaff(api, 'second@manyhearts.example'),
    ];
    const answers = await Promise.all([remove(`/${two.id}`, one.cookie), remove(`/${one.id}`, two.cookie)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const left = await rows(api, 'select id from staff where id = any($1) and disabled_at is null', [[one.id, two.id]]);
    expect(left).toHaveLength(1);
  });
});

describe('another role', () => {
  const change = (id: number, cookie: string, role = 'support') =>
    api.on(CONSOLE).put(`/api/staff/people/${id}/role`).set('cookie', cookie).send({ role, tenants: [] });

  it('is not given to oneself, and of two operators who take it from one another one is left', async () => {
    const { body } = await change(await idOf(OPERATOR.email), olivia, 'operator').expect(403);
    expect(body).toMatchObject({ code: 'own_account' });
    const [one, two] = [
      await enrolledStaff(api, 'third@manyhearts.example'),
      await enrolledStaff(api, 'fourth@manyhearts.example'),
    ];
    const answers = await Promise.all([change(two.id, one.cookie), change(one.id, two.cookie)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const left = await rows(api, "select id from staff where id = any($1) and role = 'operator'", [[one.id, two.id]]);
    expect(left).toHaveLength(1);
  });
});

describe('tokens', () => {
  it('are listed to their owner and to operators, without themselves', async () => {
    const { id, cookie } = await enrolledStaff(api, 'tokens@manyhearts.example', 'support');
    const other = await enrolledStaff(api, 'no-tokens@manyhearts.example', 'support');
    await staffPost(api, `/people/${id}/tokens`, cookie).send({ label: 'laptop' }).expect(201);
    for (const by of [cookie, olivia]) {
      const { tokens } = (await get(`/${id}/tokens`, by).expect(200)).body as { tokens: object[] };
      expect(tokens.map((one) => Object.keys(one))).toEqual([['label', 'created_at', 'expires_at']]);
    }
    await get(`/${id}/tokens`, other.cookie).expect(404);
    await remove(`/${id}/tokens/laptop`, cookie).expect(204);
    const audited = await rows(
      api,
      "select subject, details from audit_entry where action = 'staff.token_revoked' and actor = $1",
      ['tokens@manyhearts.example'],
    );
    expect(audited).toEqual([{ subject: 'tokens@manyhearts.example', details: { label: 'laptop' } }]);
    expect((await get(`/${id}/tokens`, cookie).expect(200)).body).toEqual({ tokens: [] });
  });
});
