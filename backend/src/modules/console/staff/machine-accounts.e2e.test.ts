import { FIRST, OPERATOR, REVIEWER, SECOND, type TestApi, startTestApi, testBrand } from '../../../../test/support/api';
import { rows } from '../../../../test/support/people';
import { CONSOLE, sessionOf, staffPost } from '../../../../test/support/staff-people';
import { MachineAccounts, StaffTokens } from '..';
import { type AddedMachineResponse, type StaffPeopleResponse } from './staff.response';

let api: TestApi;
let [olivia, ravi]: [string, string] = ['', ''];
beforeAll(async () => {
  api = await startTestApi();
  [olivia, ravi] = [await sessionOf(api, OPERATOR.email), await sessionOf(api, REVIEWER.email)];
});
afterAll(() => api.close());

let made = 0;
const wish = (more: object = {}) => ({
  ...{ handle: `deploy-${(made += 1)}`, name: 'Publishing', role: 'support', tenants: [FIRST] },
  ...more,
});
const post = (path: string, cookie: string, body: object = {}) => staffPost(api, path, cookie).send(body);
async function added(more: object = {}, by = olivia): Promise<AddedMachineResponse> {
  return (await post('/machine-accounts', by, wish(more)).expect(201)).body as AddedMachineResponse;
}
const as = (token: string, path: string) =>
  api.on(CONSOLE).get(`/api/staff${path}`).set('authorization', `Bearer ${token}`);
const remove = (path: string, cookie: string) => api.on(CONSOLE).delete(`/api/staff${path}`).set('cookie', cookie);
const codeIn = ({ body }: { body: unknown }): string => (body as { code?: string }).code ?? '';

describe('the account of a program', () => {
  it('has its role and brands by a token that is told once', async () => {
    const { id, token } = await added({ handle: 'reporting', name: 'Reports of the night' });
    const { body } = await as(token, '/me').expect(200);
    expect(body).toMatchObject({
      ...{ id, email: 'reporting@machine.invalid', role: 'support', session_ends_at: null },
      tenants: [{ slug: FIRST }],
    });
    await as(token, `/tenants/${FIRST}/revisions`).expect(200);
    await as(token, `/tenants/${SECOND}/revisions`).expect(404);
    await as(token, '/people').expect(403);
    const list = await api.on(CONSOLE).get('/api/staff/people').set('cookie', olivia).expect(200);
    const { staff } = list.body as StaffPeopleResponse;
    expect(list.text).not.toContain(token);
    expect(staff.find((one) => one.id === id)).toMatchObject({
      ...{ machine: true, is_program: false, has_password: false, tokens: 1, may_confirm: false, tenants: [FIRST] },
    });
    expect(staff.find(({ email }) => email === OPERATOR.email)).toMatchObject({ machine: false });
  });

  it('is audited with who made it, and its tokens with who was told them', async () => {
    const { id } = await added({ handle: 'audited' });
    await post(`/machine-accounts/${id}/tokens`, ravi, { label: 'second' }).expect(201);
    const entries = await rows(
      api,
      "select actor, action, details ->> 'label' as label from audit_entry where subject = 'audited@machine.invalid' order by id",
      [],
    );
    expect(entries).toEqual([
      { actor: OPERATOR.email, action: 'staff.machine_added', label: null },
      { actor: OPERATOR.email, action: 'staff.token_issued', label: 'first' },
      { actor: REVIEWER.email, action: 'staff.token_issued', label: 'second' },
    ]);
  });

  it('gets a second token before the first is revoked, and none once it is removed', async () => {
    const { id, token } = await added();
    const { body } = await post(`/machine-accounts/${id}/tokens`, ravi, { label: 'next' }).expect(201);
    const next = (body as { token: string }).token;
    await as(next, '/me').expect(200);
    await remove(`/people/${id}/tokens/first`, olivia).expect(204);
    await as(token, '/me').expect(401);
    await as(next, '/me').expect(200);
    await remove(`/people/${id}`, ravi).expect(204);
    await as(next, '/me').expect(401);
    expect(codeIn(await post(`/machine-accounts/${id}/tokens`, olivia, { label: 'late' }))).toBe('staff_not_found');
  });

  it('is made once for each handle, of two who ask at the same time as well', async () => {
    const body = wish({ handle: 'raced' });
    const answers = await Promise.all([olivia, ravi, olivia].map((by) => post('/machine-accounts', by, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const tokens = await rows(
      api,
      "select 1 from staff_token t join staff s on s.id = t.staff_id where s.email = 'raced@machine.invalid'",
      [],
    );
    expect(tokens).toHaveLength(1);
  });

  it('is nobody’s to sign in to, and no person is given tokens by others in this way', async () => {
    const { id, token } = await added();
    expect(codeIn(await post(`/people/${id}/invitation`, olivia))).toBe('machine_account');
    expect(codeIn(await post(`/people/${id}/confirmation`, ravi))).toBe('staff_not_ready');
    const person = await api.running.app.get(StaffTokens).find(REVIEWER.email);
    expect(codeIn(await post(`/machine-accounts/${person?.id}/tokens`, olivia, { label: 'x1' }))).toBe(
      'staff_not_found',
    );
    const own = await staffPost(api, `/people/${id}/tokens`)
      .set('authorization', `Bearer ${token}`)
      .send({ label: 'x1' });
    expect(codeIn(own)).toBe('staff_session_needed');
    await expect(rows(api, "update staff set password_hash = 'x' where id = $1", [id])).rejects.toThrow(
      'staff_machine_check',
    );
  });
});

describe('what a program changes of money', () => {
  let price = 500;
  async function draft(token: string): Promise<number> {
    const own = structuredClone(testBrand(FIRST).own) as { settings: object };
    const source = { ...own, settings: { ...own.settings, gift_credits: (price += 1) } };
    const answer = await staffPost(api, `/tenants/${FIRST}/revisions`)
      .set('authorization', `Bearer ${token}`)
      .send({ source, base: 1, reason: 'A test' })
      .expect(201);
    return (answer.body as { revision: number }).revision;
  }
  const approve = async (cookie: string, revision: number): Promise<string> => {
    const answer = await post(`/tenants/${FIRST}/revisions/${revision}/approvals`, cookie);
    return codeIn(answer) || String(answer.status);
  };

  it('is approved by somebody who was told none of its tokens, and never by a program', async () => {
    const { id, token } = await added({ role: 'operator', tenants: [] });
    const other = await added({ role: 'operator', tenants: [] }, ravi);
    const revision = await draft(token);
    expect(await approve(olivia, revision)).toBe('own_approval');
    const byProgram = await staffPost(api, `/tenants/${FIRST}/revisions/${revision}/approvals`)
      .set('authorization', `Bearer ${other.token}`)
      .send({});
    expect(codeIn(byProgram)).toBe('staff_session_needed');
    expect(await approve(ravi, revision)).toBe('204');
    await post(`/machine-accounts/${id}/tokens`, ravi, { label: 'shared' }).expect(201);
    expect(await approve(ravi, await draft(token))).toBe('own_approval');
  });

  it('takes two people where the command line made its account', async () => {
    const machine = { handle: 'on-the-machine', name: 'Made here', role: 'operator' as const, tenantIds: [] };
    const { token } = await api.running.app.get(MachineAccounts).add(machine, OPERATOR);
    const revision = await draft(token);
    expect(await approve(ravi, revision)).toBe('204');
    const publish = { revision, base: 1, reason: 'A test' };
    expect(codeIn(await post(`/tenants/${FIRST}/releases`, olivia, publish))).toBe('approval_needed');
  });
});

describe('making one', () => {
  it('is for operators with a second factor that was just given', async () => {
    const support = await sessionOf(api, 'sanna@manyhearts.example');
    await post('/machine-accounts', support, wish()).expect(403);
    await post('/machine-accounts', '', wish()).expect(401);
    const { token } = await added({ role: 'operator', tenants: [] });
    const byToken = await staffPost(api, '/machine-accounts').set('authorization', `Bearer ${token}`).send(wish());
    expect(codeIn(byToken)).toBe('staff_session_needed');
    const late = await sessionOf(api, OPERATOR.email);
    await rows(api, "update staff_session set second_factor_at = now() - interval '10 minutes'", []);
    expect(codeIn(await post('/machine-accounts', late, wish()))).toBe('second_factor_needed');
    await rows(api, 'update staff_session set second_factor_at = now()', []);
  });

  it.each([
    ['a handle with a capital', { handle: 'Deploy' }],
    ['a handle of one letter', { handle: 'd' }],
    ['a handle that ends in a hyphen', { handle: 'deploy-' }],
    ['a handle that is too long', { handle: 'd'.repeat(41) }],
    ['an address for a handle', { handle: 'a@b.example' }],
    ['no name', { name: '' }],
    ['a role that is none', { role: 'owner' }],
    ['a brand twice', { tenants: [FIRST, FIRST] }],
  ])('with %s is refused', async (_, more) => {
    await post('/machine-accounts', olivia, wish(more)).expect(422);
  });

  it('for a brand that is not there is refused, and leaves no account', async () => {
    await post('/machine-accounts', olivia, wish({ handle: 'nowhere', tenants: ['nowhere'] })).expect(404);
    expect(await rows(api, "select 1 from staff where email = 'nowhere@machine.invalid'", [])).toEqual([]);
  });
});
